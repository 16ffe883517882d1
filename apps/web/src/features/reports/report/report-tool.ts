import type { Report } from '@soundings/contract/reports'
import { isEnough, levelOf } from '@soundings/rules/people'
import { useSession } from '#shared/session/session-store.ts'

/** What can be done about a report. */
export type ReportTool = 'edit' | 'flag' | 'remove'

/** What whoever is here may do about a report: their own is theirs, another one is reported; moderators may delete any. */
export const useReportTools = ({ isMine, approvalStatus }: Report): ReportTool[] => {
  const user = useSession((session) => session.user)
  if (!user) return []
  const isModerator = isEnough(levelOf(user.groups), 'moderator')
  return [
    ...(isMine ? (['edit'] as const) : []),
    ...(!isMine && approvalStatus === 'approved' ? (['flag'] as const) : []),
    ...(isMine || isModerator ? (['remove'] as const) : []),
  ]
}
