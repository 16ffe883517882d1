export { profilesFeature } from './profiles.feature.ts'
