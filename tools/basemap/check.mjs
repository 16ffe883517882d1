import { readFileSync } from 'node:fs'
import { checkPictures } from './checks/pictures.mjs'
import { checkPlaces } from './checks/places.mjs'
import { checkRoadmap } from './checks/roadmap.mjs'
import { checkSizes } from './checks/sizes.mjs'
import { checkVectors } from './checks/vectors.mjs'
import { buildLabels } from './labels.mjs'
import { readWorldAtlas } from './land.mjs'
import {
  coastCache,
  coastFile,
  depthFile,
  lakesCache,
  outputFolder,
  reliefFile,
  roadmapFile,
  satelliteFile,
  tintFile,
} from './paths.mjs'
import { unpackRings } from './rings.mjs'

const labels = buildLabels(readWorldAtlas().countries).features
const coast = unpackRings(readFileSync(coastCache))
const lakes = unpackRings(readFileSync(lakesCache))

const problems = [
  ...checkPlaces(labels, { coast, lakes }),
  ...(await checkRoadmap(roadmapFile, { maxBytes: 1_000_000, maxZoom: 6, labels })),
  ...(await checkVectors(coastFile, { maxBytes: 21_000_000, maxZoom: 8, layers: ['land', 'water'] })),
  ...(await checkVectors(depthFile, { maxBytes: 9_500_000, maxZoom: 7, layers: ['depth'] })),
  ...(await checkPictures(satelliteFile, { maxBytes: 1_500_000, maxZoom: 3 })),
  ...(await checkPictures(reliefFile, { maxBytes: 2_000_000, maxZoom: 3 })),
  ...(await checkPictures(tintFile, { maxBytes: 600_000, minZoom: 3, maxZoom: 3 })),
  ...(await checkSizes(outputFolder, { maxBytes: 34_000_000, maxWorldBytes: 150_000 })),
]

for (const problem of problems) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'The base map has no problems.' : `Problems found: ${problems.length}`)
process.exitCode = problems.length === 0 ? 0 : 1
