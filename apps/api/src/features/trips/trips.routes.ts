import { trips as contract } from '@soundings/contract/trips'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Standings } from '#features/standing/index.ts'
import { me } from '#http/access.ts'
import { statusOf } from '#http/errors.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { TripServices } from './trips.services.ts'
import type { Begun } from './writing/planning.service.ts'

type Needs = { limits: RateLimits; standings: Pick<Standings, 'limitsFor'> }

const done = { success: true } as const

export const tripsRoutes = (
  app: FastifyInstance,
  services: TripServices,
  { limits, standings }: Needs,
): void => {
  const { changes, changing, checklist, expenses, files, here, history, planning, proposals } = services
  const { reading, sharing, stops, sums, travellers } = services

  /** Plans a trip once; what was sent before, and what fails through our fault, costs no try. */
  const plan = async (request: FastifyRequest, key: string | undefined, work: () => Promise<Begun>) => {
    const person = me(request)
    const before = await planning.begunBefore(person, key)
    if (before) return reading.get(person, before)
    const taken = await limits.take('plan-trip', request, person.id)
    try {
      const { id, isNew } = await work()
      if (!isNew) await taken.refund()
      return await reading.get(person, id)
    } catch (error) {
      if (statusOf(error) >= 500) await taken.refund()
      throw error
    }
  }

  const toChange = async (request: FastifyRequest) => {
    await limits.take('change-trip', request, me(request).id)
    return me(request)
  }

  const invite = async (
    request: FastifyRequest,
    tripId: string,
    body: Parameters<typeof travellers.invite>[2],
  ) => {
    const { id } = me(request)
    const taken = await limits.take(`trip-invite-${await standings.limitsFor(id)}`, request, id)
    try {
      const { traveller, isNew } = await travellers.invite(me(request), tripId, body)
      if (!isNew) await taken.refund()
      return traveller
    } catch (error) {
      // Names that lead nowhere cost a try, so that nobody goes through all of them.
      if (statusOf(error) !== 404) await taken.refund()
      throw error
    }
  }

  serveAll(app, contract, {
    list: ({ query }, request) => reading.list(me(request), query),
    get: ({ params }, request) => reading.get(me(request), params.tripId),
    create: ({ body }, request) => plan(request, body.clientKey, () => planning.create(me(request), body)),
    change: async ({ params: { tripId }, body }, request) => {
      await changing.change(await toChange(request), tripId, body)
      return reading.get(me(request), tripId)
    },
    remove: async ({ params }, request) => {
      await changing.remove(await toChange(request), params.tripId)
      return done
    },
    restore: async ({ params: { tripId } }, request) => {
      await changing.restore(await toChange(request), tripId)
      return reading.get(me(request), tripId)
    },
    trash: ({ query }, request) => reading.trash(me(request), query),
    setStatus: async ({ params: { tripId }, body }, request) => {
      await changing.setStatus(await toChange(request), tripId, body.status)
      return reading.get(me(request), tripId)
    },
    copy: ({ params, body }, request) =>
      plan(request, body.clientKey, () => files.copy(me(request), params.tripId, body)),
    import: ({ body }, request) => plan(request, body.clientKey, () => files.read(me(request), body)),
    export: async ({ params, query }, request) => {
      await limits.take('export-trip', request, me(request).id)
      return files.write(me(request), params.tripId, query.format)
    },
    statistics: (_, request) => reading.statistics(me(request)),
    all: (_, request) => reading.all(me(request)),

    addStop: async ({ params, body }, request) => stops.add(await toChange(request), params.tripId, body),
    changeStop: async ({ params: { tripId, stopId }, body }, request) =>
      stops.change(await toChange(request), tripId, stopId, body),
    placeStop: async ({ params: { tripId, stopId }, body }, request) =>
      stops.place(await toChange(request), tripId, stopId, body),
    removeStop: async ({ params: { tripId, stopId } }, request) => {
      await stops.remove(await toChange(request), tripId, stopId)
      return done
    },
    restoreStop: async ({ params: { tripId, stopId } }, request) =>
      stops.restore(await toChange(request), tripId, stopId),
    vote: async ({ params: { tripId, stopId }, body }, request) =>
      stops.vote(await toChange(request), tripId, stopId, body.value),

    people: ({ params }, request) => reading.people(me(request), params.tripId),
    invite: ({ params, body }, request) => invite(request, params.tripId, body),
    changePerson: async ({ params: { tripId, userId }, body }, request) =>
      travellers.changeRole(await toChange(request), tripId, userId, body.role),
    removePerson: async ({ params: { tripId, userId } }, request) => {
      await travellers.remove(await toChange(request), tripId, userId)
      return done
    },
    accept: async ({ params: { tripId } }, request) => {
      await travellers.accept(await toChange(request), tripId)
      return reading.get(me(request), tripId)
    },
    decline: async ({ params }, request) => {
      await travellers.decline(await toChange(request), params.tripId)
      return done
    },
    here: ({ params }, request) => here.list(me(request), params.tripId),
    sayHere: async ({ params, body }, request) => {
      await limits.take('look-at-trip', request, me(request).id)
      return here.say(me(request), params.tripId, body.isHere)
    },
    changes: ({ params, query }, request) => changes.after(me(request), params.tripId, query.after),

    history: ({ params, query }, request) => history.list(me(request), params.tripId, query),

    checklist: ({ params }, request) => checklist.list(me(request), params.tripId),
    proposals: ({ params, query }, request) => proposals.of(me(request), params.tripId, query.traits),
    addItem: async ({ params, body }, request) => checklist.add(await toChange(request), params.tripId, body),
    changeItem: async ({ params: { tripId, itemId }, body }, request) =>
      checklist.change(await toChange(request), tripId, itemId, body),
    removeItem: async ({ params: { tripId, itemId } }, request) => {
      await checklist.remove(await toChange(request), tripId, itemId)
      return done
    },

    expenses: ({ params }, request) => expenses.list(me(request), params.tripId),
    addExpense: async ({ params, body }, request) =>
      expenses.add(await toChange(request), params.tripId, body),
    changeExpense: async ({ params: { tripId, expenseId }, body }, request) =>
      expenses.change(await toChange(request), tripId, expenseId, body),
    removeExpense: async ({ params: { tripId, expenseId } }, request) => {
      await expenses.remove(await toChange(request), tripId, expenseId)
      return done
    },
    settlement: ({ params }, request) => sums.settlement(me(request), params.tripId),
    budget: ({ params }, request) => sums.budget(me(request), params.tripId),

    links: ({ params }, request) => sharing.list(me(request), params.tripId),
    link: async ({ params, body }, request) => {
      await limits.take('share-trip', request, me(request).id)
      return sharing.open(me(request), params.tripId, body)
    },
    endLink: async ({ params: { tripId, linkId } }, request) => {
      await sharing.end(await toChange(request), tripId, linkId)
      return done
    },
    shared: async ({ params }, request) => {
      await limits.take('open-shared-trip', request)
      // Those that lead nowhere are counted apart, so that none is guessed.
      const wrong = await limits.take('wrong-shared-trip', request)
      const trip = await sharing.read(params.token)
      await wrong.refund()
      return trip
    },
  })
}
