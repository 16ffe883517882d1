// `npm run check`: are all pictures there, of the right size and not too heavy, and does a white title stay readable?
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cropped, crops, leastContrast } from './contrast.mjs'
import { outputFolder } from './paths.mjs'
import { scenes } from './scenes/index.mjs'

const most = 3_000_000
const wanted = 4.5

const problems = []
const found = await readdir(outputFolder)
const expected = scenes.flatMap(({ name }) => [`${name}.webp`, `${name}-640.webp`])
for (const file of expected) if (!found.includes(file)) problems.push(`${file} is missing.`)
for (const file of found) if (!expected.includes(file)) problems.push(`${file} doesn’t belong to any scene.`)

let total = 0
for (const file of expected.filter((name) => found.includes(name))) {
  const bytes = await readFile(join(outputFolder, file))
  total += bytes.length
  const { width, height } = await sharp(bytes).metadata()
  if (width !== (file.endsWith('-640.webp') ? 640 : 1600) || height * 16 !== width * 9)
    problems.push(`${file} is ${width} x ${height}.`)
}
if (total > most) problems.push(`All pictures together have ${total} bytes. The maximum is ${most}.`)

for (const { name } of scenes.filter((scene) => found.includes(`${scene.name}.webp`)))
  for (const crop of crops) {
    const contrast = leastContrast(await cropped(join(outputFolder, `${name}.webp`), name, crop), crop)
    if (contrast < wanted) problems.push(`${name}: a title on the ${crop.name} has ${contrast.toFixed(1)}:1.`)
  }

for (const problem of problems) process.stderr.write(`✗ ${problem}\n`)
const weight = `${expected.length} pictures, ${(total / 1000).toFixed(0)} kB`
process.stdout.write(
  `${weight}. ${problems.length === 0 ? 'No problems found.' : `Problems found: ${problems.length}`}\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
