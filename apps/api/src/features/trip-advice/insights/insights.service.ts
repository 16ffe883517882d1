import type { InsightsForm, TripInsights } from '@soundings/contract/trip-advice'
import { type Trip, tripTexts } from '@soundings/contract/trips'
import { suitOf } from '@soundings/language/trips/insights'
import { noticeText } from '@soundings/language/trips/notices'
import { trainedDepth } from '@soundings/rules/events'
import { monthsOfTrip } from '@soundings/rules/trip-dates'
import { waterOf } from '@soundings/rules/trip-water'
import { listCertifications } from '#features/certifications/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { Destinations, FoundDestination } from '../destinations/destinations.service.ts'
import type { AdvicePlaces } from '../places/advice-places.service.ts'
import { animalsIn, depthsIn, listedIn, monthsIn, type OwnDepth, trainedBy } from './insights-parts.ts'
import { sunOn } from './sun-on.ts'

/** Reads a trip for one of its people; a 404 for everybody else. */
export type ReadTrip = (person: Person, tripId: string) => Promise<Trip>

type Needs = Pick<Dependencies, 'db'> & {
  places: AdvicePlaces
  destinations: Pick<Destinations, 'find'>
  readTrip: ReadTrip
}

/** `country` is what stands in for a destination that nobody knows, as people write what they like there. */
type Asked = { destination: string; country: string | null; startDate: string | null; endDate: string | null }

const noPlace: Omit<TripInsights, 'notice' | 'tripMonths'> = {
  place: null,
  misspelt: false,
  months: [],
  bestMonths: [],
  bestMonthsFrom: null,
  animals: [],
  listed: [],
  hazards: [],
  depths: { bands: [], unknown: 0, own: null, text: '' },
  suit: null,
  sun: null,
}

const noticeOf = (asked: string, found: FoundDestination | null): string | null =>
  noticeText({
    asked,
    place: found && { ...found.shown, open: found.place.facts.sites },
    isMisspelt: found?.misspelt ?? false,
    leftOut: [],
    isFound: found !== null,
    isAround: false,
  })

/** What is known of a destination: its months, animals, hazards and depths, what to wear, and the sun. */
export const insightsService = ({ db, places, destinations, readTrip }: Needs) => {
  const askedIn = async (
    person: Person | null,
    { destination, tripId, startDate, endDate }: InsightsForm,
  ): Promise<Asked> => {
    if (tripId === undefined) return { destination: destination ?? '', country: null, startDate, endDate }
    if (person === null) throw new HttpError(404, tripTexts.noTrip)
    const trip = await readTrip(person, tripId)
    const { destination: written, country } = trip
    const days = startDate === null ? trip : { startDate, endDate }
    return { destination: written, country, startDate: days.startDate, endDate: days.endDate }
  }

  const ownDepth = async (person: Person | null, { level }: InsightsForm): Promise<OwnDepth> => {
    const depth = person && trainedDepth(await listCertifications(db, person.id))
    return depth === null ? trainedBy(level) : { depth, from: 'certification' }
  }

  const findPlace = async (destination: string, country: string | null): Promise<FoundDestination | null> => {
    const snapshot = await places.current()
    const found = await destinations.find(snapshot, destination)
    if (found || country === null) return found
    const around = await destinations.find(snapshot, country)
    return around && { ...around, misspelt: true }
  }

  return {
    of: async (person: Person | null, form: InsightsForm): Promise<TripInsights> => {
      const { destination, country, ...dates } = await askedIn(person, form)
      const found = await findPlace(destination, country)
      const tripMonths = monthsOfTrip(dates)
      const notice = noticeOf(destination, found)
      if (!found) return { ...noPlace, notice, tripMonths }
      const { place, shown, misspelt } = found
      const { facts } = place
      const mine = await ownDepth(person, form)
      return {
        place: shown,
        misspelt,
        notice,
        tripMonths,
        months: monthsIn(facts),
        bestMonths: [...facts.bestMonths],
        bestMonthsFrom: facts.bestMonthsFrom,
        animals: animalsIn(facts, tripMonths),
        listed: listedIn(facts),
        hazards: [...facts.hazards].map(([hazard, sites]) => ({ hazard, sites })),
        depths: depthsIn(facts, mine, form.units),
        suit: suitOf(waterOf(facts, tripMonths), tripMonths, form.units),
        sun: dates.startDate === null ? null : sunOn(facts.coordinates, dates.startDate),
      }
    },
  }
}
