import { statisticsLimits } from '@soundings/contract/statistics-fields'
import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { Part } from '#shared/ui/Part.tsx'
import { definitions } from '../definitions.ts'
import { equipmentQuery } from '../statistics.queries.ts'
import { Section } from './Section.tsx'
import css from './Sections.module.css'

/** What people own who let it be counted. */
export const Equipment = () => {
  const query = useQuery(equipmentQuery())
  return (
    <Section title="Equipment & Gear" definition={definitions.equipment}>
      <Part query={query} failed="Equipment couldn’t be loaded." height={200}>
        {({ regulators, bcds, cameras }) => (
          <div className={css.lists}>
            {(
              [
                ['Most Popular Regulators', regulators],
                ['Top BCD Brands', bcds],
                ['Camera Equipment', cameras],
              ] as const
            ).map(([title, owned]) => (
              <div key={title}>
                <h3>{title}</h3>
                {owned.length === 0 ? (
                  <p className={css.quiet}>
                    Nothing told yet. A name appears once {statisticsLimits.people} people who let their
                    equipment be counted own it.
                  </p>
                ) : (
                  <ol>
                    {owned.map(({ name, count }) => (
                      <li key={name}>
                        <bdi>{name}</bdi>
                        <span className={css.quiet}>
                          {plural(count, { one: '# diver', other: '# divers' })}
                        </span>
                      </li>
                    ))}
                  </ol>
                )}
              </div>
            ))}
          </div>
        )}
      </Part>
    </Section>
  )
}
