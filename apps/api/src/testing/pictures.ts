import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { Headers } from './people.ts'

type Made = { width?: number; height?: number; hue?: number }

/** A picture with something to see in every corner, so that no two sides of it are alike. */
export const buildPicture = ({ width = 640, height = 480, hue = 0 }: Made = {}): Sharp => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      pixels[at] = (x * 255) / width
      pixels[at + 1] = (y * 255) / height
      pixels[at + 2] = (x * 7 + y * 13 + hue) % 256
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** What a camera writes that was switched on at the wreck of the Thistlegorm. */
export const wreckExif = {
  IFD0: { Make: 'Olympus Imaging Corp.  ', Model: 'TG-6', Artist: 'A Name That Stays Here' },
  IFD2: { DateTimeOriginal: '2026:05:01 10:11:12' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '27/1 48/1 50/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '33/1 55/1 15/1',
  },
}

export const buildJpeg = (made?: Made): Promise<Buffer> =>
  buildPicture(made).jpeg({ quality: 90 }).withExif(wreckExif).toBuffer()

const crc = (bytes: Buffer): number => {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one colour that is small to send and large to decode. */
export const buildPngBomb = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF with this many frames of one pixel. */
export const buildGif = (frames: number): Buffer => {
  const head = Buffer.from('474946383961010001008000000000ff00ff00', 'hex')
  const frame = Buffer.from('21f9040001000000' + '2c000000000100010000' + '0202440100', 'hex')
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from('3b', 'hex')])
}

/** A form as a browser sends it. */
export const buildSending = async (
  files: (Buffer | { bytes: Buffer; name: string; type?: string })[],
  fields: Record<string, string> = {},
): Promise<{ headers: Headers; payload: Buffer }> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) {
    const { bytes, name, type = 'image/jpeg' } = Buffer.isBuffer(file) ? { bytes: file, name: 'a.jpg' } : file
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
  }
  const sent = new Response(form)
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}
