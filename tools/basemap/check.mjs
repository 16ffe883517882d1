import { checkPlaces } from './checks/places.mjs'
import { checkRoadmap } from './checks/roadmap.mjs'
import { checkSatellite } from './checks/satellite.mjs'
import { buildLabels } from './labels.mjs'
import { readWorldAtlas } from './land.mjs'
import { roadmapFile, satelliteFile } from './paths.mjs'

const { land, countries } = readWorldAtlas()
const labels = buildLabels(countries).features

const problems = [
  ...checkPlaces(labels, land),
  ...(await checkRoadmap(roadmapFile, { maxBytes: 2_800_000, maxZoom: 6, labels })),
  ...(await checkSatellite(satelliteFile, { maxBytes: 1_500_000, maxZoom: 3 })),
]

for (const problem of problems) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'The base map has no problems.' : `Problems found: ${problems.length}`)
process.exitCode = problems.length === 0 ? 0 : 1
