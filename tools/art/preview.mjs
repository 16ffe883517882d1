// `npm run preview -- name…`: draws scenes quickly and small into the folder for temporary files, to look at while working.
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { render } from './engine/render.mjs'
import { scenes } from './scenes/index.mjs'

const folder = join(tmpdir(), 'soundings-art')
await mkdir(folder, { recursive: true })

const names = process.argv.slice(2)
const size = { width: 800, height: 450, samples: 2 }
for (const scene of scenes.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const start = Date.now()
  const file = join(folder, `${scene.name}.png`)
  const raw = { width: size.width, height: size.height, channels: 3 }
  await sharp(render(scene, size), { raw }).png().toFile(file)
  process.stdout.write(`${file} ${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}
