import type { Provenance } from '@soundings/contract/sites'
import { quoted } from './labels.ts'
import { osmProvenance, readOsmId } from './osm-object.ts'
import { businessIn, factsFromTags, type Tags, websiteIn } from './site-from-tags.ts'
import {
  checkFacts,
  checkId,
  isRecord,
  type NamedSource,
  type Remark,
  readPosition,
  type SiteRow,
} from './site-rows.ts'

/** Thrown where a row does not say where its data comes from and no source was named. */
export class SourceUnknown extends Error {
  override name = 'SourceUnknown'
}

const faulty = (field: string, message: string): SiteRow => ({ kind: 'faulty', faults: [{ field, message }] })

type Found = {
  position: [lng: unknown, lat: unknown]
  fields: [lng: string, lat: string]
  tags: Tags
  provenance: (website: string | null) => Provenance
}

const siteFrom = ({ position, fields, tags, provenance }: Found): SiteRow => {
  const business = businessIn(tags)
  if (business) return { kind: 'aside', message: `Not a dive site: ${business}` }
  const warnings: Remark[] = []
  const { coordinates, faults } = readPosition(position, fields)
  const checked = checkFacts({ ...factsFromTags(tags, warnings), coordinates }, { siteName: 'name' })
  const all = [...faults, ...checked.faults]
  if (!checked.facts || all.length > 0) return { kind: 'faulty', faults: all }
  return { kind: 'site', facts: checked.facts, provenance: provenance(websiteIn(tags)), warnings }
}

const idText = (id: unknown): string | null => {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : null
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : null
}

/** What one feature of a GeoJSON FeatureCollection says. Only points have a position that needs no guessing. */
export const siteFromFeature = (feature: unknown, named: NamedSource | undefined): SiteRow => {
  if (!isRecord(feature) || feature.type !== 'Feature') return faulty('type', 'This isn’t a GeoJSON feature')
  const { geometry, properties } = feature
  const tags = isRecord(properties) ? properties : {}
  const ids = [feature.id, tags['@id'], tags.id]
  const osm = ids.map(readOsmId).find(Boolean)
  if (!osm && !named) throw new SourceUnknown('The file has features without an OpenStreetMap id')
  if (!isRecord(geometry)) return faulty('geometry', 'This feature has no geometry')
  if (geometry.type !== 'Point' || !Array.isArray(geometry.coordinates))
    return faulty('geometry', `Must be a Point, not ${quoted(geometry.type)}`)

  const externalId = ids.map(idText).find((id) => id !== null) ?? null
  const faults = osm ? [] : checkId(externalId)
  if (faults.length > 0) return { kind: 'faulty', faults }
  return siteFrom({
    position: [geometry.coordinates[0], geometry.coordinates[1]],
    fields: ['geometry', 'geometry'],
    tags,
    provenance: (website) => {
      if (osm) return osmProvenance(osm, website)
      if (!named) throw new SourceUnknown('The file has features without an OpenStreetMap id')
      return { ...named, externalId, sourceUrl: website }
    },
  })
}

const noCentre = {
  node: 'This node has no position',
  way: 'This way has no centre. Ask Overpass for "out center".',
  relation: 'This relation has no centre. Ask Overpass for "out center".',
}

/** What one element of an Overpass answer says. Ways and relations need the centre that `out center` gives. */
export const siteFromElement = (element: unknown): SiteRow => {
  if (!isRecord(element)) return faulty('type', 'This isn’t an OpenStreetMap element')
  const { type, id } = element
  const osm = typeof type === 'string' && typeof id === 'number' ? readOsmId(`${type}/${id}`) : undefined
  if (!osm) return faulty('id', 'This isn’t the id of a node, way or relation')
  const tags = element.tags
  if (!isRecord(tags)) return { kind: 'aside', message: 'This element has no tags' }
  const centre = isRecord(element.center) ? element.center : element
  if (osm.type !== 'node' && centre === element) return faulty('center', noCentre[osm.type])
  return siteFrom({
    position: [centre.lon, centre.lat],
    fields: ['lon', 'lat'],
    tags,
    provenance: (website) => osmProvenance(osm, website),
  })
}
