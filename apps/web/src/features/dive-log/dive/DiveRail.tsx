import type { DiveDetails } from '@soundings/contract/dive-log'
import { nameOfItem } from '@soundings/rules/equipment'
import { useQuery } from '@tanstack/react-query'
import { diveConditionLabel } from '../labels.view.ts'
import { Box, Words } from './Box.tsx'
import { DiveSite } from './DiveSite.tsx'
import { ownEquipmentQuery } from './dive.queries.ts'

/** The things that one dived with, by their names. */
const Equipment = ({ ids }: { ids: readonly string[] }) => {
  const { data } = useQuery(ownEquipmentQuery())
  const names = ids.flatMap((id) => {
    const item = data?.items.find((one) => one.id === id)
    return item ? [nameOfItem(item)] : []
  })
  return (
    names.length > 0 && (
      <Box title="Equipment">
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Box>
    )
  )
}

/** What stands beside the facts: the site, the people, and what one says of a dive in a word. */
export const DiveRail = ({ dive }: { dive: DiveDetails }) => {
  const { buddies, divemasters, conditions, tags, equipment } = dive
  return (
    <>
      <DiveSite dive={dive} />
      {buddies.length + divemasters.length > 0 && (
        <Box title="People">
          <Words title="Buddies" words={buddies} />
          <Words title="Guides" words={divemasters} />
        </Box>
      )}
      {conditions.length + tags.length > 0 && (
        <Box title="Conditions and tags">
          <Words title="Conditions" words={conditions.map((one) => diveConditionLabel[one])} />
          <Words title="Tags" words={tags} />
        </Box>
      )}
      {equipment.length > 0 && <Equipment ids={equipment} />}
    </>
  )
}
