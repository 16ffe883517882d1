import { UserSettings } from '@soundings/contract/settings'
import type { Db } from '#db/client.ts'
import type { PersonalData } from '#src/personal-data.ts'
import type { World } from '#src/world.ts'
import { deleteSettings, findSettings, saveSettings } from './settings.repo.ts'

/** What was saved, field by field: one that no longer fits is at its default, and the others stay as they are. */
const readSettings = (stored: Record<string, unknown>): UserSettings => {
  const fitting = Object.entries(UserSettings.shape).filter(
    ([name, field]) => field.safeParse(stored[name]).success,
  )
  return UserSettings.parse(Object.fromEntries(fitting.map(([name]) => [name, stored[name]])))
}

const settingsOf = async (db: Db, userId: string): Promise<UserSettings> =>
  readSettings((await findSettings(db, userId)) ?? {})

/** How people want to see and type things. */
export const settingsService = ({ db, clock }: Pick<World, 'db' | 'clock'>) => ({
  of: (userId: string): Promise<UserSettings> => settingsOf(db, userId),

  /** Takes the place of all that was saved before. */
  replace: async (userId: string, settings: UserSettings): Promise<UserSettings> => {
    await saveSettings(db, userId, settings, clock())
    return settings
  },
})

/** Settings are private: they go with the account. */
export const personalSettings: PersonalData = { name: 'settings', read: settingsOf, leave: deleteSettings }
