import type { PersonalData } from '#extension-points/personal-data.ts'
import { findDecisionsOn, forgetAuthorOfDecisions } from './decisions.repo.ts'
import { findFlagsOf, forgetReporter } from './flags.repo.ts'

/** What a person objected to, and what was decided about theirs: both stay, without a name, when they leave. */
export const personalModeration: PersonalData = {
  name: 'moderation',
  read: async (db, userId) => ({
    flags: await findFlagsOf(db, userId),
    decisions: await findDecisionsOn(db, userId),
  }),
  leave: async (db, userId, how) => {
    await forgetReporter(db, userId, how === 'delete')
    await forgetAuthorOfDecisions(db, userId, how === 'delete')
  },
}
