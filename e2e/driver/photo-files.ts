import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A number from 0 to 1 for every number: the same each time, and without a pattern. */
const noise = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453
  return value - Math.floor(value)
}

type File = { name: string; mimeType: string; buffer: Buffer }

/** A photo of water that no other journey has: a PNG of some hundreds of kilobytes. */
export const newPhoto = (name: string, { width = 720, height = 480 } = {}): File => {
  const hue = Array.from({ length: 3 }, () => 40 + Math.random() * 120)
  const [seed, low] = [Math.random() * 1_000, Math.random() * height]
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3)
    for (let x = 0; x < width; x++)
      for (let part = 0; part < 3; part++) {
        const light = 1 - Math.abs(y - low) / height
        row[1 + x * 3 + part] = (hue[part] ?? 0) * light + noise(seed + y * width + x) * 48
      }
    return row
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const picture = chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 }))
  const buffer = Buffer.concat([signature, chunk('IHDR', head), picture, chunk('IEND', Buffer.alloc(0))])
  return { name, mimeType: 'image/png', buffer }
}

/** The first part of a photo, as a copy that was cut short leaves it. */
export const damaged = ({ name, mimeType, buffer }: File): File => ({
  name,
  mimeType,
  buffer: buffer.subarray(0, Math.floor(buffer.length * 0.6)),
})

export type { File as PhotoFile }
