export { siteDiversFeature } from './site-divers.feature.ts'
