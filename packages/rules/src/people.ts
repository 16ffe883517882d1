import { type Group, groups } from '@soundings/contract/people'
import { type Access, accessLevels } from '@soundings/contract/route'

/** What a person of these groups may use at most; somebody signed in is at least a member. */
export const levelOf = (of: readonly Group[]): Exclude<Access, 'public'> =>
  groups.findLast((group) => of.includes(group)) ?? 'member'

/** Whether that level is enough for something that needs another. */
export const isEnough = (has: Access, needed: Access): boolean =>
  accessLevels.indexOf(has) >= accessLevels.indexOf(needed)
