export { sampleThingsFeature } from './sample-things.feature.ts'
