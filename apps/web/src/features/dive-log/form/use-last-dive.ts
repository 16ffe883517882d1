import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Entry } from '#shared/outbox/entry.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { diveQuery, divesQuery, statisticsQuery } from '../dive-log.queries.ts'
import { useJustAdded } from '../just-added-store.ts'
import { type DiveEntry, diveKindName } from '../outbox/dive-entry.ts'
import { type DiveValues, valuesOfDive } from './dive-values.ts'
import { nextNumber } from './like-last.ts'

const isNewDive = (entry: Entry): entry is DiveEntry =>
  entry.kind === diveKindName && (entry as DiveEntry).body.changes === null

/**
 * The dive that the person logged last, as far as is known here, and the number that comes next. What waits on this
 * device was written after all that is in the log.
 */
export const useLastDive = (): { last: DiveValues | null; number: number | null } => {
  const all = useOutbox((outbox) => outbox.all)
  const waiting = (all ?? []).flatMap((entry) => (isNewDive(entry) ? [entry.body.words] : []))
  const added = useJustAdded(({ id }) => id)
  const justAdded = useQuery({ ...diveQuery(added ?? ''), enabled: added !== null }).data
  const dives = useInfiniteQuery(divesQuery()).data?.pages[0]
  const statistics = useQuery(statisticsQuery()).data
  const last = waiting.at(-1) ?? (justAdded?.deletedAt === null ? justAdded : undefined) ?? dives?.items[0]
  const given = [...waiting, ...(justAdded ? [justAdded] : []), ...(dives?.items ?? [])].map(
    ({ number }) => number,
  )
  const total = (statistics?.totalDives ?? dives?.total ?? 0) + waiting.length
  const isKnown = dives !== undefined || statistics !== undefined || given.length > 0
  return { last: last ? valuesOfDive(last) : null, number: isKnown ? nextNumber(given, total) : null }
}
