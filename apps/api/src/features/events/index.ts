export { demoEventsService } from './demo/demo-events.service.ts'
export { eventsFeature } from './events.feature.ts'
export type { Events } from './events.services.ts'
export { eventChanges } from './events-topics.ts'
