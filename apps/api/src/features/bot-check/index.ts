export { botCheckRoutes } from './bot-check.routes.ts'
export { type BotDoor, botCheckService } from './bot-check.service.ts'
