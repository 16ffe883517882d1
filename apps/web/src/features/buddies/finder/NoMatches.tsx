import { Button } from '@mantine/core'
import { relationsLimits } from '@soundings/contract/relations-fields'
import { IconSearchOff, IconUserSearch } from '@tabler/icons-react'
import { Notice } from '#shared/ui/Notice.tsx'
import { chosenFilters, everybody, type FinderSearch } from './finder.view.ts'

type Props = { search: FinderSearch; onChange: (change: FinderSearch) => void }

const farthest = relationsLimits.radiusKm.max

/** Nobody who looks for a buddy too, or nobody of those who are asked for, and ways to find somebody after all. */
export const NoMatches = ({ search, onChange }: Props) => {
  const isNarrowed = chosenFilters({ ...search, radius: undefined }).length > 0
  const canWiden = search.radius !== farthest
  const ways = (
    <>
      {isNarrowed && (
        <Button variant="main" onClick={() => onChange(everybody)}>
          Clear filters
        </Button>
      )}
      {canWiden && (
        <Button variant="default" onClick={() => onChange({ radius: farthest })}>
          Search up to {farthest} km
        </Button>
      )}
    </>
  )
  return isNarrowed ? (
    <Notice icon={IconSearchOff} title="Nobody matches these filters" role="status" action={ways}>
      <p>Remove a filter or search farther away. What you don’t choose is taken from your ad.</p>
    </Notice>
  ) : (
    <Notice icon={IconUserSearch} title="Nobody yet" role="status" action={canWiden && ways}>
      <p>
        Nobody else is looking for a buddy there on these days. Your ad stays until its last day, and members
        who come later will see it.
      </p>
    </Notice>
  )
}
