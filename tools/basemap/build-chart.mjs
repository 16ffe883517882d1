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

const maxZoom = 6
/** The last rank that the map shows at each zoom, as in `base-labels.ts` of the web app; the last tiles hold all. */
const lastRanks = [0, 0, 0, 1, 2, 4]
const isShown = ({ rank = 0 }, zoom) => zoom === maxZoom || rank <= lastRanks[zoom]

await writePmtiles(roadmapFile, vectorTiles({ borders, labels }, { maxZoom, isShown }), {
  tileType: 'mvt',
  maxZoom,
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
