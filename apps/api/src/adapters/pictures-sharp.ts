import { readFile } from 'node:fs/promises'
import type { Pictures } from '#ports/pictures.ts'

/** JPEG qualities, best first: the first that is small enough is taken, and the last one in any case. */
const qualities = [86, 80, 72, 62, 50, 38]
/** In seconds; a picture takes about a tenth of one. */
const patience = 10

/** sharp is native code: where it cannot be loaded, the pictures are missing and everything else works. */
const load = async () => {
  const { default: sharp } = await import('sharp')
  // One thread a picture leaves the other cores to the visitors.
  sharp.concurrency(1)
  sharp.cache(false)
  // libvips reads dozens of formats; we need the two that we feed it.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'] })
  return sharp
}

/** Scaled by `cover`, how many pixels of a side lie before the part that is shown. */
const before = (whole: number, shown: number, focus: number) => Math.round((whole - shown) * focus)

export const openPictures = (): Pictures => {
  let loading: ReturnType<typeof load> | undefined
  return {
    compose: async ({ zoom = 1, isMirrored = false, light, ...composition }) => {
      const { background, focus, overlay, width, height, maxBytes } = composition
      loading ??= load()
      const sharp = await loading
      const bytes = await readFile(background)
      const { width: ownWidth, height: ownHeight } = await sharp(bytes).metadata()
      const scale = zoom * Math.max(width / ownWidth, height / ownHeight)
      const [fullWidth, fullHeight] = [Math.round(ownWidth * scale), Math.round(ownHeight * scale)]
      const { data, info } = await sharp(bytes)
        .flop(isMirrored)
        .resize(fullWidth, fullHeight, { fit: 'fill' })
        .extract({
          left: before(fullWidth, width, focus.x),
          top: before(fullHeight, height, focus.y),
          width,
          height,
        })
        .modulate(light ? { ...light, hue: (light.hue + 360) % 360 } : {})
        .composite([{ input: Buffer.from(overlay) }])
        .removeAlpha()
        .raw()
        .timeout({ seconds: patience })
        .toBuffer({ resolveWithObject: true })
      const raw = { width: info.width, height: info.height, channels: info.channels }
      let jpeg = Buffer.alloc(0)
      for (const quality of qualities) {
        jpeg = await sharp(data, { raw })
          .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
          .timeout({ seconds: patience })
          .toBuffer()
        if (jpeg.length <= maxBytes) break
      }
      return jpeg
    },
  }
}
