export { equipmentFeature } from './equipment.feature.ts'
