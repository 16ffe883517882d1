import {
  type TripWarning,
  type TripWarnings,
  tripAdviceTexts,
  type WarningsQuery,
} from '@soundings/contract/trip-advice'
import type { Trip } from '@soundings/contract/trips'
import { trainedDepth } from '@soundings/rules/events'
import type { Warned } from '@soundings/rules/trip-plan'
import { tripWarnings } from '@soundings/rules/trip-warnings'
import { listCertifications } from '#features/certifications/index.ts'
import { listDivesBy } from '#features/dive-log/index.ts'
import { digestService } from '#features/reports/index.ts'
import type { sitesService } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { ReadTrip } from '../insights/insights.service.ts'
import { findKnown, forgetKnown, rememberKnown } from './known.repo.ts'
import { plannedStops } from './planned.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & {
  sites: Pick<ReturnType<typeof sitesService>, 'entries'>
  readTrip: ReadTrip
}

/** Nobody plans what is over or called off. */
const isToCome = ({ status }: Trip): boolean => status === 'planned' || status === 'ongoing'

/** What to mind on a trip, for one of its people: from the plan, and from their own cards and log, which only they see. */
export const warningsService = ({ db, clock, sites, readTrip }: Needs) => {
  const digests = digestService({ db })

  const knownSites = async ({ destinations }: Trip) => {
    const ids = [...new Set(destinations.flatMap(({ siteId }) => siteId ?? []))]
    const [entries, told] = await Promise.all([sites.entries(ids), digests.ofSites(ids)])
    return { entries: new Map(entries.map((site) => [site.id, site])), digests: told }
  }

  const judge = async (person: Person, trip: Trip, units: WarningsQuery): Promise<Warned[]> => {
    if (!isToCome(trip)) return []
    const [known, cards, [lastDive]] = await Promise.all([
      knownSites(trip),
      listCertifications(db, person.id),
      listDivesBy(db, person.id, { after: undefined, limit: 1 }),
    ])
    return tripWarnings({
      startDate: trip.startDate,
      endDate: trip.endDate,
      stops: plannedStops(trip, known),
      ownDepth: trainedDepth(cards),
      lastDive: lastDive?.dive.date ?? null,
      units,
    })
  }

  const told = async (person: Person, trip: Trip, units: WarningsQuery): Promise<TripWarnings> => {
    const [found, known] = await Promise.all([
      judge(person, trip, units),
      findKnown(db, { tripId: trip.id, userId: person.id }),
    ])
    const items = found.map((each): TripWarning => ({ ...each, isKnown: known.has(each.key) }))
    return { items: items.sort((one, other) => Number(one.isKnown) - Number(other.isKnown)) }
  }

  return {
    of: async (person: Person, tripId: string, units: WarningsQuery): Promise<TripWarnings> =>
      told(person, await readTrip(person, tripId), units),

    know: async (
      person: Person,
      tripId: string,
      key: string,
      units: WarningsQuery,
    ): Promise<TripWarnings> => {
      const trip = await readTrip(person, tripId)
      const found = await judge(person, trip, units)
      if (!found.some((each) => each.key === key)) throw new HttpError(404, tripAdviceTexts.noWarning)
      await rememberKnown(db, { tripId: trip.id, userId: person.id }, key, clock())
      return told(person, trip, units)
    },

    forget: async (
      person: Person,
      tripId: string,
      key: string,
      units: WarningsQuery,
    ): Promise<TripWarnings> => {
      const trip = await readTrip(person, tripId)
      await forgetKnown(db, { tripId: trip.id, userId: person.id }, key)
      return told(person, trip, units)
    },
  }
}
