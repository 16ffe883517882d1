import type { Conversation } from '@soundings/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { actOnConversation } from '../messages.queries.ts'
import { nameOf } from '../messages.view.ts'
import { ConversationMenu } from './ConversationMenu.tsx'
import { RequestActions } from './RequestActions.tsx'
import { useConversationActions } from './use-conversation-actions.ts'

type Props = {
  conversation: Conversation
  /** It is no longer where it was. */
  onGone: (conversationId: string) => void
}

/** What can be done with a conversation: the answers to a request, or a menu. */
export const ConversationActs = ({ conversation, onGone }: Props) => {
  const queries = useQueryClient()
  const { isBusy, press } = useConversationActions(conversation, onGone)
  const [isAsking, setAsking] = useState(false)
  if (conversation.box === 'requests') return <RequestActions {...{ conversation, isBusy, onPress: press }} />
  return (
    <>
      <ConversationMenu conversation={conversation} onPress={press} onDelete={() => setAsking(true)} />
      <DeleteDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete the conversation with ${nameOf(conversation.with)}?`}
        remove={() => actOnConversation(queries, 'hide', conversation.id)}
        done="Conversation deleted"
        failed="The conversation couldn’t be deleted. Please try again."
        onRemoved={() => onGone(conversation.id)}
      >
        <p>
          It disappears for you alone. If they write again, it comes back without the earlier messages. Once
          you’ve both deleted it, it’s erased.
        </p>
      </DeleteDialog>
    </>
  )
}
