export { speciesFeature } from './species.feature.ts'
