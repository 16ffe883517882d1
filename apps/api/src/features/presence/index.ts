export { presenceFeature } from './presence.feature.ts'
