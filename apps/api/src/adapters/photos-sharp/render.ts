import { photoWidths } from '@soundings/contract/media'
import { storedSizes } from '@soundings/rules/photo-sizes'
import type { Crop, Rendition } from '#ports/photos.ts'
import { decoded, fromPixels, openPhoto } from './reader.ts'

/** AVIF with one step more of effort takes four times as long and is no smaller; with four, thirty times. */
const avif = { quality: 45, effort: 0, chromaSubsampling: '4:2:0' } as const
const jpeg = { quality: 78 } as const
/** A face is small and looked at closely. */
const portrait = { quality: 86 } as const

/** Decodes a file once, no wider than the largest size, and makes all others of those pixels, largest first. */
export const render = async (file: string): Promise<Rendition[]> => {
  const { width, decode } = await openPhoto(file)
  const largest = decode().resize({ width: photoWidths.original, withoutEnlargement: true })
  let from = await decoded(largest.raw().toBuffer({ resolveWithObject: true }))
  const made: Rendition[] = []
  for (const size of storedSizes(width).toReversed()) {
    if (photoWidths[size] < from.info.width)
      from = await fromPixels(from.data, from.info)
        .resize({ width: photoWidths[size] })
        .raw()
        .toBuffer({ resolveWithObject: true })
    const pixels = () => fromPixels(from.data, from.info)
    made.push({ size, format: 'avif', bytes: await pixels().avif(avif).toBuffer() })
    made.push({ size, format: 'jpg', bytes: await pixels().jpeg(jpeg).toBuffer() })
  }
  return made
}

const middle = (width: number, height: number) => {
  const side = Math.min(width, height)
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  }
}

/** Whole pixels that lie in the picture, whatever shares were asked for. */
const pixelsOf = (crop: Crop, width: number, height: number) => {
  const left = Math.min(Math.floor(crop.x * width), width - 1)
  const top = Math.min(Math.floor(crop.y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
}

/** A square JPEG of a part of a picture. */
export const square = async (file: string, side: number, crop?: Crop): Promise<Buffer> => {
  const { width, height, decode } = await openPhoto(file)
  const upright = await decoded(decode().raw().toBuffer({ resolveWithObject: true }))
  const part = crop ? pixelsOf(crop, width, height) : middle(width, height)
  return fromPixels(upright.data, upright.info)
    .extract(part)
    .resize(side, side, { fit: 'cover' })
    .jpeg(portrait)
    .toBuffer()
}
