export { isSection } from './sections.view.ts'
export { settingsFeature } from './settings.feature.ts'
