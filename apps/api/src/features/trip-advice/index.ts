export { tripAdviceFeature } from './trip-advice.feature.ts'
