export { type ContentFlags, noteItem, notePerson } from './flags.service.ts'
export { moderationFeature } from './moderation.feature.ts'
