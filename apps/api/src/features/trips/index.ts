export { tripsFeature } from './trips.feature.ts'
