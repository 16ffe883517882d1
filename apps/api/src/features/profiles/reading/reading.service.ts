import { type PreviewReader, type Profile, profileLimits } from '@soundings/contract/profile'
import { listCertifications } from '#features/certifications/index.ts'
import { diveFiguresOf, listDivesBy } from '#features/dive-log/index.ts'
import { listPublicGroupsOf } from '#features/groups/index.ts'
import { countEarnedBy, listEarnedBy } from '#features/leaderboard/index.ts'
import { type Met, type People, seenAs } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { noSuchProfile } from '../errors.ts'
import { countShared, hasShared, listActivity, type SharedCounts } from './shared.repo.ts'
import { shownCertification, shownGroup, toProfile } from './to-profile.ts'

type Needs = Pick<Dependencies, 'db'> & { people: People }
const { shown } = profileLimits

/** People as one reader sees them. Every part asks the same rule, `Met.may`. */
export const readingService = ({ db, people }: Needs) => {
  const statsOf = async (personId: string, { photos }: SharedCounts) => {
    const [{ logged, before, countries }, achievements] = await Promise.all([
      diveFiguresOf(db, personId),
      countEarnedBy(db, personId),
    ])
    return {
      totalDives: logged + before,
      dives: { logged, before },
      totalPhotos: photos,
      countriesVisited: countries,
      achievements,
    }
  }

  const when = async <T>(isSeen: boolean, load: () => Promise<T>): Promise<T | undefined> =>
    isSeen ? load() : undefined

  /** What of a person is kept elsewhere, loaded only as far as the reader may see it. */
  const load = async ({ may, told: { personId } }: Met) => {
    const counting = when(may('numbers') || may('activity'), () => countShared(db, personId))
    const [counts, stats, activity, cards, dives, groups, earned, hasSome] = await Promise.all([
      counting,
      when(may('numbers'), async () =>
        statsOf(personId, (await counting) ?? { photos: 0, reports: 0, sites: 0 }),
      ),
      when(may('activity'), () => listActivity(db, personId, { after: undefined, limit: shown })),
      when(may('certifications'), () => listCertifications(db, personId)),
      when(may('dives'), () => listDivesBy(db, personId, { after: undefined, limit: shown })),
      when(may('groups'), () => listPublicGroupsOf(db, personId, { after: undefined, limit: shown })),
      when(may('achievements'), () => listEarnedBy(db, personId)),
      when(!may('identity'), () => hasShared(db, personId)),
    ])
    return {
      hasShared: hasSome ?? true,
      ...(stats && { stats }),
      ...(may('activity') && counts && { shared: counts }),
      ...(activity && { activity }),
      ...(cards && { certifications: cards.slice(0, shown).map(shownCertification) }),
      ...(dives && { recentDives: dives.map(({ dive }) => dive) }),
      ...(groups && { groups: groups.map(shownGroup) }),
      ...(earned && { achievements: earned.slice(0, shown) }),
    }
  }

  const show = async (met: Met): Promise<Profile> => toProfile(met, await load(met))

  return {
    show,

    /** Somebody by a handle of theirs; 404 where there is nobody. `as` is for oneself alone. */
    meet: async (readerId: string | undefined, handle: string, as?: PreviewReader): Promise<Met> => {
      const met = await people.meetByHandle(readerId, handle)
      if (!met) throw noSuchProfile()
      return as !== undefined && met.relation === 'self' ? seenAs(met, as) : met
    },

    /** Oneself. */
    self: async (personId: string): Promise<Met> => {
      const met = (await people.meet(personId, [personId])).get(personId)
      if (!met) throw noSuchProfile()
      return met
    },
  }
}
export type ReadingService = ReturnType<typeof readingService>
