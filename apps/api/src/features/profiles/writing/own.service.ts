import { isDeepStrictEqual } from 'node:util'
import { type OwnProfile, type ProfileChange, profileTexts } from '@soundings/contract/profile'
import { freeFrom } from '@soundings/rules/handles'
import { inTransaction } from '#db/client.ts'
import { changeStartingDives, findStartingDives } from '#features/dive-log/index.ts'
import { listFormerHandles, lockProfile } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { noSuchProfile } from '../errors.ts'
import type { ReadingService } from '../reading/reading.service.ts'
import { type Changeable, type Changes, findChangeable, writeProfile } from './profiles.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { reading: ReadingService }

/** What of a change is another than before, by where it is written. */
const differing = (
  { fullName, country, bio, location, languages }: ProfileChange,
  before: Changeable,
): Changes => {
  const differs = <K extends keyof Changeable>(name: K, value: Changeable[K] | undefined) =>
    value !== undefined && !isDeepStrictEqual(value, before[name])
  const [ownBio, place] = [bio === '' ? null : bio, location === '' ? null : location]
  return {
    account: {
      ...(differs('fullName', fullName) && { fullName: fullName ?? null }),
      ...(differs('country', country) && { country: country ?? null }),
      ...(differs('bio', ownBio) && { bio: ownBio ?? null }),
    },
    profile: {
      ...(differs('location', place) && { location: place ?? null }),
      ...(differs('languages', languages) && { languages: languages ?? [] }),
    },
  }
}

/** One’s own profile, read and changed. */
export const ownService = ({ db, clock, reading }: Needs) => {
  const get = async (personId: string): Promise<OwnProfile> => {
    const now = clock()
    const met = await reading.self(personId)
    const [profile, known, former] = await Promise.all([
      reading.show(met),
      findChangeable(db, personId),
      listFormerHandles(db, personId, now),
    ])
    return {
      ...profile,
      version: known?.version ?? 1,
      handleChangeableAt: freeFrom(known?.handleChangedAt ?? null, now)?.toISOString() ?? null,
      formerHandles: former.map(({ handle, until }) => ({ handle, until: until.toISOString() })),
    }
  }

  return {
    get,

    change: async (
      personId: string,
      { version, startingDives, ...told }: ProfileChange,
    ): Promise<OwnProfile> => {
      await inTransaction(db, async (tx) => {
        await lockProfile(tx, personId)
        const before = await findChangeable(tx, personId)
        if (!before?.handle) throw noSuchProfile()
        const changes = differing(told, before)
        const areOtherDives =
          startingDives !== undefined && startingDives !== (await findStartingDives(tx, personId))
        const isSame = Object.keys({ ...changes.account, ...changes.profile }).length === 0
        // Before the version check: a client that lost the reply sends the same once more.
        if (isSame && !areOtherDives) return
        if (version !== undefined && version !== before.version)
          throw new HttpError(409, profileTexts.changedSince, { code: 'changed-since' })
        if (areOtherDives) await changeStartingDives(tx, personId, startingDives)
        await writeProfile(tx, personId, changes)
      })
      return get(personId)
    },
  }
}
