import type { SpeciesFacts } from '@soundings/contract/species'
import { plural } from '@soundings/rules/phrases'
import css from '../Species.module.css'

/** Where a species was reported that a list of its sites would endanger. */
export const Countries = ({ countries }: Pick<SpeciesFacts, 'countries'>) => (
  <section className={css.panel} aria-labelledby="where">
    <h2 id="where">Where</h2>
    <p>
      It’s collected or disturbed where people know it lives. To protect it, its sites aren’t listed here, and
      files of sightings say only roughly where it was seen.
    </p>
    {countries.length > 0 && (
      <ul className={css.rows}>
        {countries.map(({ name, reports }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{plural(reports, { one: 'In # report', other: 'In # reports' })}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
