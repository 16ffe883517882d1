import type { TripHistoryEntry } from '@soundings/contract/trips-shapes'

const things = {
  stop: 'a stop',
  person: 'somebody',
  item: 'an item of the checklist',
  expense: 'an expense',
} as const

const quoted = (name: string) => `‘${name}’`

const called = ({ thing, name }: Pick<TripHistoryEntry, 'name'> & { thing: keyof typeof things }): string => {
  if (name === null) return things[thing]
  if (thing === 'person') return name
  if (thing === 'item') return `${quoted(name)} on the checklist`
  return thing === 'expense' ? `the expense ${quoted(name)}` : quoted(name)
}

const deeds = {
  added: 'added',
  changed: 'changed',
  moved: 'moved',
  removed: 'removed',
  restored: 'brought back',
  voted: 'voted on',
} as const

const ofTrip = {
  added: 'planned the trip',
  changed: 'changed the trip’s details',
  moved: 'changed the trip’s details',
  removed: 'deleted the trip',
  restored: 'brought the trip back',
  voted: 'voted',
} as const

/** `Ana moved ‘Canyon’` */
export const historyText = (entry: TripHistoryEntry, me: string | undefined): string => {
  const { by, thing, deed } = entry
  const who = by === null ? 'Somebody who left' : by.id === me ? 'You' : (by.name ?? `@${by.handle}`)
  if (thing === 'trip') return `${who} ${ofTrip[deed]}`
  if (thing === 'link') return deed === 'added' ? `${who} shared a link to the trip` : `${who} ended a link`
  if (thing === 'person' && deed === 'added') return `${who} invited ${called({ ...entry, thing })}`
  if (thing === 'person' && deed === 'changed')
    return `${who} changed the part of ${called({ ...entry, thing })}`
  return `${who} ${deeds[deed]} ${called({ ...entry, thing })}`
}
