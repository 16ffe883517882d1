export { demoDiveLogService } from './demo/demo-dive-log.service.ts'
export { findDemoMember } from './demo/demo-member.repo.ts'
export { diveLogFeature } from './dive-log.feature.ts'
export type { SharingService } from './sharing/sharing.service.ts'
