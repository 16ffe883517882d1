export { configurationFeature } from './configuration.feature.ts'
export { broadcastService } from './configuration.service.ts'
