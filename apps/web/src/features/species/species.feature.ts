import { speciesPages } from '@soundings/contract/species-pages'
import { leaderboardFeature } from '#features/leaderboard/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readSpeciesSearch } from './species-search.ts'
import { speciesShortcuts } from './species-shortcuts.ts'

const parts = () => import('./components.ts')

/** Animals and plants, and what dive reports say of them. */
export const speciesFeature = defineFeature({
  // The boards come first in the navigation.
  needs: [leaderboardFeature],
  pages: [
    {
      path: speciesPages.allSpecies,
      readSearch: readSpeciesSearch,
      load: async () => (await (await parts()).loadSpeciesListPage()).SpeciesListPage,
    },
    {
      path: speciesPages.species,
      load: async () => (await (await parts()).loadSpeciesPage()).SpeciesPage,
    },
  ],
  navigation: [
    {
      to: speciesPages.allSpecies,
      label: 'Species',
      at: [speciesPages.allSpecies],
      isForMembers: false,
      underMore: 'always',
    },
  ],
  shortcuts: speciesShortcuts,
  loadActions: async () => (await (await parts()).loadSpeciesActions()).speciesActions,
})
