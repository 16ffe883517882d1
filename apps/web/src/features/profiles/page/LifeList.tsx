import type { PreviewReader } from '@soundings/contract/profile'
import { usePages } from '#shared/api/use-pages.ts'
import { lifeListQuery } from '../profiles.queries.ts'
import { Section } from './Section.tsx'
import { SpeciesRows } from './SpeciesRows.tsx'

type Props = { handle: string; as: PreviewReader | undefined }

const shown = 5

/** The first of the species that somebody reported; nothing where there are none or the reader may not see them. */
export const LifeList = ({ handle, as }: Props) => {
  const { items, total } = usePages(
    lifeListQuery({ params: { handle }, query: as ? { as } : {} }),
    ({ species }) => species,
  )
  if (!items?.length) return null
  return (
    <Section title="Life List" all="species" hasMore={total > shown}>
      <SpeciesRows items={items.slice(0, shown)} />
    </Section>
  )
}
