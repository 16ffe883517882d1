export { addExampleGear, demoEquipmentService } from './demo/demo-equipment.service.ts'
export { equipmentFeature } from './equipment.feature.ts'
