export { aboutFeature } from './about.feature.ts'
