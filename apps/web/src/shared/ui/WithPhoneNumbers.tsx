import { withPhoneNumbers } from '#shared/lib/phone-numbers.ts'
import css from './WithPhoneNumbers.module.css'

/** A text whose phone numbers can be called. */
export const WithPhoneNumbers = ({ text }: { text: string }) => (
  <span>
    {withPhoneNumbers(text).map(({ text: part, tel }, at) => {
      const key = `${at}`
      if (tel === null) return <span key={key}>{part}</span>
      return (
        <a key={key} href={`tel:${tel}`} className={css.phone}>
          {part}
        </a>
      )
    })}
  </span>
)
