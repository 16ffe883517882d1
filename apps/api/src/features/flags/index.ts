export { flagsRoutes } from './flags.routes.ts'
export { flagsService } from './flags.service.ts'
