export { settingsRoutes } from './settings.routes.ts'
export { personalSettings } from './settings.service.ts'
