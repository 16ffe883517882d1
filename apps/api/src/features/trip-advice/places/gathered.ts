import { pauses } from '#shared/pauses.ts'
import { type AdvicePlace, type Leaf, placeOf } from './advice-place.ts'
import type { AdviceSnapshot } from './make-snapshot.ts'
import { emptyTally } from './tally.ts'

/**
 * Some sites as one place that no site names: a sea, an island, what is around a town. Reports are counted by the places
 * that sites name, so those count of which at least half of the sites are among them.
 */
export const gathered = async (
  { sites, leaves }: AdviceSnapshot,
  name: string,
  ids: readonly string[],
): Promise<AdvicePlace | null> => {
  const found = ids.flatMap((id) => sites.get(id) ?? [])
  if (found.length === 0) return null
  const parts = [...Map.groupBy(found, ({ leaf }) => leaf)].map(([key, some]): Leaf => {
    const leaf = leaves.get(key)
    const isMost = leaf !== undefined && some.length * 2 >= leaf.sites.length
    return { key, path: leaf?.path ?? [], sites: some, tally: isMost ? leaf.tally : emptyTally }
  })
  const step = { kind: 'region', name, key: name, path: `/gathered:${name}` } as const
  const place = await placeOf({ step, above: [], leaves: parts, children: new Set() }, pauses())
  return { ...place, facts: { ...place.facts, name } }
}
