import { mkdir, writeFile } from 'node:fs/promises'
import { inlandTree } from './inland.mjs'
import { buildLabels } from './labels.mjs'
import { readWorldAtlas } from './land.mjs'
import { inlandFile, outputFolder, roadmapFile, satelliteFile } from './paths.mjs'
import { writePmtiles } from './pmtiles-writer.mjs'
import { satelliteTiles } from './satellite.mjs'
import { vectorTiles } from './vector-tiles.mjs'

await mkdir(outputFolder, { recursive: true })

const { land, borders, coast, countries } = readWorldAtlas()
const labels = buildLabels(countries)

await writePmtiles(roadmapFile, vectorTiles({ land, borders, coast, labels }, { maxZoom: 6 }), {
  tileType: 'mvt',
  maxZoom: 6,
  metadata: {
    name: 'Soundings roadmap',
    attribution: 'Made with Natural Earth',
    vector_layers: [
      { id: 'land', fields: {} },
      { id: 'borders', fields: {} },
      { id: 'coast', fields: {} },
      { id: 'labels', fields: { kind: 'String', name: 'String', rank: 'Number' } },
    ],
  },
})

await writePmtiles(satelliteFile, await satelliteTiles({ maxZoom: 3 }), {
  tileType: 'webp',
  maxZoom: 3,
  metadata: { name: 'Soundings satellite', attribution: 'Imagery: NASA Visible Earth (Blue Marble)' },
})

await writeFile(inlandFile, inlandTree(land, { depth: 11 }))
