import type { Coordinates } from '@soundings/contract/common'
import type { FactChange } from '@soundings/contract/site-editing'
import { type Difficulty, SiteFacts } from '@soundings/contract/sites'
import { distanceKm, formatPosition } from '@soundings/rules/geo'
import { monthRanges } from '@soundings/rules/months'
import { categoryLabel, difficultyLabel, facilityLabel, hazardLabel } from '@soundings/rules/site-labels'
import { type DepthUnit, depthRangeText, depthText, distanceText } from '@soundings/rules/units'
import { accessLabel, accessStatusLabel, diveTypeLabel, waterBodyLabel } from '../labels.view.ts'

type FactName = keyof SiteFacts

/** What each field is called where somebody reads what changed. */
export const factLabel: Record<FactName, string> = {
  siteName: 'Name',
  aliases: 'Also known as',
  coordinates: 'Position',
  city: 'Town',
  region: 'Region',
  country: 'Country',
  description: 'Description',
  maxDepth: 'Max depth',
  averageDepth: 'Average depth',
  depthRange: 'Depth range',
  difficulty: 'Skill level',
  requiredDiverLevel: 'Required level',
  access: 'Entry',
  waterBodyType: 'Water body',
  diveSiteCategory: 'Category',
  entryMethod: 'Entry method',
  bottomComposition: 'Bottom',
  protectionStatus: 'Protection',
  accessibilityDetails: 'Getting there',
  diveType: 'Dive types',
  hazards: 'Hazards',
  certificationRequirements: 'Certification',
  topographicalFeatures: 'Topography',
  fixedStructures: 'Structures',
  facilities: 'Facilities',
  marineLife: 'Marine life',
  bestMonths: 'Best months',
  historicalSignificance: 'History',
  accessStatus: 'Access status',
  accessStatusSince: 'Access status since',
  accessStatusReason: 'Reason for access status',
  accessStatusSource: 'Source of access status',
}

/** A value in words, a list as its words, null for nothing. */
type Said = string | readonly string[] | null
type Sayings = { [Name in FactName]: (value: SiteFacts[Name], unit: DepthUnit) => Said }

const plain = (value: string | null): Said => value || null
const list = (value: readonly string[]): Said => value
const depth = (metres: number | null, unit: DepthUnit): Said =>
  metres === null ? null : depthText(metres, unit)
const level = (value: Difficulty | null): Said => value && difficultyLabel[value]

const sayings: Sayings = {
  siteName: plain,
  aliases: list,
  coordinates: formatPosition,
  city: plain,
  region: plain,
  country: plain,
  description: plain,
  maxDepth: depth,
  averageDepth: depth,
  depthRange: (range, unit) => range && depthRangeText(range, unit),
  difficulty: level,
  requiredDiverLevel: level,
  access: (value) => value && accessLabel[value],
  waterBodyType: (value) => value && waterBodyLabel[value],
  diveSiteCategory: (value) => value && categoryLabel[value],
  entryMethod: plain,
  bottomComposition: plain,
  protectionStatus: plain,
  accessibilityDetails: plain,
  diveType: (values) => values.map((one) => diveTypeLabel[one]),
  hazards: (values) => values.map((one) => hazardLabel[one]),
  certificationRequirements: list,
  topographicalFeatures: list,
  fixedStructures: list,
  facilities: (values) => values.map((one) => facilityLabel[one]),
  marineLife: list,
  bestMonths: (months) => monthRanges(months) || null,
  historicalSignificance: plain,
  accessStatus: (value) => value && accessStatusLabel[value],
  accessStatusSince: plain,
  accessStatusReason: plain,
  accessStatusSource: plain,
}

/** A stored value in words. One that older rules let in is shown as it is kept, rather than not at all. */
const said = <Name extends FactName>(field: Name, value: unknown, unit: DepthUnit): Said => {
  if (value === null || value === undefined) return null
  const read = SiteFacts.shape[field].safeParse(value)
  if (!read.success) return typeof value === 'string' ? value : JSON.stringify(value)
  return sayings[field](read.data as SiteFacts[Name], unit)
}

/** A piece of a text that stayed, went or came. */
export type TextPiece = { kind: 'kept' | 'removed' | 'added'; text: string }

/** Comparing more words than this with each other, times each other, would hold the page up. */
const maxPairs = 400_000

const pieces = (text: string): string[] => text.match(/\S+\s*/g) ?? []

const joined = (all: TextPiece[], piece: TextPiece): TextPiece[] => {
  const last = all.at(-1)
  if (last?.kind !== piece.kind) return [...all, piece]
  return [...all.slice(0, -1), { ...last, text: last.text + piece.text }]
}

/** Two versions of a text word by word, by their longest common run of words; null when they are too long for it. */
export const textDiff = (before: string, after: string): TextPiece[] | null => {
  const [was, is] = [pieces(before), pieces(after)]
  if (was.length * is.length > maxPairs) return null
  // common[i][j]: how many words the rest of `was` from i and the rest of `is` from j have in common, in order.
  const common = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  const isSame = (i: number, j: number) => was[i]?.trim() === is[j]?.trim()
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      (common[i] as Uint16Array)[j] = isSame(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1))
  const found: TextPiece[] = []
  let [i, j] = [0, 0]
  while (i < was.length || j < is.length)
    if (i < was.length && j < is.length && isSame(i, j)) {
      found.push({ kind: 'kept', text: is[j++] ?? '' })
      i++
    } else if (j >= is.length || (i < was.length && at(i + 1, j) >= at(i, j + 1)))
      found.push({ kind: 'removed', text: was[i++] ?? '' })
    else found.push({ kind: 'added', text: is[j++] ?? '' })
  return found.reduce(joined, [])
}

/** One field of a change as it is read: before and after, or of a list what came and what went. */
export type ShownChange = { field: FactName; label: string } & (
  | { kind: 'value'; before: string | null; after: string | null; note: string | null }
  | { kind: 'list'; added: string[]; removed: string[]; kept: string[] }
)

const isList = (value: Said): value is readonly string[] => Array.isArray(value)

const isPlace = (value: unknown): value is Coordinates => SiteFacts.shape.coordinates.safeParse(value).success

const wayNote = ({ field, before, after }: FactChange, unit: DepthUnit): string | null =>
  field === 'coordinates' && isPlace(before) && isPlace(after)
    ? `Moved by ${distanceText(distanceKm(before, after), unit)}`
    : null

/** What changed of one field, in labels and the reader's units. */
export const shownChange = (change: FactChange, unit: DepthUnit): ShownChange => {
  const { field } = change
  const head = { field, label: factLabel[field] }
  const before = said(field, change.before, unit)
  const after = said(field, change.after, unit)
  if (isList(before) || isList(after)) {
    const [was, is] = [before, after].map((each) => (isList(each) ? each : each === null ? [] : [each]))
    return {
      ...head,
      kind: 'list',
      added: (is ?? []).filter((one) => !was?.includes(one)),
      removed: (was ?? []).filter((one) => !is?.includes(one)),
      kept: (is ?? []).filter((one) => was?.includes(one)),
    }
  }
  return { ...head, kind: 'value', before, after, note: wayNote(change, unit) }
}
