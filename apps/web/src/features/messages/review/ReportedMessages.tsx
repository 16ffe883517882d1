import type { FlaggedMessage } from '@soundings/contract/message-review'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import boxes from '#shared/review/boxes.module.css'
import css from './ReportedMessages.module.css'

/** The copy of what was reported: all that moderators read of a conversation. */
export const ReportedMessages = ({ messages }: Pick<FlaggedMessage, 'messages'>) => {
  const language = useDateLanguage((dates) => dates.language)
  return (
    <section className={boxes.box} aria-label="The reported message">
      <p className={boxes.quiet}>
        A copy from the moment of the report. Nobody but the two of them reads the conversation.
      </p>
      <ol className={css.messages}>
        {messages.map(({ sender, isReported, message, attachments, createdAt, editedAt }) => (
          <li key={createdAt + message} className={css.message} data-reported={isReported}>
            <p className={css.who}>
              <bdi>{sender ? `@${sender.handle}` : 'Someone who left'}</bdi>
              <span className={boxes.quiet}>
                {dateTimeText(createdAt, language)}
                {editedAt && ', edited'}
              </span>
              {isReported && <strong className={css.mark}>Reported</strong>}
            </p>
            <p dir="auto" className={css.words}>
              {message}
            </p>
            {attachments.length > 0 && <p className={boxes.quiet}>With: {attachments.join(', ')}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
