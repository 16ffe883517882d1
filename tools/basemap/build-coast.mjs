import { mkdir, writeFile } from 'node:fs/promises'
import { conflate } from './coast/conflate.mjs'
import { moveOnto } from './coast/displacement.mjs'
import { readGshhg } from './coast/gshhg.mjs'
import { lakesWithIslands } from './coast/lakes.mjs'
import { readOuterRings } from './coast/osm.mjs'
import { missingIslands, withoutInner } from './coast/small-islands.mjs'
import { coastCache, lakesCache, osmLandFile, sourcesFolder } from './paths.mjs'
import { joinPolygons, joinRings, packRings } from './rings.mjs'

// OpenStreetMap's coast lies right but is generalised; GSHHG's is fine but lies up to 500 m off. So GSHHG is moved onto
// OpenStreetMap, whose vertices stay, and gives the shape between them, the islands that are missing, and the lakes.
await mkdir(sourcesFolder, { recursive: true })
const { coast: fine, lakes, islands } = await readGshhg()
const truth = joinRings(withoutInner(readOuterRings(osmLandFile)))
moveOnto(fine, truth, [lakes, islands])
const added = missingIslands(truth, fine)
const land = joinRings([...conflate(truth, fine), ...added])
const inland = lakesWithIslands({ lakes, islands }, land)
console.log(
  `coast: ${land.points.length / 2} positions, ${added.length} islands added, ${inland.length} lakes`,
)
await writeFile(coastCache, packRings(land))
await writeFile(lakesCache, packRings(joinPolygons(inland)))
