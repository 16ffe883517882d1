/** The known animals and plants, and what dive reports say of each. */
export const speciesPages = { allSpecies: '/species', species: '/species/:speciesId' } as const

/** Where all of them are. */
export const allSpeciesPath = speciesPages.allSpecies
/** Where one is. */
export const speciesPath = (id: string): string => `/species/${id}`
