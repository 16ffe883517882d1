import type { Uploaded } from '@soundings/contract/media'
import { buildPhoto } from '#shared/testing/photos.ts'

// For tests: photos as a device has them, and as the server answers once they arrived.

/** A file that begins as a JPG does. */
export const buildFile = (name: string): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, name.length)], name, { type: 'image/jpeg' })

export const buildUploaded = (known: Partial<Uploaded> = {}): Uploaded => ({
  ...buildPhoto({ approvalStatus: 'pending', state: 'processing' }),
  suggested: [],
  ...known,
})

type Degrees = [degrees: number, minutes: number, seconds: number]

/** A JPEG of nothing but a head, in which a camera says where it was. */
export const buildLocated = (lat: Degrees, north: string, lng: Degrees, east: string, isLittle = true) => {
  const tiff = new DataView(new ArrayBuffer(160))
  const short = (at: number, value: number) => tiff.setUint16(at, value, isLittle)
  const long = (at: number, value: number) => tiff.setUint32(at, value, isLittle)
  const entry = (at: number, tag: number, value: number) => {
    short(at, tag)
    long(at + 8, value)
  }
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  short(2, 42)
  long(4, 8)
  short(8, 1)
  entry(10, 0x8825, 26)
  short(26, 4)
  entry(28, 1, 0)
  tiff.setUint8(36, north.charCodeAt(0))
  entry(40, 2, 90)
  entry(52, 3, 0)
  tiff.setUint8(60, east.charCodeAt(0))
  entry(64, 4, 114)
  for (const [at, parts] of [
    [90, lat],
    [114, lng],
  ] as const)
    parts.forEach((part, index) => {
      long(at + index * 8, Math.round(part * 100))
      long(at + index * 8 + 4, 100)
    })
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xe1, 0, 168, ...Buffer.from('Exif\0\0')]
  return new File([Uint8Array.from(head), tiff.buffer], 'located.jpg')
}
