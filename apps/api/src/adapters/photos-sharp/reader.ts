import { open } from 'node:fs/promises'
import { mediaLimits, photoTexts } from '@soundings/contract/media'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { UnusablePhoto } from '#ports/photos.ts'

// One thread a picture: two side by side are done sooner than one after the other with two threads each.
sharp.concurrency(1)
sharp.cache(false)
// libvips reads dozens of formats, some of them programs in themselves; divers' photos come in five.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})

/** In seconds; a photo of 12 megapixels takes a tenth of one. */
const patience = 20

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/

/** What a file is by its first bytes: its name and the type it was sent with say nothing. */
const formatOf = (head: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | 'heic' | undefined => {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(head, 0, 6))) return 'gif'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  if (text(head, 4, 8) !== 'ftyp') return undefined
  const brands: string[] = text(head, 8, Math.min(head.length, head.readUInt32BE(0))).match(/.{4}/gs) ?? []
  if (brands.includes('avif') || brands.includes('avis')) return 'heif'
  return heicBrands.test(brands[0] ?? '') ? 'heic' : undefined
}

type Head = { bytes: Buffer; size: number }

const headOf = async (file: string): Promise<Head> => {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
  const { size } = await handle.stat()
  return { bytes: buffer.subarray(0, bytesRead), size }
}

/** Some formats cannot be looked at before all of them is there; they say at their beginning how long they are. */
const isShort = ({ bytes, size }: Head) =>
  text(bytes, 0, 4) === 'RIFF' && bytes.length > 8 && bytes.readUInt32LE(4) + 8 > size

/** `width` and `height` in pixels, as it is seen. */
export type Opened = { width: number; height: number; exif: Buffer | undefined; decode: () => Sharp }

const refuseTooLarge = ({ width, height, pages = 1 }: Metadata) => {
  if (pages > mediaLimits.frames) throw new UnusablePhoto(photoTexts.tooManyFrames)
  if (Math.max(width, height) > mediaLimits.side || width * height * pages > mediaLimits.pixels)
    throw new UnusablePhoto(photoTexts.tooManyPixels)
}

/** Looks at the header of a file, and refuses what cannot be a photo before anything of it is decoded. */
export const openPhoto = async (file: string): Promise<Opened> => {
  const head = await headOf(file)
  if (head.size === 0) throw new UnusablePhoto(photoTexts.empty)
  const format = formatOf(head.bytes)
  if (format === 'heic') throw new UnusablePhoto(photoTexts.heic)
  if (!format) throw new UnusablePhoto(photoTexts.notPhoto)
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (header?.format !== format)
    throw new UnusablePhoto(isShort(head) ? photoTexts.broken : photoTexts.notPhoto)
  if (format === 'heif' && header.compression !== 'av1') throw new UnusablePhoto(photoTexts.heic)
  refuseTooLarge(header)
  return {
    ...header.autoOrient,
    exif: header.exif,
    decode: () => {
      // A photo with a flaw that every viewer forgives is no less a photo; one that ends too early is.
      const whole = sharp(file, { failOn: 'error', limitInputPixels: mediaLimits.pixels })
        .timeout({ seconds: patience })
        .autoOrient()
      return header.hasAlpha ? whole.flatten({ background: '#ffffff' }) : whole
    },
  }
}

/** The same pixels again without their file. */
export const fromPixels = (
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Sharp => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: patience })

/** A decoding that fails means that the file is damaged. */
export const decoded = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof UnusablePhoto) throw error
    throw new UnusablePhoto(photoTexts.broken, { cause: error })
  }
}
