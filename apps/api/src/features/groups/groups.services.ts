import type { AppContext } from '#extension-points/feature.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { Standings } from '#features/standing/index.ts'
import { invitesService } from './invites/invites.service.ts'
import { logbookService } from './logbook/logbook.service.ts'
import { joiningService, type NotifyAll } from './people/joining.service.ts'
import { membersService } from './people/members.service.ts'
import { organisingService } from './people/organising.service.ts'
import { groupsService } from './reading/groups.service.ts'
import { writingService } from './writing/writing.service.ts'

type Needs = { standings: Standings; notices: { notify: Notify; notifyAll: NotifyAll } }

/** What groups do, for an app. */
export const openGroups = (context: AppContext, { standings, notices: { notify, notifyAll } }: Needs) => {
  const groups = groupsService(context)
  const joining = joiningService({ ...context, notifyAll })
  return {
    groups,
    joining,
    invites: invitesService({ ...context, groups, joining }),
    logbook: logbookService({ ...context, groups }),
    members: membersService({ ...context, groups }),
    organising: organisingService({ ...context, notify }),
    writing: writingService({ ...context, standings, notifyAll }),
  }
}
export type GroupServices = ReturnType<typeof openGroups>
