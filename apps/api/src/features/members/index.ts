export { demoMembersService } from './demo/demo-members.service.ts'
export { membersFeature } from './members.feature.ts'
export type { Members } from './members.service.ts'
