import type { BaseMap, BaseMaps } from '@soundings/contract/configuration'
import type { Config } from '#config/config.ts'

type Named = 'SATELLITE' | 'ROADMAP'

/** What a tile is called in the templates of a WMTS service, in the words of XYZ tiles. */
const wmtsNames = { TileMatrix: 'z', TileRow: 'y', TileCol: 'x' }

const asXyz = (address: string) =>
  Object.entries(wmtsNames).reduce(
    (known, [wmts, xyz]) => known.replace(new RegExp(`\\{${wmts}\\}`, 'i'), `{${xyz}}`),
    address,
  )

/** What kind of map an address leads to: XYZ and WMTS tiles have {z}, archives end in .pmtiles, the rest are styles. */
const baseMap = (config: Config, name: Named): BaseMap => {
  const address = config[`MAP_${name}`]
  const key = config[`MAP_${name}_KEY`]
  const attribution = config[`MAP_${name}_ATTRIBUTION`]
  if (address === undefined) return { kind: 'bundled' }
  if (address.includes('{key}') && key === undefined) return { kind: 'missing-key', name: `MAP_${name}_KEY` }
  const maxZoom = config[`MAP_${name}_MAX_ZOOM`]
  const whole = asXyz(address).replaceAll('{key}', encodeURIComponent(key ?? ''))
  if (whole.includes('{z}')) return { kind: 'xyz', tiles: whole, tileSize: 256, maxZoom, attribution }
  if (/\.pmtiles(\?|$)/.test(whole)) return { kind: 'pmtiles', url: whole, type: 'raster', attribution }
  return { kind: 'style', url: whole }
}

/** The base maps that the configuration names; the bundled ones where it names none. */
export const readBaseMaps = (config: Config): BaseMaps => ({
  satellite: baseMap(config, 'SATELLITE'),
  roadmap: baseMap(config, 'ROADMAP'),
})

/** The servers that browsers must be allowed to ask for these maps. */
export const mapOrigins = (config: Config): string[] => {
  const addresses = [config.MAP_SATELLITE, config.MAP_ROADMAP, ...config.MAP_ORIGINS].filter(
    (address) => address !== undefined,
  )
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
