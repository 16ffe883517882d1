import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

export const outputFolder = fileURLToPath(new URL('../../apps/web/public/map/', import.meta.url))
export const roadmapFile = `${outputFolder}roadmap.pmtiles`
export const coastFile = `${outputFolder}coast.pmtiles`
export const depthFile = `${outputFolder}depth.pmtiles`
export const reliefFile = `${outputFolder}relief.pmtiles`
export const tintFile = `${outputFolder}tint.pmtiles`
export const satelliteFile = `${outputFolder}satellite.pmtiles`
export const firstPictureFile = `${outputFolder}first.webp`
export const inlandFile = `${outputFolder}inland.bin`

/** What the server reads. */
export const countriesFolder = fileURLToPath(new URL('../../apps/api/countries/', import.meta.url))

export const worldAtlasFile = require.resolve('world-atlas/countries-10m.json')

// three-globe is installed for this one picture: NASA's Blue Marble, 4096 x 2048, equirectangular.
export const blueMarbleFile = fileURLToPath(
  new URL('./node_modules/three-globe/example/img/earth-blue-marble.jpg', import.meta.url),
)

/** What the build reads and is too large to keep, and what its steps hand on to each other. */
export const sourcesFolder = fileURLToPath(new URL('./sources/', import.meta.url))
export const etopoFile = `${sourcesFolder}etopo5.cdf`
export const coastCache = `${sourcesFolder}coast.bin`
export const lakesCache = `${sourcesFolder}lakes.bin`

export const osmLandFile = require.resolve('@geo-maps/earth-lands-10m/map.geo.json')
