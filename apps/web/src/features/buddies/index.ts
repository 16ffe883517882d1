export { buddiesFeature } from './buddies.feature.ts'
