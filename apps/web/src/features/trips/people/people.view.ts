import type { Traveller, Trip } from '@soundings/contract/trips-shapes'

/** What somebody is called among those on a trip: `You`, their name, or their username. */
export const travellerName = (
  { people }: Pick<Trip, 'people'>,
  id: string | null,
  me: string | undefined,
): string => {
  if (id !== null && id === me) return 'You'
  const found = people.find((person) => person.id === id)
  return found ? calledOf(found) : 'Somebody who left'
}

export const calledOf = ({ name, handle }: Pick<Traveller, 'name' | 'handle'>): string => name ?? `@${handle}`
