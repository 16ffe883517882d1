import { plural } from '@soundings/rules/phrases'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import type { UsedItem } from './equipment.view.ts'
import css from './ServiceHistory.module.css'

/** The services of a thing, the latest first; nothing where there was none. */
export const ServiceHistory = ({ item: { services } }: { item: Pick<UsedItem, 'services'> }) => {
  const language = useDateLanguage((dates) => dates.language)
  if (services.length === 0) return null
  const latestFirst = services.toSorted((one, other) => (one.date < other.date ? 1 : -1))
  return (
    <details className={css.history}>
      <summary>{plural(services.length, { one: '# service', other: '# services' })}</summary>
      <ul>
        {latestFirst.map(({ date, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two services may say the same
          <li key={at}>
            <time dateTime={date}>{dateText(date, language)}</time> {note}
          </li>
        ))}
      </ul>
    </details>
  )
}
