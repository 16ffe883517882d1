import type { DiveEvent, DiveSamples } from '@soundings/contract/dive-log'
import { thinSamples } from '@soundings/rules/dive-profile'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { unpackSamples } from './profile-bytes.ts'
import { findProfile } from './profiles.repo.ts'

type Profile = { columns: DiveSamples['columns']; samples: DiveSamples['rows']; events: DiveEvent[] }
type Asked = { computer: number; points?: number | undefined }

/** What dive computers recorded. */
export const profilesService = ({ db }: Pick<Dependencies, 'db'>) => ({
  get: async (person: Person, diveId: string, { computer, points }: Asked): Promise<Profile> => {
    const found = await findProfile(db, person.id, diveId, computer)
    if (!found?.samples) throw new HttpError(404, 'This dive has no profile')
    const all = await unpackSamples(found.samples)
    const { columns, rows } = points === undefined ? all : thinSamples(all, points)
    return { columns, samples: rows, events: found.events }
  },
})
