import type { Digest } from '@soundings/contract/reports'
import { monthRanges } from '@soundings/rules/months'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import css from './SeenHere.module.css'

/** So many are read at once. */
const first = 8

/** What divers see at a site, most often first, and in which months. */
export const SeenHere = ({ seen }: { seen: Digest['seen'] }) => {
  const [isWhole, setWhole] = useState(false)
  if (seen.length === 0) return null
  const shown = isWhole ? seen : seen.slice(0, first)
  return (
    <section>
      <h3 className={css.title}>Seen here</h3>
      <ul className={css.list}>
        {shown.map(({ species, name, scientific, months }) => (
          <li key={species} {...(scientific !== null && { title: scientific })}>
            {scientific === null ? (
              <span className={css.name}>{name}</span>
            ) : (
              <Link className={css.name} to="/species/$speciesId" params={{ speciesId: species }}>
                {name}
              </Link>
            )}{' '}
            <span className={css.months}>{monthRanges(months)}</span>
          </li>
        ))}
      </ul>
      {seen.length > first && (
        <button type="button" className={css.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${seen.length}`}
        </button>
      )}
    </section>
  )
}
