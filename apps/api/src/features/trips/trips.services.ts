import type { AppContext } from '#extension-points/feature.ts'
import type { Notify, NotifyAll } from '#extension-points/notification-kind.ts'
import type { People } from '#features/people/index.ts'
import { changesOn } from './access/on-trip.ts'
import { checklistService } from './checklist/checklist.service.ts'
import { proposalsService } from './checklist/proposals.service.ts'
import { remindersService } from './checklist/reminders.service.ts'
import { filesService } from './files/files.service.ts'
import { expensesService } from './money/expenses.service.ts'
import { sumsService } from './money/sums.service.ts'
import { hereService } from './people/here.service.ts'
import { peopleService } from './people/people.service.ts'
import { changesService } from './reading/changes.service.ts'
import { historyService } from './reading/history.service.ts'
import { readingService } from './reading/reading.service.ts'
import { sharingService } from './sharing/sharing.service.ts'
import { stopsService } from './stops/stops.service.ts'
import { changingService } from './writing/changing.service.ts'
import { planningService } from './writing/planning.service.ts'

type Needs = { people: Pick<People, 'meetByHandle'>; notices: { notify: Notify; notifyAll: NotifyAll } }

/** What trips do, for an app. */
export const openTrips = (context: AppContext, { people, notices: { notify, notifyAll } }: Needs) => {
  const { change } = changesOn(context)
  const means = { ...context, change, notify }
  const planning = planningService(context)
  return {
    changes: changesService(context),
    changing: changingService({ ...means, notifyAll }),
    checklist: checklistService(means),
    expenses: expensesService(means),
    files: filesService({ ...context, begin: planning.begin }),
    here: hereService(context),
    history: historyService(context),
    planning,
    proposals: proposalsService(context),
    reading: readingService(context),
    reminders: remindersService(means),
    sharing: sharingService(means),
    stops: stopsService(means),
    sums: sumsService(context),
    travellers: peopleService({ ...means, people }),
  }
}
export type TripServices = ReturnType<typeof openTrips>
