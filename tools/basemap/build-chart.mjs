import { mkdir, writeFile } from 'node:fs/promises'
import { inlandTree } from './inland.mjs'
import { buildLabels } from './labels.mjs'
import { readWorldAtlas } from './land.mjs'
import { inlandFile, outputFolder, roadmapFile } from './paths.mjs'
import { writePmtiles } from './pmtiles-writer.mjs'
import { vectorTiles } from './vector-tiles.mjs'

await mkdir(outputFolder, { recursive: true })

const { land, borders, countries } = readWorldAtlas()
const labels = buildLabels(countries)

await writePmtiles(roadmapFile, vectorTiles({ borders, labels }, { maxZoom: 6 }), {
  tileType: 'mvt',
  maxZoom: 6,
  metadata: {
    name: 'Soundings roadmap',
    attribution: 'Made with Natural Earth',
    vector_layers: [
      { id: 'borders', fields: {} },
      { id: 'labels', fields: { kind: 'String', name: 'String', rank: 'Number' } },
    ],
  },
})

await writeFile(inlandFile, inlandTree(land, { depth: 11 }))
