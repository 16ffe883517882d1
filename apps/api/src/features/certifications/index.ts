export { certificationsFeature } from './certifications.feature.ts'
export { demoCertificationsService } from './demo/demo-certifications.service.ts'
