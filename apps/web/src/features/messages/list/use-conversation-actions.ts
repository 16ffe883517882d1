import type { Conversation } from '@soundings/contract/messages'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { actOn } from '#features/people/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import {
  actOnConversation,
  type ConversationAct,
  followConversations,
  takeOffLists,
} from '../messages.queries.ts'
import { nameOf } from '../messages.view.ts'

/** What a press on a line does. */
export type LineAct = Exclude<ConversationAct, 'hide'> | 'block'
type Act = LineAct | 'unblock'

const said: Record<LineAct, (name: string) => string> = {
  accept: (name) => `You and ${name} can write to each other now`,
  decline: () => 'Request declined',
  archive: () => 'Conversation archived',
  unarchive: () => 'Conversation moved to the inbox',
  mute: () => 'Conversation muted. It no longer counts as unread.',
  unmute: () => 'Conversation no longer muted',
  block: (name) => `${name} is blocked`,
}

/** What takes each of them back, where that is possible. */
const undoes: Partial<Record<LineAct, Act>> = { archive: 'unarchive', unarchive: 'archive', block: 'unblock' }

const run = async (queries: QueryClient, act: Act, { id, with: person }: Conversation): Promise<void> => {
  if (act !== 'block' && act !== 'unblock') return actOnConversation(queries, act, id)
  if (!person) return
  await actOn(queries, act, person.id)
  takeOffLists(queries, id)
  followConversations(queries)
}

const fail = (error: unknown) => toast.error(wordsOf(error, 'That didn’t work. Please try again.'))

/** What can be done with a conversation in one press. `onGone` hears that it is no longer where it was. */
export const useConversationActions = (
  conversation: Conversation,
  onGone: (conversationId: string) => void,
) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (act: LineAct) => run(queries, act, conversation),
    onSuccess: (_, act) => {
      const back = undoes[act]
      // By then the line is gone, and with it all that would follow its next press.
      const undo = () => void run(queries, back as Act, conversation).catch(fail)
      toast.notify({
        message: said[act](nameOf(conversation.with)),
        type: 'success',
        isKept: false,
        ...(back && { action: { label: 'Undo', act: undo } }),
      })
      if (act !== 'mute' && act !== 'unmute') onGone(conversation.id)
    },
    onError: fail,
  })
  return { isBusy: isPending, press: (act: LineAct) => mutate(act) }
}
