export { flagsFeature } from './flags.feature.ts'
