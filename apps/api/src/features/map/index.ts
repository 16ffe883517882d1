export { mapFeature } from './map.feature.ts'
export type { MapService } from './map.service.ts'
