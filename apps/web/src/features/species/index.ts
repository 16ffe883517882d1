export { speciesFeature } from './species.feature.ts'
export { speciesHintsQuery } from './species.queries.ts'
