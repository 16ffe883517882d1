import { addDays } from '@soundings/rules/days'
import { v5 as nameId, v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { findDemoMember } from '#features/dive-log/index.ts'
import { findExamplePeople } from '#features/forum/index.ts'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { insertItems } from '../checklist/items.repo.ts'
import { insertExpense, saveShares } from '../money/expenses.repo.ts'
import { ranksAtEnd } from '../stops/order.ts'
import { insertStops, saveVote } from '../stops/stops.repo.ts'
import { insertTrip, savePerson } from '../writing/trip-rows.repo.ts'
import { type ExampleTrip, exampleTrips } from './example-trips.ts'

/** Any will do, as long as it stays. */
const namespace = 'a4c1d8f2-9b57-4d0e-8c36-2f7e1b905d63'
/** What each description ends with. */
const label = '*This is an example trip, invented so that you can see what a plan looks like.*'
const dayMs = 86_400_000
const handleOf = (by: number) => `example_${String(by).padStart(2, '0')}`

type Site = Awaited<ReturnType<typeof findStarterSites>>[number]
type Around = { idOf: (by: number) => string; sites: readonly Site[]; now: Date; first: string }

const addStops = async (tx: Db, tripId: string, { stops }: ExampleTrip, { idOf, sites, first }: Around) => {
  const ranks = ranksAtEnd([], stops.length)
  const rows = stops.map(({ site: called, kind = 'place', day, votes = [], name = '', ...said }, at) => {
    const site = sites.find(({ siteName }) => siteName === called)
    const row = {
      id: newId(),
      tripId,
      ...said,
      kind: site ? ('site' as const) : kind,
      siteId: site?.id ?? null,
      name: name || (called ?? ''),
      day: day === undefined ? null : addDays(first, day),
      notes: said.notes ?? '',
      rank: ranks[at] ?? '',
      byId: idOf(0),
      clientKey: newId(),
    }
    return { row, votes }
  })
  await insertStops(
    tx,
    rows.map(({ row }) => row),
  )
  for (const { row, votes } of rows) for (const by of votes) await saveVote(tx, row.id, idOf(by), 1)
}

const addLists = async (tx: Db, tripId: string, example: ExampleTrip, { idOf, now, first }: Around) => {
  await insertItems(
    tx,
    example.items.map(({ title, isShared = false, isDone = false, before }, at) => ({
      id: newId(),
      tripId,
      userId: isShared ? null : idOf(0),
      title,
      kind: 'other' as const,
      due: before === undefined ? null : addDays(first, -before),
      doneAt: isDone ? now : null,
      doneBy: isDone ? idOf(0) : null,
      byId: idOf(0),
      clientKey: newId(),
      createdAt: new Date(now.getTime() + at),
    })),
  )
  for (const { title, amount, by, category, day } of example.expenses) {
    const id = newId()
    const cents = Math.round(amount * 100)
    await insertExpense(tx, {
      id,
      tripId,
      title,
      cents,
      converted: cents,
      currency: example.currency,
      paidBy: idOf(by),
      category,
      day: day === undefined ? null : addDays(first, day),
      byId: idOf(by),
      clientKey: newId(),
      createdAt: now,
    })
    await saveShares(
      tx,
      id,
      example.people.map((person) => ({ userId: idOf(person.by), weight: 1 })),
    )
  }
}

/** Trips of the member of the demonstration, alone and with the example people. Nobody is told of them. */
export const demoTripsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const addOne = (example: ExampleTrip, idOf: Around['idOf'], sites: readonly Site[]): Promise<number> => {
    const {
      key,
      starts,
      days,
      coordinates,
      text,
      people,
      stops: _s,
      items: _i,
      expenses: _e,
      ...facts
    } = example
    const now = clock()
    const first = addDays(now.toISOString().slice(0, 10), starts)
    const at = new Date(now.getTime() - 9 * dayMs)
    const [owner] = people
    return inTransaction(db, async (tx) => {
      const id = newId()
      const isNew = await insertTrip(tx, {
        id,
        ...facts,
        startDay: first,
        endDay: addDays(first, days - 1),
        lng: coordinates[0],
        lat: coordinates[1],
        description: `${text}\n\n${label}`,
        preferences: [...facts.preferences],
        isDemo: true,
        createdBy: idOf(owner?.by ?? 0),
        clientKey: nameId(key, namespace),
        createdAt: at,
        changedAt: at,
      })
      if (!isNew) return 0
      for (const { by, role } of people)
        await savePerson(tx, {
          tripId: id,
          userId: idOf(by),
          role,
          state: 'in',
          byId: null,
          at,
          startDay: first,
        })
      const around = { idOf, sites, now, first }
      await addStops(tx, id, example, around)
      await addLists(tx, id, example, around)
      return 1
    })
  }

  return {
    /** Adds those that are not there yet; answers how many these were. */
    add: async (): Promise<number> => {
      const numbers = Array.from({ length: 30 }, (_, at) => at + 1)
      const [people, memberId, sites] = await Promise.all([
        findExamplePeople(db, numbers.map(handleOf)),
        findDemoMember(db),
        findStarterSites(db),
      ])
      if (people.size < numbers.length || memberId === undefined) return 0
      const idOf = (by: number) => (by === 0 ? undefined : people.get(handleOf(by))) ?? memberId
      let added = 0
      for (const example of exampleTrips) added += await addOne(example, idOf, sites)
      return added
    },
  }
}
