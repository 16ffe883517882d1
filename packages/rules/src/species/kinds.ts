/** The headings under which the list stands, in the order in which divers would look through it. */
export const speciesGroups = [
  'sharks',
  'rays',
  'reef-fish',
  'large-fish',
  'open-water-fish',
  'eels',
  'seahorses',
  'bottom-dwellers',
  'cold-water-fish',
  'freshwater',
  'reptiles',
  'mammals-and-birds',
  'cephalopods',
  'molluscs',
  'crabs-and-shrimps',
  'echinoderms',
  'worms-and-sea-squirts',
  'corals',
  'jellyfish',
  'sponges',
  'plants',
] as const

export type SpeciesGroup = (typeof speciesGroups)[number]

/** An animal or plant that divers report, or a group of them for what was not told apart. */
export type Species = {
  /** Kebab-case and kept for good: reports remember it. */
  id: string
  /** The most usual English name, singular, in sentence case. */
  name: string
  /** The accepted binomial, or the genus, family or a higher taxon of a group. */
  scientific: string
  group: SpeciesGroup
  /** Other names and spellings; plurals only where no rule makes them. */
  also: readonly string[]
}

/** How an entry stands in the list: id, name, scientific name, then its other names. */
export type Row = readonly [id: string, name: string, scientific: string, ...also: string[]]
