import { type PhotoFormat, photoFormats, photoSizes } from '@soundings/contract/media'
import { receivedName, renditionName } from '../photo-names.ts'

const formats = Object.keys(photoFormats) as PhotoFormat[]

/** Every name that a file of a photo may have. */
export const namesOfPhoto = ({ id, key }: { id: string; key: string }): string[] => [
  receivedName(id),
  ...photoSizes.flatMap((size) => formats.map((format) => renditionName(key, size, format))),
]

/** What a file of the store is: a photo that was sent, by its id; a size of one, or a person's picture, by its key. */
export type Owner = { of: 'received' | 'photos' | 'avatars'; by: string }

const shapes: [Owner['of'], RegExp][] = [
  ['received', /^received\/([0-9a-f-]{36})$/],
  ['photos', /^photos\/([0-9a-f]{32})\/\w+\.\w+$/],
  ['avatars', /^avatars\/([0-9a-f]{32})\.\w+$/],
]

/** Whose a file of the store is, by its name; undefined when it is not named by us. */
export const ownerOf = (name: string): Owner | undefined => {
  for (const [of, shape] of shapes) {
    const by = shape.exec(name)?.[1]
    if (by) return { of, by }
  }
  return undefined
}
