export { findUpheld } from './counts.repo.ts'
export { standingFeature } from './standing.feature.ts'
export type { Standings } from './standing.service.ts'
export { upheldAgainst } from './standing-notifications.ts'
