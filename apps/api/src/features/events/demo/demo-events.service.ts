import type { EventFacts } from '@soundings/contract/events'
import { v5 as nameId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { findDemoMember } from '#features/dive-log/index.ts'
import { findExamplePeople } from '#features/forum/index.ts'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { zoneAt } from '#shared/zones.ts'
import { addToCounts, savePlace } from '../joining/places.repo.ts'
import { findByKey, saveEvent } from '../reading/events.repo.ts'
import { addDays, type Moments, momentsOf } from '../times/wall-times.ts'
import { addEvent } from '../writing/creating.service.ts'
import { keptFacts } from '../writing/facts.ts'
import { insertSeries } from '../writing/series.repo.ts'
import { type ExampleEvent, exampleEvents } from './example-events.ts'

/** Any will do, as long as it stays. */
const namespace = '7c9d3a52-4b0e-4f6d-8a35-1d2e5b6f9a04'
/** What each description ends with. */
const label = '*This is an example event, invented so that you can see what events look like.*'
const handleOf = (by: number) => `example_${String(by).padStart(2, '0')}`

type Site = Awaited<ReturnType<typeof findStarterSites>>[number]
type Ids = (by: number) => string

const factsOf = (example: ExampleEvent, site: Site, date: string): EventFacts => ({
  title: example.title,
  description: `${example.text}\n\n${label}`,
  date,
  time: example.time,
  endDate: null,
  endTime: example.endTime,
  zone: null,
  location: site.siteName,
  siteId: site.id,
  coordinates: site.coordinates,
  country: site.country,
  groupId: null,
  visibility: 'public',
  maxAttendees: example.maxPeople ?? null,
  guests: 0,
  waitlist: 'auto',
  price: example.price ?? 0,
  currency: example.currency ?? 'USD',
  level: example.level ?? null,
  minCertification: null,
  imageId: null,
  plan: example.plan ?? null,
})

/** Events to look at where nobody has planned any yet. Nobody is told of them. */
export const demoEventsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const fill = async (tx: Db, id: string, example: ExampleEvent, idOf: Ids, moments: Moments) => {
    const people = [
      ...example.going.map((by) => ({ by, state: 'going' as const })),
      ...(example.waiting ?? []).map((by) => ({ by, state: 'waiting' as const })),
    ]
    for (const [at, { by, state }] of people.entries())
      await savePlace(tx, {
        eventId: id,
        userId: idOf(by),
        state,
        place: at + 2,
        ...moments,
        joinedAt: clock(),
        hasAttended: example.days < 0 ? true : null,
      })
    const waiting = example.waiting?.length ?? 0
    await addToCounts(tx, id, { going: example.going.length, waiting, line: people.length })
  }

  const addOne = async (example: ExampleEvent, site: Site, idOf: Ids): Promise<number> => {
    const now = clock()
    const organiserId = idOf(example.by)
    const clientKey = nameId(example.key, namespace)
    if (await findByKey(db, organiserId, clientKey)) return 0
    const first = addDays(now.toISOString().slice(0, 10), example.days)
    const zone = zoneAt(site.coordinates) ?? 'UTC'
    const [lng, lat] = site.coordinates
    const where = { location: site.siteName, country: site.country, lng, lat, zone }
    const times = example.weeks ?? 1
    return inTransaction(db, async (tx) => {
      const seriesId = example.weeks === undefined ? null : nameId(`${example.key}/series`, namespace)
      if (seriesId)
        await insertSeries(tx, {
          id: seriesId,
          organiserId,
          every: 'week',
          count: times,
          firstDay: first,
          facts: keptFacts(factsOf(example, site, first), where, { groupId: null, visibility: 'public' }),
          made: times,
          endedAt: now,
        })
      for (let n = 0; n < times; n += 1) {
        const facts = factsOf(example, site, addDays(first, 7 * n))
        const moments = momentsOf({ ...facts, zone })
        const id = await addEvent(tx, {
          facts,
          where,
          moments,
          organiserId,
          groupId: null,
          visibility: 'public',
          judged: { state: 'open', signals: [], limited: 'trusted' },
          occurrence: {
            seriesId,
            seriesN: seriesId === null ? null : n,
            clientKey: n === 0 ? clientKey : nameId(`${example.key}/${n}`, namespace),
          },
          now,
        })
        if (id === undefined) return 0
        await saveEvent(tx, { id, isPast: moments.endsAt <= now })
        // Each event of a series is joined for itself: here the first.
        if (n === 0) await fill(tx, id, example, idOf, moments)
      }
      return 1
    })
  }

  return {
    /** Adds those that are not there yet; answers how many these were. */
    add: async (): Promise<number> => {
      const numbers = Array.from({ length: 30 }, (_, at) => at + 1)
      const [people, memberId, starters] = await Promise.all([
        findExamplePeople(db, numbers.map(handleOf)),
        findDemoMember(db),
        findStarterSites(db),
      ])
      const anybody = people.get(handleOf(2))
      if (people.size < numbers.length || anybody === undefined) return 0
      const idOf: Ids = (by) => (by === 0 ? memberId : people.get(handleOf(by))) ?? anybody
      let added = 0
      for (const example of exampleEvents) {
        const site = starters.find(({ siteName }) => siteName === example.site)
        if (site) added += await addOne(example, site, idOf)
      }
      return added
    },
  }
}
