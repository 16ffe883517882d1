import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { avatarSize, avatars } from '@soundings/contract/avatars'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { type Crop, UnusablePhoto } from '#ports/photos.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { avatarName } from '../photo-names.ts'
import { isShown, replaceAvatar } from './avatars.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'blobs' | 'photos' | 'log'>

const type = 'image/jpeg'
/** The default profile picture. */
const nobody = readFileSync(new URL('./default.jpg', import.meta.url))

const pathOf = (key: string): string => avatars.serve.path.replace(':key', key)
/** The key in the address of somebody's picture; undefined where they have none. */
export const keyIn = (path: string | null): string | undefined => /\/([0-9a-f]{32})\//.exec(path ?? '')?.[1]
const noSuchPicture = () => new HttpError(404, 'This image doesn’t exist')

/**
 * The pictures that people have of themselves: small squares under names that are never used twice. That of an account
 * which is gone is served no longer at once, and swept at night.
 */
export const avatarsService = ({ db, blobs, photos, log }: Needs) => {
  const exchange = async (person: Person, path: string | null) => {
    const before = keyIn(await inTransaction(db, (tx) => replaceAvatar(tx, person.id, path)))
    if (before === undefined) return
    await blobs
      .remove([avatarName(before)])
      .catch((err: unknown) => log.warn({ err }, 'a picture that nobody shows could not be removed'))
  }

  return {
    nobody: (): BytesAnswer => ({ body: nobody, type, tag: 'nobody-1', immutable: false }),

    serve: async (key: string): Promise<BytesAnswer> => {
      const blob = (await isShown(db, pathOf(key))) ? await blobs.get(avatarName(key)) : undefined
      if (!blob) throw noSuchPicture()
      return { body: await buffer(blob.body), type, tag: key, immutable: true }
    },

    put: async (person: Person, file: ReceivedFile, crop: Crop | undefined): Promise<string> => {
      const bytes = await photos.square(file.path, avatarSize, crop).catch((error: unknown) => {
        if (!(error instanceof UnusablePhoto)) throw error
        throw new HttpError(400, error.message, { code: 'unusable-photo', field: 'files' })
      })
      const key = randomBytes(16).toString('hex')
      await blobs.put(avatarName(key), bytes, { size: bytes.length, type })
      await exchange(person, pathOf(key))
      return pathOf(key)
    },

    remove: (person: Person): Promise<void> => exchange(person, null),
  }
}
