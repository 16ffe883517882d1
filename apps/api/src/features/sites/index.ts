export { sitesRoutes } from './sites.routes.ts'
export { sitesService } from './sites.service.ts'
export { type Arrival, sitesIntake } from './sites-intake.service.ts'
export { readStarterSites } from './starter.ts'
