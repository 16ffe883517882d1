import { inTransaction } from '#db/client.ts'
import { changeStartingDives, findStartingDives } from '#features/dive-log/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { type DemoProfile, fillProfile } from './demo-profiles.repo.ts'

/** What the accounts of a demonstration tell of themselves: each shows another share of it. */
const demos: readonly (DemoProfile & { startingDives?: number })[] = [
  {
    handle: 'demo_member',
    location: 'Dahab',
    languages: ['en', 'ar'],
    bio: 'Example profile. Reefs before breakfast, macro on the second dive, and a long safety stop.',
    privacy: { sections: { certifications: 'public', numbers: 'public', dives: 'members', name: 'public' } },
    startingDives: 35,
  },
  {
    handle: 'demo_moderator',
    location: 'Marsa Alam',
    languages: ['en', 'it', 'mt'],
    bio: 'Example profile. Wrecks and caverns of the Red Sea; looks through what others send in.',
    privacy: { sections: { name: 'buddies', dives: 'buddies' }, presence: 'buddies' },
  },
  {
    handle: 'demo_admin',
    location: 'Near the compressor',
    languages: ['en'],
    bio: 'Example profile. Keeps the server running and shows little else.',
    privacy: { sections: { name: 'nobody', numbers: 'nobody', about: 'members' }, presence: 'nobody' },
  },
]

/** Profiles to look at for the accounts of a demonstration. */
export const demoProfilesService = ({ db }: Pick<Dependencies, 'db'>) => ({
  /** Answers how many were filled: none that says something already, or whose account is not there. */
  add: async (): Promise<number> => {
    let added = 0
    for (const { startingDives = 0, ...profile } of demos) {
      const isNew = await inTransaction(db, async (tx) => {
        const userId = await fillProfile(tx, profile)
        if (userId === undefined) return false
        if (startingDives > 0 && (await findStartingDives(tx, userId)) === 0)
          await changeStartingDives(tx, userId, startingDives)
        return true
      })
      if (isNew) added += 1
    }
    return added
  },
})
