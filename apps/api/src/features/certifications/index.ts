export { certificationsFeature } from './certifications.feature.ts'
export { type CertificationRow, insertCertification, listCertifications } from './certifications.repo.ts'
export { demoCertificationsService } from './demo/demo-certifications.service.ts'
