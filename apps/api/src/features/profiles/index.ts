export { demoProfilesService } from './demo/demo-profiles.service.ts'
export { profilesFeature } from './profiles.feature.ts'
export type { ReadingService } from './reading/reading.service.ts'
