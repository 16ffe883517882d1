export { certificationsFeature } from './certifications.feature.ts'
