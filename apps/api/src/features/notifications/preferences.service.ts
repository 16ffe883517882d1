import type {
  NotificationPreferences,
  NotificationPreferencesChange,
} from '@soundings/contract/notification-preferences'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { deleteStored, findStored, lockPerson, saveStored } from './preferences.repo.ts'
import { readStored, withChange, withDefaults } from './preferences.ts'

const preferencesOf = async (db: Db, userId: string): Promise<NotificationPreferences> => {
  const { preferences, version } = await findStored(db, userId)
  return { ...withDefaults(readStored(preferences)), version }
}

/** How people want to be told of things. */
export const preferencesService = ({ db }: Pick<Dependencies, 'db'>) => ({
  of: (userId: string): Promise<NotificationPreferences> => preferencesOf(db, userId),

  change: (
    userId: string,
    { version, ...change }: NotificationPreferencesChange,
  ): Promise<NotificationPreferences> =>
    inTransaction(db, async (tx) => {
      await lockPerson(tx, userId)
      const stored = await findStored(tx, userId)
      if (version !== undefined && version !== stored.version)
        throw new HttpError(409, 'These settings were changed somewhere else. Reload and try again.', {
          code: 'changed-since',
        })
      await saveStored(tx, userId, withChange(readStored(stored.preferences), change))
      return preferencesOf(tx, userId)
    }),
})
export type PreferencesOfPeople = ReturnType<typeof preferencesService>

/** What was chosen goes with the account. */
export const personalPreferences: PersonalData = {
  name: 'notification-preferences',
  read: preferencesOf,
  leave: deleteStored,
}
