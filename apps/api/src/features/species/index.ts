export { speciesFeature } from './species.feature.ts'
export type { SpeciesService } from './species.service.ts'
