export { moderationFeature } from './moderation.feature.ts'
