export { botCheckFeature } from './bot-check.feature.ts'
export { type BotGuard, botCheckService } from './bot-check.service.ts'
