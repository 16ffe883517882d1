import { largestFit } from '@soundings/rules/photo-sizes'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { PhotoFacts } from '#ports/photos.ts'
import { readSaid } from './exif.ts'
import { decoded, fromPixels, openPhoto } from './reader.ts'

/** A thumbhash takes no more, and for the rest it is plenty. */
const side = 96

/** A difference hash: whether each of 8 × 8 places is brighter than the one to its right. */
const looksOf = async (small: Sharp): Promise<bigint> => {
  const grey = await small.resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  return BigInt.asIntN(64, bits)
}

const hex = (part: number) => part.toString(16).padStart(2, '0')

/**
 * Decodes all of a file once, shrunk while it is read: one that is cut short or damaged does not get through. What is
 * shown of it until its sizes are made comes of the same pixels.
 */
export const judge = async (file: string): Promise<PhotoFacts> => {
  const { width, height, exif, decode } = await openPhoto(file)
  const shrunk = decode().resize(side, side, { fit: 'inside' }).ensureAlpha()
  const { data, info } = await decoded(shrunk.raw().toBuffer({ resolveWithObject: true }))
  const small = () => fromPixels(data, info).removeAlpha()
  const { dominant } = await fromPixels(await small().raw().toBuffer(), { ...info, channels: 3 }).stats()
  return {
    ...largestFit(width, height),
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)),
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    looks: await looksOf(small()),
    ...(await readSaid(exif)),
  }
}
