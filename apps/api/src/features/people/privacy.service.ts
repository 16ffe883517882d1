import { isDeepStrictEqual } from 'node:util'
import {
  defaultPrivacy,
  type Privacy,
  type PrivacyChange,
  type ProfileSection,
} from '@soundings/contract/privacy'
import { withPrivacy } from '@soundings/rules/privacy'
import { inTransaction } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findPrivacy, lockProfile, savePrivacy } from './people.repo.ts'

/** What differs from the defaults: a default that changes one day reaches whoever never chose. */
const chosenIn = ({ sections, boards, ...rest }: Privacy): PrivacyChange => {
  const { sections: usualSections, boards: usualBoards, ...usual } = defaultPrivacy
  const chosen = Object.entries(rest).filter(([name, value]) => value !== usual[name as keyof typeof usual])
  const shown = Object.entries(sections).filter(
    ([name, audience]) => audience !== usualSections[name as ProfileSection],
  )
  const listed = Object.entries(boards).filter(
    ([name, choice]) => choice !== usualBoards[name as keyof typeof usualBoards],
  )
  return {
    ...Object.fromEntries(chosen),
    ...(listed.length > 0 && { boards: Object.fromEntries(listed) }),
    ...(shown.length > 0 && { sections: Object.fromEntries(shown) }),
  }
}

/** What people show of themselves, and to whom. */
export const privacyService = ({ db }: Pick<Dependencies, 'db'>) => ({
  of: async (userId: string): Promise<Privacy> => withPrivacy(await findPrivacy(db, userId)),

  change: (userId: string, change: PrivacyChange): Promise<Privacy> =>
    inTransaction(db, async (tx) => {
      await lockProfile(tx, userId)
      const before = withPrivacy(await findPrivacy(tx, userId))
      const privacy = withPrivacy(before, change)
      if (!isDeepStrictEqual(privacy, before)) await savePrivacy(tx, userId, chosenIn(privacy))
      return privacy
    }),
})

/** What was chosen goes with the account. */
export const personalPrivacy: PersonalData = {
  name: 'privacy',
  read: async (db, userId) => withPrivacy(await findPrivacy(db, userId)),
  leave: (db, userId) => savePrivacy(db, userId, {}),
}
