import type { AppContext } from '#extension-points/feature.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { People } from '#features/people/index.ts'
import type { Standings } from '#features/standing/index.ts'
import { findsService } from './finds/finds.service.ts'
import { invitingService } from './inviting/inviting.service.ts'
import { joiningService } from './joining/joining.service.ts'
import { attendeesService } from './organising/attendees.service.ts'
import { writingToAllService } from './organising/writing-to-all.service.ts'
import { conditionsService } from './reading/conditions.service.ts'
import { listsService } from './reading/lists.service.ts'
import { presenter } from './reading/present.ts'
import { readingService } from './reading/reading.service.ts'
import { judgingService } from './safety/judging.service.ts'
import { zonesService } from './times/zones.service.ts'
import { cancellingService } from './writing/cancelling.service.ts'
import { changingService } from './writing/changing.service.ts'
import { continuingService } from './writing/continuing.service.ts'
import { creatingService } from './writing/creating.service.ts'

type Needs = { limitsIn: Standings['limitsIn']; notify: Notify; people: People }

/** What reads, writes and joins events, for an app. */
export const openEvents = (context: AppContext, { limitsIn, notify, people }: Needs) => {
  const present = presenter(context)
  const reading = readingService({ ...context, present })
  const { judge } = judgingService({ ...context, limitsIn })
  const changing = changingService({ ...context, judge })
  const { meet } = reading
  return {
    attendees: attendeesService({ ...context, meet, notify }),
    cancelling: cancellingService({ ...context, lockOwn: changing.lockOwn }),
    changing,
    conditions: conditionsService({ ...context, meet }),
    continuing: continuingService(context),
    creating: creatingService({ ...context, judge }),
    finds: findsService({ ...context, meet }),
    inviting: invitingService({ ...context, meet, notify, people }),
    joining: joiningService({ ...context, notify }),
    lists: listsService({ ...context, present }),
    reading,
    writingToAll: writingToAllService({ ...context, meet }),
    zones: zonesService(context),
  }
}
export type Events = ReturnType<typeof openEvents>
