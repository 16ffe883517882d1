import type { Coordinates } from '@soundings/contract/common'
import { Provenance, SiteFacts } from '@soundings/contract/sites'
import { contradictions } from '@soundings/rules/sites'
import { quoted } from './labels.ts'
import { type NumberStyle, readDegrees } from './measures.ts'

/** What is wrong, or worth noting, in one field of a row; the field is named as the file names it. */
export type Remark = { field: string; message: string }

/** What a row says: a site, nothing that is a site, or something that has to be fixed first. */
export type SiteRow =
  | { kind: 'site'; facts: SiteFacts; provenance: Provenance; warnings: Remark[] }
  | { kind: 'aside'; message: string }
  | { kind: 'faulty'; faults: Remark[] }

/** Where a file's data comes from when it does not say so itself. */
export type NamedSource = Pick<Provenance, 'source' | 'licence'>

type FieldNames = Partial<Record<keyof SiteFacts, string>>

/** Holds facts against the contract and the rules. `names` says what the file calls the fields. */
export const checkFacts = (
  draft: Record<keyof SiteFacts, unknown>,
  names: FieldNames,
): { facts: SiteFacts; faults: [] } | { facts: undefined; faults: Remark[] } => {
  const read = SiteFacts.safeParse(draft)
  const issues = read.success ? contradictions(read.data) : read.error.issues
  if (read.success && issues.length === 0) return { facts: read.data, faults: [] }
  const faults = issues.map(({ path, message }) => {
    const key = String(path[0])
    return { field: names[key as keyof SiteFacts] ?? key, message }
  })
  return { facts: undefined, faults }
}

type Axis = { name: string; max: number; needed: string }

const longitude: Axis = {
  name: 'Longitude',
  max: 180,
  needed: 'Longitude must be decimal degrees from -180 to 180, such as 33.9206',
}
const latitude: Axis = {
  name: 'Latitude',
  max: 90,
  needed: 'Latitude must be decimal degrees from -90 to 90, such as 27.8137',
}

/** Reads a position; `fields` are the file's names for longitude and latitude. */
export const readPosition = (
  [lng, lat]: [unknown, unknown],
  fields: [lng: string, lat: string],
  style?: NumberStyle,
): { coordinates: Coordinates; faults: Remark[] } => {
  const [east, north] = [readDegrees(lng, style), readDegrees(lat, style)]
  if (east === 0 && north === 0) {
    const message = 'Latitude and longitude are both 0, which usually means that the position is missing'
    return { coordinates: [0, 0], faults: [{ field: fields[1], message }] }
  }
  const faults: Remark[] = []
  const isOn = (degrees: number | undefined, { max }: Axis) =>
    degrees !== undefined && Math.abs(degrees) <= max
  const areSwapped = !isOn(north, latitude) && isOn(north, longitude) && isOn(east, latitude)
  const read = (value: unknown, degrees: number | undefined, field: string, axis: Axis) => {
    if (degrees !== undefined && isOn(degrees, axis)) return degrees
    const wrong = `${axis.needed}, not ${quoted(value)}`
    const message = areSwapped ? `${wrong}. Latitude and longitude may be swapped.` : wrong
    faults.push({ field, message: value === undefined ? `${axis.name} is required` : message })
    return 0
  }
  const coordinates: Coordinates = [
    read(lng, east, fields[0], longitude),
    read(lat, north, fields[1], latitude),
  ]
  return { coordinates, faults }
}

/** What is wrong with a site's id at its source, if anything. */
export const checkId = (id: string | null): Remark[] => {
  const read = Provenance.shape.externalId.safeParse(id)
  return read.success ? [] : read.error.issues.map(({ message }) => ({ field: 'id', message }))
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
