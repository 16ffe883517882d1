export { draftsFeature } from './drafts.feature.ts'
export type { Drafts } from './drafts.service.ts'
