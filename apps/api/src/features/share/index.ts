export { shareRoutes } from './share.routes.ts'
export { shareService } from './share.service.ts'
