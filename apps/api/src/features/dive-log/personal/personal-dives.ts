import type { PersonalData } from '#extension-points/personal-data.ts'
import { wholeLog } from '../export/whole-log.ts'
import { deleteLog } from './own-dives.repo.ts'

/** A log is private: all of it goes with the account, whatever was chosen for contributions. */
export const personalDives: PersonalData = {
  name: 'dive-log',
  pieces: (db, userId) => wholeLog(db, userId, { withTrash: true }),
  leave: deleteLog,
}
