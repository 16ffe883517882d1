export { administrationFeature } from './administration.feature.ts'
