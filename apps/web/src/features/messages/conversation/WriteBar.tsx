import { ActionIcon } from '@mantine/core'
import { messageTexts } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import { plural } from '@soundings/rules/phrases'
import { IconX } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { cardIcons } from '#shared/ui/cards/LinkCards.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { AttachItems } from './AttachItems.tsx'
import { Composer } from './Composer.tsx'
import css from './Conversation.module.css'
import type { Enclosed } from './message-entry.ts'
import { useMessageDraft } from './use-message-draft.ts'
import { useSending } from './use-sending.ts'
import type { WaitingMessage } from './WaitingBubble.tsx'

type Props = {
  meId: string
  to: { id: string; handle: string }
  canMessage: 'yes' | 'request'
  /** How many more messages a request takes. */
  left: number
  /** Whether this answers a request, and so accepts it. */
  isAnswer: boolean
  waiting: readonly WaitingMessage[]
  /** Whether whoever opened the conversation came to write. */
  takesFocus: boolean
  onTyping: () => void
}

const Picker = lazy(async () => ({ default: (await import('./Picker.tsx')).Picker }))

const requestText = (left: number, handle: string): string =>
  plural(
    left,
    {
      one: '@{handle} hasn’t answered you yet. You can send # more message until they do, with up to {length} characters.',
      other:
        '@{handle} hasn’t answered you yet. You can send # messages until they do, each with up to {length} characters.',
    },
    { handle, length: messageLimits.requestText.toLocaleString('en') },
  )

const Chips = ({ all, onRemove }: { all: readonly Enclosed[]; onRemove: (id: string) => void }) => (
  <ul className={css.chips} aria-label="Attached">
    {all.map(({ kind, id, title }) => {
      const Sign = cardIcons[kind]
      return (
        <li key={id} className={css.chip}>
          <Sign {...icon} size={16} />
          <bdi>{title}</bdi>
          <ActionIcon variant="quiet" aria-label={`Remove ${title}`} onClick={() => onRemove(id)}>
            <IconX {...icon} size={16} />
          </ActionIcon>
        </li>
      )
    })}
  </ul>
)

/** Where somebody writes to one person. */
export const WriteBar = ({ meId, to, canMessage, left, isAnswer, waiting, takesFocus, onTyping }: Props) => {
  const { written, write, clear } = useMessageDraft(meId, to.id)
  const { message, enclosed } = written
  const { send, problem } = useSending({ meId, to, waiting, written, write, clear })
  const [picked, setPicked] = useState<Enclosed['kind'] | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const isRequest = canMessage === 'request'
  if (isRequest && left === 0 && message === '') return <p className={css.note}>{messageTexts.requestFull}</p>
  return (
    <>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <div className={css.problem}>
        <FormProblem>{problem}</FormProblem>
      </div>
      {isRequest && (
        <p className={css.note}>{left === 0 ? messageTexts.requestFull : requestText(left, to.handle)}</p>
      )}
      {isAnswer && <p className={css.note}>Replying accepts the request.</p>}
      <Composer
        ref={field}
        label="Write a message"
        text={message}
        onType={(text) => {
          write({ message: text })
          if (text.trim() !== '') onTyping()
        }}
        onSend={() => {
          if (!isRequest || left > 0) send()
        }}
        canMessage={canMessage}
        more={
          !isRequest && (
            <AttachItems
              onPick={(kind) =>
                enclosed.length < messageLimits.attachments
                  ? setPicked(kind)
                  : toast.info(`You can add up to ${messageLimits.attachments} things to a message.`)
              }
            />
          )
        }
        above={
          enclosed.length > 0 && (
            <Chips
              all={enclosed}
              onRemove={(gone) => write({ enclosed: enclosed.filter(({ id }) => id !== gone) })}
            />
          )
        }
      />
      {picked && (
        <Suspense>
          <Picker
            kind={picked}
            onPick={(one) => write({ enclosed: [...enclosed.filter(({ id }) => id !== one.id), one] })}
            onClose={() => setPicked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
