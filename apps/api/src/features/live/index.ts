export { liveFeature } from './live.feature.ts'
export { liveRoutes } from './live.routes.ts'
export { liveService } from './live.service.ts'
