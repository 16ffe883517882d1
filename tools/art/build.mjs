// `npm run build`: draws every scene, or only those named, into the folder of the app's pictures.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { render } from './engine/render.mjs'
import { outputFolder } from './paths.mjs'
import { scenes } from './scenes/index.mjs'

const full = { width: 1600, height: 900, samples: 2 }
/** The two sizes: file name's end, width in pixels, bytes at most. */
const sizes = [
  { end: '', width: 1600, most: 64_000 },
  { end: '-640', width: 640, most: 13_500 },
]

/** The best picture that is not larger than it may be. */
async function webp(image, most) {
  for (let quality = 82; ; quality -= 4) {
    const bytes = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= most || quality <= 28) return { bytes, quality }
  }
}

await mkdir(outputFolder, { recursive: true })
const names = process.argv.slice(2)
for (const scene of scenes.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const raw = { width: full.width, height: full.height, channels: 3 }
  const image = sharp(render(scene, full), { raw })
  const done = []
  for (const { end, width, most } of sizes) {
    const { bytes, quality } = await webp(image.clone().resize(width), most)
    await writeFile(join(outputFolder, `${scene.name}${end}.webp`), bytes)
    done.push(`${width} px ${(bytes.length / 1000).toFixed(0)} kB at quality ${quality}`)
  }
  process.stdout.write(`${scene.name}: ${done.join(', ')}\n`)
}
