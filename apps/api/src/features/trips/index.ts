export type { SharedTrips } from './sharing/sharing.service.ts'
export { tripsFeature } from './trips.feature.ts'
