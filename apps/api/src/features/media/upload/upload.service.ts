import { mediaLimits, type Photo, type PhotoForm, photoTexts, type Uploaded } from '@soundings/contract/media'
import { firstStatus } from '@soundings/rules/media'
import { levelOf } from '@soundings/rules/people'
import { mayShowSite, type sitesService } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { noSuchSite } from '../errors.ts'
import { viewerOf } from '../viewer.ts'
import { findPositions, findSent } from './intake.repo.ts'
import { photoIntake } from './intake.service.ts'

type Near = ReturnType<typeof sitesService>['near']
type Needs = Parameters<typeof photoIntake>[0] & Pick<Dependencies, 'db'>

/** So many sites are proposed for a photo. */
const maxSuggested = 3

/** Photos that people send. */
export const uploadService = (deps: Needs, { near }: { near: Near }) => {
  const { db } = deps
  const intake = photoIntake(deps)

  const suggest = async ([lng, lat]: [number, number]): Promise<Uploaded['suggested']> => {
    const { items } = await near({ lat, lng, radius: mediaLimits.near, limit: maxSuggested })
    return items.map(({ id, slug, siteName, country, region, distance }) => ({
      id,
      slug,
      siteName,
      country,
      region,
      distance,
    }))
  }

  /** The photos as their sender sees them, in this order, each with sites that it may show. */
  const answer = async (person: Person, ids: string[]): Promise<Uploaded[]> => {
    const [sent, positions] = await Promise.all([findSent(db, viewerOf(person), ids), findPositions(db, ids)])
    return Promise.all(
      sent.map(async (photo) => {
        const position = positions.get(photo.id)
        return { ...photo, suggested: position ? await suggest(position) : [] }
      }),
    )
  }

  const statusFor = ({ groups }: Person) => firstStatus(levelOf(groups))

  return {
    /** Refuses a person who has too many photos here, before more of them are sent. */
    makeSure: (person: Person) => intake.makeSure(person.id, statusFor(person)),

    /** The answer to an upload that has arrived already. */
    addedBefore: async (person: Person, clientKey: string): Promise<Uploaded[] | undefined> => {
      const ids = await intake.addedBefore(person.id, clientKey)
      return ids.length > 0 ? answer(person, ids) : undefined
    },

    add: async (
      person: Person,
      { clientKey, eventId, recaptchaToken: _, ...words }: PhotoForm,
      files: ReceivedFile[],
    ): Promise<{ photos: Uploaded[]; isNew: boolean }> => {
      if (files.length === 0) throw new HttpError(400, photoTexts.noFile, { field: 'files' })
      if (words.diveSiteId !== undefined && !(await mayShowSite(db, person, words.diveSiteId)))
        throw noSuchSite()
      const { ids, isNew } = await intake.add({
        files,
        words,
        clientKey,
        eventId,
        uploaderId: person.id,
        status: statusFor(person),
      })
      return { photos: await answer(person, ids), isNew }
    },

    /** The same for photos that stay their sender’s own. */
    ofOne: {
      makeSure: (person: Person) => intake.makeSure(person.id, 'private'),

      addedBefore: async (person: Person, clientKey: string): Promise<Photo[] | undefined> => {
        const ids = await intake.addedBefore(person.id, clientKey)
        return ids.length > 0 ? findSent(db, viewerOf(person), ids) : undefined
      },

      add: async (
        person: Person,
        { clientKey, caption }: Pick<PhotoForm, 'clientKey' | 'caption'>,
        files: ReceivedFile[],
      ): Promise<{ photos: Photo[]; isNew: boolean }> => {
        if (files.length === 0) throw new HttpError(400, photoTexts.noFile, { field: 'files' })
        const arrival = {
          files,
          words: { caption },
          clientKey,
          uploaderId: person.id,
          status: 'private',
        } as const
        const { ids, isNew } = await intake.add(arrival)
        return { photos: await findSent(db, viewerOf(person), ids), isNew }
      },
    },
  }
}
