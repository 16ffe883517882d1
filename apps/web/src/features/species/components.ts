// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadSpeciesListPage = () => import('./list/SpeciesListPage.tsx')
export const loadSpeciesPage = () => import('./one/SpeciesPage.tsx')
export const loadSpeciesActions = () => import('./species-actions.ts')
