import type { GlobalStats } from '@soundings/contract/statistics'
import { numberText } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { Part } from '#shared/ui/Part.tsx'
import { definitions } from '../definitions.ts'
import { globalQuery } from '../statistics.queries.ts'
import { Section } from './Section.tsx'
import css from './Sections.module.css'

const cards = [
  { label: 'Dive Sites', read: (stats: GlobalStats) => stats.totalSites, definition: definitions.sites },
  {
    label: 'Registered Divers',
    read: (stats: GlobalStats) => stats.totalUsers,
    definition: definitions.divers,
  },
  { label: 'Photos Shared', read: (stats: GlobalStats) => stats.totalPhotos, definition: definitions.photos },
  { label: 'Countries', read: (stats: GlobalStats) => stats.countries, definition: definitions.countries },
] as const

/** How many there are of everything. */
export const Overview = () => {
  const query = useQuery(globalQuery())
  return (
    <Part query={query} failed="The overview couldn’t be loaded." height={120}>
      {(stats) => (
        <div className={css.cards}>
          {cards.map(({ label, read, definition }) => (
            <Section key={label} title={label} definition={definition}>
              <p className={css.number}>{numberText(read(stats))}</p>
            </Section>
          ))}
        </div>
      )}
    </Part>
  )
}
