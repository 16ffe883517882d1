export { settingsFeature } from './settings.feature.ts'
