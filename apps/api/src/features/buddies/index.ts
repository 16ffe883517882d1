export { buddiesFeature } from './buddies.feature.ts'
export { demoBuddiesService } from './demo/demo-buddies.service.ts'
