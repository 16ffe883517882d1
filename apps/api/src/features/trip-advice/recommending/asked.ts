import type { TripWishes } from '@soundings/contract/trip-advice'
import { membersOf } from '@soundings/language/understanding/animal-groups'
import { monthsOfTrip } from '@soundings/rules/trip-dates'
import type { TripAsked } from '@soundings/rules/trip-scores'
import { tripDays } from '@soundings/rules/trips'

/** So many days a trip takes where nobody says. */
const usualDays = 7

/** What is wanted, as places are held against it: dates are months, and a group of animals is any of its members. */
export const askedIn = ({ startDate, endDate, months, species, ...wishes }: TripWishes): TripAsked => {
  const ofDates = monthsOfTrip({ startDate, endDate })
  return {
    ...wishes,
    months: ofDates.length > 0 ? ofDates : months,
    species: [...new Set(species.flatMap(membersOf))],
    days: startDate === null || endDate === null ? usualDays : tripDays({ startDate, endDate }),
  }
}
