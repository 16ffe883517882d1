export { emergencyFeature } from './emergency.feature.ts'
