import { Coordinates } from '@soundings/contract/common'

// Cameras write where a photo was taken into its head, as Exif describes it: a TIFF of its own, with directories of
// entries of twelve bytes each (tag, type, count, value or where it lies).

/** The head of a photo lies within its first bytes; what comes later is picture. */
const head = 256 * 1024

const mark = { exif: 0xffe1, picture: 0xffda } as const
const tag = { gps: 0x8825, latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

/** Where the TIFF begins; null when the photo has none. */
const tiffIn = (view: DataView): number | null => {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; view.getUint16(at) !== mark.picture; at += 2 + view.getUint16(at + 2))
    if (view.getUint16(at) === mark.exif && textAt(view, at + 4, 6) === 'Exif\0\0') return at + 10
  return null
}

/** Reads past the end of what is there throw a RangeError, as those of a DataView do. */
const placeIn = (view: DataView): Coordinates | null => {
  const tiff = tiffIn(view)
  if (tiff === null) return null
  const isLittle = textAt(view, tiff, 2) === 'II'
  const short = (at: number) => view.getUint16(at, isLittle)
  const long = (at: number) => view.getUint32(at, isLittle)
  /** Where the value of a tag stands in the directory at this place. */
  const entryOf = (directory: number, wanted: number): number | null => {
    const count = short(directory)
    for (let at = directory + 2; at < directory + 2 + count * 12; at += 12)
      if (short(at) === wanted) return at + 8
    return null
  }
  const first = tiff + long(tiff + 4)
  const gps = entryOf(first, tag.gps)
  if (gps === null) return null
  const directory = tiff + long(gps)
  /** Degrees, minutes and seconds, each as a fraction; the letter says on which side of zero. */
  const degrees = (value: number, ref: number, negative: string) => {
    const [at, side] = [entryOf(directory, value), entryOf(directory, ref)]
    if (at === null || side === null) return Number.NaN
    const from = tiff + long(at)
    const part = (index: number) => long(from + index * 8) / long(from + index * 8 + 4)
    const size = part(0) + part(1) / 60 + part(2) / 3600
    return textAt(view, side, 1) === negative ? -size : size
  }
  const place = [
    degrees(tag.longitude, tag.longitudeRef, 'W'),
    degrees(tag.latitude, tag.latitudeRef, 'S'),
  ] as const
  // Cameras without a fix write zeros.
  if (place[0] === 0 && place[1] === 0) return null
  return Coordinates.safeParse(place).data ?? null
}

/** Where a JPEG says that it was taken, read on this device to propose a site; null when it says nothing. */
export const readPlace = async (file: Blob): Promise<Coordinates | null> => {
  try {
    return placeIn(new DataView(await file.slice(0, head).arrayBuffer()))
  } catch {
    return null
  }
}
