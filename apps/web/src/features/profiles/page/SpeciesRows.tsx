import type { LifeListLine } from '@soundings/contract/species'
import { plural } from '@soundings/rules/phrases'
import { Link } from '@tanstack/react-router'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import css from './rows.module.css'

/** Species that somebody reported, each with when they first did. */
export const SpeciesRows = ({ items }: { items: readonly LifeListLine[] }) => {
  const dates = useDateLanguage(({ language }) => language)
  return (
    <ul className={css.rows}>
      {items.map(({ species, name, scientific, reports, first }) => (
        <li key={species}>
          <span className={css.main}>
            <Link to="/species/$speciesId" params={{ speciesId: species }}>
              {name}
            </Link>
          </span>
          <span className={`${css.end} ${css.quiet}`}>{dateText(first, dates)}</span>
          <i className={`${css.main} ${css.quiet}`} lang="la">
            {scientific}
          </i>
          <span className={`${css.end} ${css.quiet}`}>
            {plural(reports, { one: 'in # report', other: 'in # reports' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
