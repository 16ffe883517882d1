export { authFeature } from './auth.feature.ts'
export { type DemoAccount, makeDemoAccounts } from './demo-accounts.service.ts'
export { groupsService } from './groups.service.ts'
