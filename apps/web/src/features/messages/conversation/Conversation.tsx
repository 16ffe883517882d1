import { Loader } from '@mantine/core'
import type { CanMessage, Message } from '@soundings/contract/messages'
import type { Person } from '@soundings/contract/person'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeyboardRoom } from '#shared/lib/use-keyboard-room.ts'
import { readOutbox, useWhatWaits } from '#shared/outbox/outbox-store.ts'
import { useWriter } from '#shared/session/use-writer.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { ReportMessage } from '../report/ReportMessage.tsx'
import css from './Conversation.module.css'
import { removeMessage } from './conversation.queries.ts'
import { EditBar } from './EditBar.tsx'
import { Incoming } from './Incoming.tsx'
import { MessageList } from './MessageList.tsx'
import { messageKind } from './message-kind.ts'
import { requestLeft } from './rows.view.ts'
import { useSent } from './sent-store.ts'
import { useTalk } from './use-talk.ts'
import { useTyping } from './use-typing.ts'
import type { WaitingMessage } from './WaitingBubble.tsx'
import { WriteBar } from './WriteBar.tsx'

type Props = {
  /** Null where the two have not written yet. */
  conversationId: string | null
  /** The other; null once they left. */
  person: Person | null
  canMessage: CanMessage
  /** The number of a message to begin at, which is marked. */
  at?: number | undefined
  /** Whether the field takes focus: whoever opened it came to write. */
  takesFocus?: boolean
  /** The first message was sent. */
  onBegun: (conversationId: string) => void
}

const nothing: readonly WaitingMessage[] = []
const noMessages: readonly Message[] = []

/** What waits for this person, without what the server has by now. */
const useWaiting = (personId: string | undefined): readonly WaitingMessage[] => {
  const all = useWhatWaits({ kind: messageKind.name, subject: personId ?? '' })
  const sent = useSent(({ keys }) => keys)
  const isRead = all !== null
  useEffect(() => {
    if (!isRead) void readOutbox()
  }, [isRead])
  const left = (all ?? nothing).filter(({ key }) => !sent.has(key)) as WaitingMessage[]
  return left.length === 0 ? nothing : left
}

const Talk = ({
  meId,
  conversationId,
  person,
  canMessage: told,
  at,
  takesFocus = false,
  onBegun,
}: Props & { meId: string }) => {
  const queries = useQueryClient()
  const part = useRef<HTMLElement>(null)
  useKeyboardRoom(part)
  const reading = useTalk(conversationId, at)
  const { conversation, talk, error } = reading
  const waiting = useWaiting(person?.id)
  const messages = talk?.items ?? noMessages
  const canMessage = person === null ? 'no' : (conversation?.canMessage ?? told)
  const name = person ? (person.name ?? `@${person.handle}`) : 'Deleted account'

  const { isTyping, say } = useTyping({
    conversationId,
    otherId: person?.id,
    isAccepted: canMessage === 'yes' && conversation?.box !== 'requests' && conversation?.box !== 'sent',
    lastOfOther: messages.findLast(({ senderId }) => senderId !== meId)?.seq ?? 0,
  })

  const begun = useSent((sent) => (person ? sent.begun[person.id] : undefined))
  const begin = useEffectEvent(onBegun)
  useEffect(() => {
    if (conversationId === null && begun !== undefined) begin(begun)
  }, [conversationId, begun])
  useEffect(() => {
    useSent.setState({ shown: person?.id ?? null })
    return () => useSent.setState({ shown: null })
  }, [person?.id])

  const [edited, setEdited] = useState<Message | null>(null)
  const [removed, setRemoved] = useState<Message | null>(null)
  const [reported, setReported] = useState<Message | null>(null)
  const acts = {
    onEdit: canMessage === 'no' ? null : setEdited,
    onRemove: setRemoved,
    onReport: setReported,
  }
  const own = messages.filter(({ senderId }) => senderId === meId)

  return (
    <section ref={part} className={css.part} aria-label={`Conversation with ${name}`}>
      {error ? (
        <div className={css.middle}>
          <FailureNotice title="Couldn’t load the messages" error={error} onRetry={reading.retry} />
        </div>
      ) : conversationId !== null && !talk ? (
        <div className={css.middle} aria-busy="true">
          <Loader aria-label="Loading messages" />
        </div>
      ) : (
        <MessageList
          meId={meId}
          name={name}
          conversation={conversation}
          reading={reading}
          waiting={waiting}
          at={at}
          acts={acts}
        />
      )}
      {talk && <Incoming messages={messages} meId={meId} name={name} />}
      <div className={css.foot}>
        <p className={css.typing} aria-live="off">
          {isTyping && `${name} is typing…`}
        </p>
        {canMessage === 'no' || !person ? (
          <p className={css.note}>
            {person
              ? `You can’t write to ${name}.`
              : 'They deleted their account, so you can’t write to them.'}
          </p>
        ) : edited ? (
          <EditBar key={edited.id} message={edited} onDone={() => setEdited(null)} />
        ) : (
          <WriteBar
            meId={meId}
            to={person}
            canMessage={canMessage}
            left={requestLeft(own, waiting.length)}
            isAnswer={conversation?.box === 'requests'}
            waiting={waiting}
            takesFocus={takesFocus}
            onTyping={say}
          />
        )}
      </div>
      <DeleteDialog
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title="Delete this message?"
        remove={async () => removed && removeMessage(queries, removed.id)}
        done="Message deleted"
        failed="The message couldn’t be deleted. Please try again."
        onRemoved={() => setRemoved(null)}
      >
        <p>It will be deleted for both of you. That a message was deleted stays visible.</p>
      </DeleteDialog>
      {reported && (
        <ReportMessage
          message={reported}
          sender={person}
          messages={messages}
          opened
          onClose={() => setReported(null)}
        />
      )}
    </section>
  )
}

/** What two people wrote, and where one writes to the other. It fills the room that it is given. */
export const Conversation = (props: Props) => {
  const meId = useWriter()
  // It stays when the first message makes it one.
  return meId === null ? null : <Talk key={props.person?.id ?? props.conversationId} {...props} meId={meId} />
}
