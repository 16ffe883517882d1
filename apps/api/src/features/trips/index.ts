export { demoTripsService } from './demo/demo-trips.service.ts'
export type { SharedTrips } from './sharing/sharing.service.ts'
export { tripsFeature } from './trips.feature.ts'
