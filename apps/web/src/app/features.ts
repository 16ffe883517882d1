// Every feature that brings something to the page, one line each. What a feature builds on comes before it, wherever it
// stands here.

export { aboutFeature } from '#features/about/index.ts'
export { authFeature } from '#features/auth/index.ts'
export { certificationsFeature } from '#features/certifications/index.ts'
export { diveLogFeature } from '#features/dive-log/index.ts'
export { equipmentFeature } from '#features/equipment/index.ts'
export { featuredFeature } from '#features/featured/index.ts'
export { mediaFeature } from '#features/media/index.ts'
export { moderationFeature } from '#features/moderation/index.ts'
export { reportsFeature } from '#features/reports/index.ts'
export { searchFeature } from '#features/search/index.ts'
export { settingsFeature } from '#features/settings/index.ts'
export { sitesFeature } from '#features/sites/index.ts'
