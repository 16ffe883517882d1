import type { DiveFacts } from '@soundings/contract/dive-log'
import { derivedOf, foldedName } from '@soundings/rules/dive-log'
import { outlineOf } from '@soundings/rules/dive-profile'

const startOf = ({ date, time }: DiveFacts) => `${date} ${time ?? '00:00'}`
const precisionOf = ({ time }: DiveFacts) => {
  if (time === null) return 'day'
  return time.length > 'hh:mm'.length ? 'second' : 'minute'
}

/** What a dive says as its table keeps it, and what follows from that. */
export const columnsOf = (facts: DiveFacts) => {
  const [entryLng = null, entryLat = null] = facts.entry ?? []
  const [exitLng = null, exitLat = null] = facts.exit ?? []
  const { utcOffset, durationSeconds, maxDepth, meanDepth, waterTemp, maxTemp, airTemp, visibility } = facts
  const { conditions, rating, suit, mode, notes, animalsSeen, siteName, location, extra, number } = facts
  return {
    number,
    startsAt: startOf(facts),
    timePrecision: precisionOf(facts),
    utcOffset,
    durationSeconds,
    maxDepth,
    meanDepth,
    waterTemp,
    maxTemp,
    airTemp,
    visibility,
    conditions,
    rating,
    suit,
    mode,
    notes,
    animalsSeen,
    siteName,
    location,
    entryLng,
    entryLat,
    exitLng,
    exitLat,
    extra,
    ...derivedOf(facts),
  } as const
}

/** What follows from the first profile that was sent with a dive; undefined where none was told of. */
export const profileColumnsOf = ({ computers }: DiveFacts) => {
  const first = computers.find(({ samples }) => samples && samples.rows.length > 0)?.samples
  if (!first) return {}
  const outline = outlineOf(first)
  return { hasProfile: true, outline: outline && Buffer.from(outline) }
}

/** A trip by its name. */
export const tripNameOf = (trip: string | null) =>
  trip === null ? null : { name: trip, folded: foldedName(trip) }

/** What a dive says in tables of its own, as these keep it. */
export const partsOf = (facts: DiveFacts) => {
  const people = (names: string[], role: 'buddy' | 'guide') =>
    names.map((name, position) => ({ role, position, name, folded: foldedName(name) }))
  const { weights, cylinders, computers, photos } = facts
  return {
    people: [...people(facts.buddies, 'buddy'), ...people(facts.divemasters, 'guide')],
    tags: facts.tags.map((tag, position) => ({ position, tag, folded: foldedName(tag) })),
    weights: weights.map((weight, position) => ({ position, ...weight })),
    cylinders: cylinders.map((cylinder, position) => ({ position, ...cylinder })),
    photos: photos.map((photoId, position) => ({ position, photoId })),
    equipment: [...new Set(facts.equipment)].map((equipmentId) => ({ equipmentId })),
    computers,
  }
}
export type DiveParts = ReturnType<typeof partsOf>
