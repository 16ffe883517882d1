export { type Asked, cutPage, type Page } from './reading/rankings.ts'
export { findSites, readAcross, readMost, readNames, readOf, readTallies } from './reading/reading.repo.ts'
export { statisticsFeature } from './statistics.feature.ts'
