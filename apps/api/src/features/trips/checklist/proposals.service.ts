import type { Proposals } from '@soundings/contract/trips-checklist'
import type { TripTrait } from '@soundings/contract/trips-fields'
import { dayAt } from '@soundings/rules/days'
import { proposedItems, traitsOf } from '@soundings/rules/trip-checklist'
import { listCertifications } from '#features/certifications/index.ts'
import { digestService } from '#features/reports/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { Entered } from '../access/entered.repo.ts'
import { enter } from '../access/on-trip.ts'
import { coordinatesOf } from '../reading/present.ts'
import { listStops, type StopRow } from '../reading/trips.repo.ts'
import { findHomeCountry } from './home.repo.ts'
import { listItems } from './items.repo.ts'

/** Of so many sites of a plan it is looked up how warm they are. */
const looked = 8

/** What may be worth thinking of before a trip, for one of its people. */
export const proposalsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const digests = digestService({ db })

  /** The median temperature that divers report at each site in the month of the trip, in °C. */
  const temperaturesAt = async (stops: readonly StopRow[], month: number): Promise<number[]> => {
    const ids = [...new Set(stops.flatMap(({ siteId }) => siteId ?? []))].slice(0, looked)
    const told = await Promise.all(ids.map((id) => digests.of(id)))
    return told.flatMap(({ digest }) => {
      const its = digest?.months.find((one) => one.month === month)
      return its?.waterTemp?.median ?? []
    })
  }

  const traits = async ({ trip, mine }: Entered): Promise<TripTrait[]> => {
    const stops = await listStops(db, trip.id)
    const [homeCountry, cards, waterTemps] = await Promise.all([
      findHomeCountry(db, mine.userId),
      listCertifications(db, mine.userId),
      temperaturesAt(stops, Number(trip.startDay.slice(5, 7))),
    ])
    return traitsOf({
      country: trip.country,
      homeCountry,
      preferences: trip.preferences,
      stays: stops.map(({ stay }) => stay),
      waterTemps,
      latitudes: [trip, ...stops].flatMap((each) => coordinatesOf(each)?.[1] ?? []),
      cards: cards.map(({ level }) => level),
    })
  }

  return {
    of: async (person: Person, tripId: string, asked: TripTrait[] | undefined): Promise<Proposals> => {
      const entered = await enter(db, person, tripId)
      const { trip } = entered
      const [its, listed] = await Promise.all([asked ?? traits(entered), listItems(db, tripId, person.id)])
      const today = dayAt(clock(), trip.zone)
      return {
        traits: its,
        ...proposedItems(
          { startDate: trip.startDay, today, traits: its },
          listed.map(({ title }) => title),
        ),
      }
    },
  }
}
