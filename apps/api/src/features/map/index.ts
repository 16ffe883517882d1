export { mapRoutes } from './map.routes.ts'
export { type MapService, mapService } from './map.service.ts'
