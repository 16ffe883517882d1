export { demoGroupsService } from './demo/demo-groups.service.ts'
export { groupsFeature } from './groups.feature.ts'
export type { Groups } from './reading/groups.service.ts'
export { countPublicGroupsOf, listPublicGroupsOf, type PublicGroup } from './reading/of-person.repo.ts'
