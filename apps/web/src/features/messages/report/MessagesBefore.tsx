import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { Message } from '@soundings/contract/messages'
import type { Person } from '@soundings/contract/person'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import form from '#shared/ui/form/form.module.css'
import css from './MessagesBefore.module.css'

type Props = {
  /** Oldest first. */
  messages: readonly Message[]
  sender: Person | null
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** The messages before a reported one: who reports reads them, and chooses which of them go along. */
export const MessagesBefore = ({ messages, sender, chosen, onChoose }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  if (messages.length === 0) return null
  const them = sender ? `@${sender.handle}` : 'They'
  return (
    <fieldset className={css.before}>
      <legend className={css.legend}>Send earlier messages along? (optional)</legend>
      <p className={form.quiet}>
        Moderators read a copy of the message that you report, and of those that you tick. Nothing else.
      </p>
      {messages.map(({ id, senderId, message, attachments, createdAt }) => (
        <Checkbox
          key={id}
          classNames={{ labelWrapper: css.wrapper }}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
          label={
            <>
              <span className={css.who}>
                {senderId === sender?.id ? them : 'You'}, {dateTimeText(createdAt, language)}
              </span>
              <bdi className={css.words}>
                {message || attachments.map(({ card }) => card?.title).join(', ')}
              </bdi>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
