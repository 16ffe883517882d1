import exifr from 'exifr'
import type { PhotoFacts } from '#ports/photos.ts'

type Said = Pick<PhotoFacts, 'takenAt' | 'camera' | 'position'>

const nothing: Said = { takenAt: null, camera: null, position: null }
const longestName = 80
/** What stands before the TIFF block in which files keep their EXIF. */
const preamble = Buffer.from('Exif\0\0')

/** `2026:06:01 12:00:00` as cameras write it; one that was never set writes zeros. */
const instantOf = (value: unknown): string | null => {
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(String(value)) ?? []
  const iso = `${date?.replaceAll(':', '-')}T${time}`
  const at = new Date(`${iso}Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 19) !== iso) return null
  return at.getTime() > Date.now() + 86_400_000 || at.getUTCFullYear() < 1900 ? null : iso
}

/** Makers fill their names with blanks and NULs. */
const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')
        .replace(/ +/g, ' ')
        .trim()
    : ''

const cameraOf = (maker: string, model: string): string | null => {
  const [brand = ''] = maker.split(' ')
  const repeats = model.toLowerCase().startsWith(brand.toLowerCase())
  return (repeats ? model : `${maker} ${model}`).trim().slice(0, longestName) || null
}

const positionOf = (longitude: unknown, latitude: unknown): PhotoFacts['position'] => {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
  // A camera without a fix says 0, 0.
  const isPlace =
    Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && (longitude !== 0 || latitude !== 0)
  return isPlace ? [longitude, latitude] : null
}

/** What the EXIF block of a file says of its making; one that cannot be read says nothing. */
export const readSaid = async (exif: Buffer | undefined): Promise<Said> => {
  if (!exif) return nothing
  const block = exif.subarray(exif.subarray(0, preamble.length).equals(preamble) ? preamble.length : 0)
  try {
    const said = await exifr.parse(block, { tiff: true, exif: true, gps: true, reviveValues: false })
    return {
      takenAt: instantOf(said?.DateTimeOriginal ?? said?.CreateDate),
      camera: cameraOf(nameOf(said?.Make), nameOf(said?.Model)),
      position: positionOf(said?.longitude, said?.latitude),
    }
  } catch {
    return nothing
  }
}
