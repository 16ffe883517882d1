import type { PersonalData } from '#extension-points/personal-data.ts'
import { forgetPerson } from '../keeping/keeping.service.ts'
import { listEarnedBy } from '../reading/achievements.service.ts'

/** What somebody earned goes with the account, as does their place on the boards; what it was counted of goes elsewhere. */
export const personalBoards = (clock: () => Date): PersonalData => ({
  name: 'achievements',
  read: (db, userId) => listEarnedBy(db, userId),
  leave: (db, userId) => forgetPerson(db, userId, clock()),
})
