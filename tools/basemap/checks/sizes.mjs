import { readdir, stat } from 'node:fs/promises'
import { tilePyramid } from '../vector-tiles.mjs'
import { openArchive } from './archive.mjs'

/** What the map of the whole world loads first: tiles of zoom 2 of these archives. */
const firstViews = {
  satellite: ['satellite', 'roadmap'],
  chart: ['coast', 'depth', 'roadmap'],
}
/** Of four rows of tiles at zoom 2, a screen of 900 pixels shows the upper three. */
const shownRows = 3

/**
 * Checks what all archives weigh together, and what the first view of the world does.
 * @param {string} folder
 * @param {{ maxBytes: number, maxWorldBytes: number }} promise
 * @returns {Promise<string[]>} problems
 */
export async function checkSizes(folder, { maxBytes, maxWorldBytes }) {
  const files = await readdir(folder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${folder}${file}`)).size))
  const sum = sizes.reduce((one, other) => one + other, 0)
  console.log(`all files: ${sum} bytes`)
  const problems = sum > maxBytes ? [`all files are larger than ${maxBytes} bytes`] : []
  for (const [view, archives] of Object.entries(firstViews)) {
    const weights = await Promise.all(archives.map((name) => worldBytes(`${folder}${name}.pmtiles`)))
    const bytes = weights.reduce((one, other) => one + other, 0)
    console.log(`first view of the world, ${view}: ${bytes} bytes (${weights.join(' + ')})`)
    if (bytes > maxWorldBytes)
      problems.push(`the first view of the world as ${view} takes more than ${maxWorldBytes} bytes`)
  }
  return problems
}

async function worldBytes(file) {
  const { archive } = await openArchive(file)
  let bytes = 0
  for (const [zoom, x, y] of tilePyramid(2)) {
    if (zoom < 2 || y >= shownRows) continue
    bytes += await packedBytes(archive, zoom, x, y)
  }
  return bytes
}

/** How many bytes a tile has on the wire: before it is unpacked. */
async function packedBytes(archive, zoom, x, y) {
  const asked = []
  const { source } = archive
  const counted = Object.assign(Object.create(archive), {
    source: {
      ...source,
      getBytes: (offset, length, ...rest) => {
        asked.push(length)
        return source.getBytes(offset, length, ...rest)
      },
    },
  })
  const tile = await counted.getZxy(zoom, x, y)
  return tile ? asked.at(-1) : 0
}
