import { bandOrder, depthBand } from '@soundings/rules/depth'

/** A set of sites as it comes over the wire, column by column. Coordinates in hundred-thousandths of a degree. */
export type FoundSites = {
  mapId: number[]
  lng: number[]
  lat: number[]
  depth: (number | null)[]
  name?: string[] | undefined
}

const degrees = (value: number | undefined) => (value ?? 0) / 1e5

/** The set as the map takes it: one point a site, with what markers and clusters are made of. */
export const toFeatures = ({ mapId, lng, lat, depth, name }: FoundSites) => ({
  type: 'FeatureCollection' as const,
  features: mapId.map((site, at) => {
    const metres = depth[at] ?? null
    return {
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [degrees(lng[at]), degrees(lat[at])] },
      properties: {
        site,
        band: bandOrder.indexOf(depthBand(metres)),
        ...(metres !== null && { depth: metres }),
        ...(name && { name: name[at] }),
      },
    }
  }),
})

/** `[west, south, east, north]` around the set with 0.2 degrees to spare; undefined when it is empty. */
export const boundsOf = ({ lng, lat }: FoundSites): [number, number, number, number] | undefined => {
  if (lng.length === 0) return undefined
  const spare = 0.2
  const least = (values: number[]) => degrees(values.reduce((one, other) => Math.min(one, other)))
  const most = (values: number[]) => degrees(values.reduce((one, other) => Math.max(one, other)))
  return [least(lng) - spare, least(lat) - spare, most(lng) + spare, most(lat) + spare]
}
