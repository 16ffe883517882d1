import type { Attendee } from '@soundings/contract/events-shapes'

/** The pairs that can be chosen: those that there are, and one more. */
export const pairOptions = (people: readonly Pick<Attendee, 'pair'>[]): number[] => {
  const taken = new Set(people.flatMap(({ pair }) => (pair === null ? [] : [pair])))
  let next = 1
  while (taken.has(next)) next++
  return [...taken, next].toSorted((one, other) => one - other)
}

type Paired = Pick<Attendee, 'person' | 'pair'>

/** The pair that two people come into when one is dragged onto the other: that of the other, or the next free one. */
export const pairOf = (people: readonly Paired[], draggedId: string, ontoId: string): number => {
  const onto = people.find(({ person }) => person?.id === ontoId)
  if (onto?.pair != null) return onto.pair
  const dragged = people.find(({ person }) => person?.id === draggedId)
  const isAlone = people.filter(({ pair }) => pair !== null && pair === dragged?.pair).length === 1
  if (dragged?.pair != null && isAlone) return dragged.pair
  const taken = new Set(people.map(({ pair }) => pair))
  return pairOptions(people).find((pair) => !taken.has(pair)) ?? 1
}
