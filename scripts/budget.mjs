// `npm run budget`: how much script the first page may bring before the map, gzipped; builds what changed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, giveUp, root } from './bootstrap.mjs'

const budget = 190
const dist = join(root, 'apps/web/dist')
const assets = join(dist, 'assets')

build()
// What is in a comment is only loaded by the page of a site.
const html = readFileSync(join(dist, 'index.html'), 'utf8').replace(/<!--.*?-->/gs, '')
const explore = readdirSync(assets).find((name) => /^ExplorePage-.*\.js$/.test(name))
if (!explore)
  giveUp('The build has no chunk for Explore, so there is nothing to measure. Update scripts/budget.mjs.')

/** A script and all it imports before it runs; what it loads later is not counted. */
const collect = (name, seen = new Set()) => {
  if (seen.has(name)) return seen
  seen.add(name)
  const source = readFileSync(join(assets, name), 'utf8')
  for (const [, next] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) collect(next, seen)
  return seen
}

const first = [...html.matchAll(/assets\/([^"]+\.js)"/g)].map(([, name]) => name)
const scripts = [...[...first, explore].reduce((seen, name) => collect(name, seen), new Set())]
if (scripts.some((name) => name.startsWith('maplibre')))
  giveUp('The map is part of the first scripts. Load it later.')
if (scripts.some((name) => name.startsWith('zod')))
  giveUp('A schema is part of the first scripts. Read what it checks without zod, or load it later.')

const size = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0) / 1024
console.log(
  `First scripts of Explore: ${size.toFixed(1)} kB of ${budget} kB (gzip), in ${scripts.length} files.`,
)
if (size > budget) giveUp(`The first scripts are larger than the budget of ${budget} kB.`)
