export { statisticsFeature } from './statistics.feature.ts'
export { useCountedView } from './use-counted-view.ts'
