/** Things in the order in which they can be begun: each once, and after those that it needs. */
export const inOrderOfNeeds = <T extends { needs: readonly T[] }>(things: readonly T[]): T[] => [
  ...new Set(things.flatMap((thing) => [...inOrderOfNeeds(thing.needs), thing])),
]
