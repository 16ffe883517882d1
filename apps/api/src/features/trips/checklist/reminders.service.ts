import { tripLimits } from '@soundings/contract/trips-fields'
import { addDays, dayAt, daysBetween } from '@soundings/rules/days'
import { inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { itemsDue } from '../trip-notifications.ts'
import { listDue, noteReminder } from './items.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notify: Notify }

const longest = Math.max(...tripLimits.reminderDays)

/** Reminds people of what is open on their lists: once so many days before it is due, by the days of the destination. */
export const remindersService = ({ db, clock, notify }: Needs) => ({
  remind: async (): Promise<void> => {
    const now = clock()
    const today = dayAt(now, null)
    // Somewhere it is a day later or earlier.
    const due = await listDue(db, addDays(today, -1), addDays(today, longest + 1))
    for (const one of due) {
      const left = daysBetween(dayAt(now, one.zone), one.due)
      // A day on which no server ran is made up for; what is nearer counts as the nearer reminder.
      const days = tripLimits.reminderDays.filter((each) => left <= each).at(-1)
      if (days === undefined || left < 0) continue
      await inTransaction(db, async (tx) => {
        const { tripId, userId } = one
        if (!(await noteReminder(tx, { tripId, userId, due: one.due, days }))) return
        await notify(tx, userId, itemsDue({ id: tripId, name: one.name }, one))
      })
    }
  },
})
