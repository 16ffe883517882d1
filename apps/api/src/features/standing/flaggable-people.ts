import type { FlaggedPerson } from '@soundings/contract/person-review'
import { profilePath } from '@soundings/contract/profiles-pages'
import type { Flaggable } from '#extension-points/flaggable.ts'
import { personUpheld, upheldAgainst } from './standing-notifications.ts'
import { findReportable, lockPerson } from './standings.repo.ts'

/** People may be reported. Upholding it hides nothing: it counts in how they stand, and moderators act on it beside it. */
export const flaggablePeople: Flaggable<FlaggedPerson> = {
  type: 'people',
  ownWords: 'You can’t report yourself',
  find: async (db, ids) =>
    new Map(
      (await findReportable(db, ids)).map(({ id, handle }) => [
        id,
        {
          title: `@${handle}`,
          siteId: null,
          siteName: null,
          authorId: id,
          path: profilePath(handle),
          isPublic: true,
        },
      ]),
    ),
  show: async (db, id) => {
    const [found] = await findReportable(db, [id])
    if (!found) return undefined
    const { memberSince, ...person } = found
    return { type: 'people', person, memberSince: memberSince.toISOString() }
  },
  takeDown: async (tx, id) => ((await lockPerson(tx, id)) ? {} : undefined),
  putBack: (tx, id) => lockPerson(tx, id),
  upheld: { toReporter: personUpheld, toAuthor: upheldAgainst },
}
