export { shareFeature } from './share.feature.ts'
