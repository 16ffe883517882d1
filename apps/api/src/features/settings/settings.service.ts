import { UserSettings } from '@soundings/contract/settings'
import type { Db } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { deleteSettings, findSettings, saveSettings } from './settings.repo.ts'

/** What was saved, field by field: one that no longer fits is at its default, and the others stay as they are. */
const readSettings = (stored: Record<string, unknown>): UserSettings => {
  const fitting = Object.entries(UserSettings.shape).filter(
    ([name, field]) => field.safeParse(stored[name]).success,
  )
  return UserSettings.parse(Object.fromEntries(fitting.map(([name]) => [name, stored[name]])))
}

type Kept = { settings: UserSettings; savedAt: string | null }

const settingsOf = async (db: Db, userId: string): Promise<Kept> => {
  const stored = await findSettings(db, userId)
  return {
    settings: readSettings(stored?.settings ?? {}),
    savedAt: stored?.updatedAt.toISOString() ?? null,
  }
}

/** How people want to see and type things. */
export const settingsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  of: (userId: string): Promise<Kept> => settingsOf(db, userId),

  /** Takes the place of all that was saved before. */
  replace: async (userId: string, settings: UserSettings): Promise<Kept> => {
    const at = clock()
    await saveSettings(db, userId, settings, at)
    return { settings, savedAt: at.toISOString() }
  },
})

/** Settings are private: they go with the account. */
export const personalSettings: PersonalData = {
  name: 'settings',
  read: async (db, userId) => (await settingsOf(db, userId)).settings,
  leave: deleteSettings,
}
