// What addresses of the log may say, without the schemas: every page reads these.

/** What the form of a dive offers, in its order and letters; `Night` is labelled "Night Dive". */
export const diveConditions = ['Calm', 'Current', 'Surge', 'Clear', 'Overcast', 'Night'] as const

/** What was in the cylinders of a dive, by which lists are filtered. */
export const gasKinds = ['air', 'nitrox', 'trimix', 'oxygen'] as const

/** Lists are read in one of these orders. */
export const diveSorts = ['newest', 'oldest', 'deepest', 'longest'] as const

/** In metres. The deepest dive with a cylinder was to 332 m. */
export const greatestDepth = 350

/** How long names may be, in characters. */
export const nameLengths = { siteName: 200, location: 200, name: 100, tag: 40 } as const
