export { configurationRoutes } from './configuration.routes.ts'
export { broadcastService } from './configuration.service.ts'
