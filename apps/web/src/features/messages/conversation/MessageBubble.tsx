import { VisuallyHidden } from '@mantine/core'
import { dateText, timeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { LinkCards } from '#shared/ui/cards/LinkCards.tsx'
import { LinkedText } from '#shared/ui/LinkedText.tsx'
import { isAllOnCards, titleOf } from './linked.view.ts'
import css from './MessageBubble.module.css'
import { type MessageActs, MessageMenu } from './MessageMenu.tsx'
import type { MessageRow } from './rows.view.ts'

type Props = {
  row: MessageRow
  isOwn: boolean
  /** Of who wrote it, as the reader calls them. */
  name: string
  /** Whether what strangers wrote has no links. */
  isPlain: boolean
  /** Whether this is the one that was looked for. */
  isMarked: boolean
  /** What is known of its way: ‘Seen’ or ‘Sent’. */
  state: string | null
  acts: MessageActs
}

const dayText = (instant: string, language: Parameters<typeof dateText>[1]): string => {
  const days = ['Today', 'Yesterday']
  const ago = days.find((_, back) => {
    const day = new Date()
    day.setDate(day.getDate() - back)
    return day.toDateString() === new Date(instant).toDateString()
  })
  return ago ?? dateText(Date.parse(instant), language)
}

/** A message, with the day or the line that stands above it. */
export const MessageBubble = ({ row, isOwn, name, isPlain, isMarked, state, acts }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { message, beginsDay, isFirstNew, isFirst } = row
  const { createdAt, isDeleted, editedAt } = message
  const time = timeText(createdAt, language)
  return (
    <>
      {beginsDay && (
        <p className={css.day}>
          <span>{dayText(createdAt, language)}</span>
        </p>
      )}
      {isFirstNew && (
        <p className={css.new}>
          <span>New</span>
        </p>
      )}
      <div className={css.row} data-own={isOwn} data-first={isFirst}>
        <div className={css.bubble} data-marked={isMarked} data-deleted={isDeleted}>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {isDeleted ? (
            <p className={css.text}>This message was deleted.</p>
          ) : (
            (isPlain || !isAllOnCards(message)) && (
              <p className={css.text} dir="auto">
                <LinkedText
                  text={message.message}
                  isPlain={isPlain}
                  named={(address) => titleOf(message, address)}
                />
              </p>
            )
          )}
          <LinkCards label="Attached" all={message.attachments} />
          {!isPlain && <LinkCards label="Linked" all={message.cards} />}
          <p className={css.about}>
            {editedAt && !isDeleted && 'edited · '}
            <time dateTime={createdAt}>{time}</time>
          </p>
        </div>
        {!isDeleted && (
          <div className={css.menu}>
            <MessageMenu
              {...acts}
              message={message}
              isOwn={isOwn}
              label={isOwn ? `Your message, ${time}` : `Message from ${name}, ${time}`}
            />
          </div>
        )}
      </div>
      {state && <p className={css.state}>{state}</p>}
    </>
  )
}
