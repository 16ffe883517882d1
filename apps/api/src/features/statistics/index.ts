export { statisticsFeature } from './statistics.feature.ts'
