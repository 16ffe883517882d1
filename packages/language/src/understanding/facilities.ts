import type { Facility } from '@soundings/contract/site-fields'
import { isNegated } from './negation.ts'
import { phrasesOf, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { type Line, take, wordAt } from './words.ts'

export const facilityWords = phrasesOf<Facility>([
  [
    `
      dive shop, dive shop nearby, dive centre, dive center, dive school, dive operator, air fill, air station,
      air refill, tank fill, nitrox fill, rental gear, rent gear, rental equipment, equipment rental, gear rental,
      gear hire, kit hire, equipment hire, hire gear, hire kit
    `,
    'dive-shop-nearby',
  ],
  [
    `
      accommodation, accommodation nearby, hotel, hostel, resort, guesthouse, guest house, lodging, lodge, bed and breakfast, homestay, place to stay,
      somewhere to stay, bungalow
    `,
    'accommodation-nearby',
  ],
  [
    'restaurant, restaurant nearby, cafe, place to eat, somewhere to eat, something to eat, bite to eat, lunch, food nearby, food close by, food near by',
    'restaurant-nearby',
  ],
  ['full service, fully serviced, full facility', 'full-service'],
])

/** Reads what should be nearby; to say so is no wish to be near anything else. */
export const readFacilities = (line: Line): Read => {
  const untaken = [...line.taken]
  const found = takeAll(line, facilityWords).filter(({ at, size }) => {
    // "Straight from the hotel jetty" tells how one gets in.
    const isWayIn = /^(jetty|pier|beach|reef|reefs)$/.test(wordAt(line, at + size))
    // "Near my hotel" is where somebody is.
    const isOwn =
      /^(my|our)$/.test(wordAt(line, at - 1)) &&
      /^(hotel|hostel|resort|lodge|guesthouse)$/.test(wordAt(line, at))
    if (isWayIn || isOwn)
      for (let each = at; each < at + size; each++) line.taken[each] = untaken[each] ?? false
    return !(isWayIn || isOwn)
  })
  for (const { at, size } of found) if (wordAt(line, at + size) === 'nearby') take(line, at + size)
  return { facilities: once(found.flatMap(({ at, meaning }) => (isNegated(line, at) ? [] : [meaning]))) }
}
