import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { wreckExif } from '../../apps/api/src/testing/pictures.ts'

const [width, height] = [4_000, 3_000]
const scene = fileURLToPath(new URL('../../apps/web/public/art/coral-garden.webp', import.meta.url))
/** How coarse, in pixels, and how strong; from drifting sand down to the grain of the sensor. */
const textures = [
  { coarse: 16, sigma: 26 },
  { coarse: 8, sigma: 22 },
  { coarse: 4, sigma: 18 },
  { coarse: 2, sigma: 12 },
  { coarse: 1, sigma: 8 },
]

const texture = async ({ coarse, sigma }: (typeof textures)[number]): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  const size = { width: Math.ceil(width / coarse), height: Math.ceil(height / coarse) }
  const grains = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return sharp(grains, { raw: { ...size, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}

/**
 * A photo of 12 megapixels as phones take them under water: things and murk of every size, and the GPS of a wreck.
 * Pure noise would cost several times more to make small than any reef, a drawing several times less.
 */
export const makePhonePhoto = async (): Promise<Buffer> => {
  const layers = await Promise.all(textures.map(texture))
  return sharp(scene)
    .resize(width, height, { fit: 'cover', kernel: 'cubic' })
    .removeAlpha()
    .composite(
      layers.map((input) => ({
        input,
        raw: { width, height, channels: 3 as const },
        blend: 'soft-light' as const,
      })),
    )
    .jpeg({ quality: 92 })
    .withExif(wreckExif)
    .toBuffer()
}
