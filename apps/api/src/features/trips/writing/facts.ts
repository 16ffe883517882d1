import type { TripFacts } from '@soundings/contract/trips-forms'
import { tripTexts } from '@soundings/contract/trips-words'
import { isCurrency } from '#shared/currencies.ts'
import { isZone, zoneAt } from '#shared/zones.ts'
import { wrong } from '../refusals.ts'

/** Refuses a zone that nobody knows, at its field. */
export const checkZone = (field: string, zone: string | null): void => {
  if (zone !== null && !isZone(zone)) throw wrong(field, tripTexts.unknownZone)
}

export const checkCurrency = (currency: string): void => {
  if (!isCurrency(currency)) throw wrong('currency', tripTexts.unknownCurrency)
}

/** What is kept of what people say of a trip. */
export const columnsOf = (facts: TripFacts) => {
  checkCurrency(facts.currency)
  checkZone('zone', facts.zone)
  const { coordinates } = facts
  return {
    name: facts.name,
    startDay: facts.startDate,
    endDay: facts.endDate,
    destination: facts.destination,
    country: facts.country === '' ? null : facts.country,
    lng: coordinates?.[0] ?? null,
    lat: coordinates?.[1] ?? null,
    zone: facts.zone ?? (coordinates && zoneAt(coordinates)),
    budget: facts.budget,
    currency: facts.currency,
    description: facts.description,
    preferences: facts.preferences,
  }
}
