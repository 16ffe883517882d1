export { diveLogFeature } from './dive-log.feature.ts'
