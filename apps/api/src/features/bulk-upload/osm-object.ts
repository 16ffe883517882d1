import type { Provenance } from '@soundings/contract/sites'

/** An object of OpenStreetMap. */
export type OsmObject = { type: 'node' | 'way' | 'relation'; id: string }

const pattern = /^(?:osm[_/:-])?(node|way|relation)[_/](\d{1,19})$/

/** The object that an id like `osm_node_2565417676` or `node/2565417676` means, or undefined. */
export const readOsmId = (id: unknown): OsmObject | undefined => {
  const [, type, number] = (typeof id === 'string' && pattern.exec(id)) || []
  return type && number ? { type: type as OsmObject['type'], id: number } : undefined
}

export const osmSource = 'openstreetmap'

/** Where a site comes from that is an object of OpenStreetMap; the id is the same in every format. */
export const osmProvenance = ({ type, id }: OsmObject, website: string | null): Provenance => ({
  source: osmSource,
  licence: 'ODbL-1.0',
  externalId: `${type}/${id}`,
  sourceUrl: website ?? `https://www.openstreetmap.org/${type}/${id}`,
})
