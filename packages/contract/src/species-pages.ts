/** The page of all species, and the page of each. */
export const speciesPages = { species: '/species', oneSpecies: '/species/:speciesId' } as const

export const speciesPath = (id: string): string => `/species/${id}`
