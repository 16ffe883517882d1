import type { Me } from '@soundings/contract/auth'
import type { Report } from '@soundings/contract/reports'
import { isEnough, levelOf } from '@soundings/rules/people'

/** What can be done about a report. */
export type ReportTool = 'edit' | 'flag' | 'remove'

/** What a member may do about a report: their own is theirs, another one is reported; moderators may delete any. */
export const toolsOf = ({ isMine, approvalStatus }: Report, user: Me): ReportTool[] => {
  const isModerator = isEnough(levelOf(user.groups), 'moderator')
  return [
    ...(isMine ? (['edit'] as const) : []),
    ...(!isMine && approvalStatus === 'approved' ? (['flag'] as const) : []),
    ...(isMine || isModerator ? (['remove'] as const) : []),
  ]
}
