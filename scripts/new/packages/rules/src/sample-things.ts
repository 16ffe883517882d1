type Named = { name: string }

/** In the order in which people look for them: by name, whatever its case. */
export const sortSampleThings = <T extends Named>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
