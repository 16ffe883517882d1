import { buffer } from 'node:stream/consumers'
import { type PhotoFormat, type PhotoSize, photoFormats } from '@soundings/contract/media'
import { storedSizeOf } from '@soundings/rules/photo-sizes'
import QuickLRU from 'quick-lru'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { noSuchPhoto } from '../errors.ts'
import { renditionName } from '../photo-names.ts'
import { viewerOf } from '../viewer.ts'
import { keptBytes } from './kept-bytes.ts'
import type { Servable } from './serving.repo.ts'
import { visiblePhotos } from './visible-photos.ts'

/** In bytes: smaller files are kept in memory, all of them together no larger than this. */
const small = 96 * 1024
const maxKept = 48 * 1024 * 1024
/** For how many files the length is remembered, so that the store need not be asked. */
const maxSizes = 50_000

const unreadable = () => new HttpError(503, 'Images can’t be loaded right now. Please try again.')

type Asker = { person: Person | null; takesAvif: boolean }

export type ServingService = ReturnType<typeof servingService>

/** Pictures as they lie in the store, for those who may see them. */
export const servingService = ({
  db,
  changes,
  blobs,
  log,
}: Pick<Dependencies, 'db' | 'changes' | 'blobs' | 'log'>) => {
  const visible = visiblePhotos({ db, changes })
  const kept = keptBytes(maxKept)
  const sizes = new QuickLRU<string, number>({ maxSize: maxSizes })

  const sizeOf = async (name: string): Promise<number | undefined> => {
    const before = sizes.get(name)
    if (before !== undefined) return before
    const size = await blobs.sizeOf(name)
    if (size !== undefined) sizes.set(name, size)
    return size
  }

  const open = async (name: string, range?: Parameters<typeof blobs.get>[1]) => {
    const blob = await blobs.get(name, range)
    if (!blob) throw noSuchPhoto()
    return blob.body
  }

  const bodyOf = async (name: string): Promise<BytesAnswer['body']> => {
    const before = kept.get(name)
    if (before) return before
    const size = await sizeOf(name)
    if (size === undefined) {
      log.error({ name }, 'a picture is missing in the store')
      throw noSuchPhoto()
    }
    if (size > small) return { size, open: (range) => open(name, range) }
    const bytes = await buffer(await open(name))
    kept.set(name, bytes)
    return bytes
  }

  const answer = async (photo: Servable, size: PhotoSize, takesAvif: boolean): Promise<BytesAnswer> => {
    const format: PhotoFormat = takesAvif ? 'avif' : 'jpg'
    const stored = storedSizeOf(size, photo.width)
    const body = await bodyOf(renditionName(photo.key, stored, format)).catch((error: unknown) => {
      if (error instanceof HttpError) throw error
      log.error({ err: error }, 'the store of pictures cannot be read')
      throw unreadable()
    })
    return {
      body,
      type: photoFormats[format],
      tag: `${photo.key}-${stored}-${format}`,
      immutable: true,
      isPrivate: !photo.isPublic,
      isNegotiated: true,
    }
  }

  const maySee = (photo: Servable, person: Person | null) =>
    photo.isPublic ||
    (person && (photo.uploaderId === person.id || (!photo.isPrivate && viewerOf(person).isModerator)))

  const serve = (photo: Servable | undefined, size: PhotoSize, { person, takesAvif }: Asker) => {
    if (!photo || !maySee(photo, person)) throw noSuchPhoto()
    return answer(photo, size, takesAvif)
  }

  return {
    byKey: async (key: string, size: PhotoSize, asker: Asker) => serve(await visible.byKey(key), size, asker),
    byId: async (id: string, asker: Asker) => serve(await visible.byId(id), 'original', asker),

    /** A private photo of this person, for whom they show it to; nobody keeps what may be taken back at any moment. */
    privateOf: async (ownerId: string, id: string, size: PhotoSize, takesAvif: boolean) => {
      const photo = await visible.byId(id)
      if (!photo?.isPrivate || photo.uploaderId !== ownerId) throw noSuchPhoto()
      const { tag: _, ...bytes } = await answer(photo, size, takesAvif)
      return { ...bytes, immutable: false, isFleeting: true }
    },
  }
}
