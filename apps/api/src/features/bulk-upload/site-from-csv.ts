import type { CsvColumn } from '@soundings/contract/bulk-upload-fields'
import { accessStatuses, difficulties, siteCategories, waterBodyTypes } from '@soundings/contract/sites'
import { listText } from '@soundings/rules/phrases'
import { nothingKnown } from '@soundings/rules/sites'
import type { Cells } from './file-rows.ts'
import { labelOf, quoted, wordIn } from './labels.ts'
import { type NumberStyle, readDepth, readDepthRange } from './measures.ts'
import {
  checkFacts,
  checkId,
  type NamedSource,
  type Remark,
  readPosition,
  type SiteRow,
} from './site-rows.ts'

const columnOf = {
  city: 'location.city',
  region: 'location.region',
  country: 'location.country',
} as const

/** What one record of the bulk-upload CSV says; a word that the format guide does not list is a fault. */
export const siteFromCsv = (cells: Cells, named: NamedSource, style?: NumberStyle): SiteRow => {
  const faults: Remark[] = []
  const text = (column: CsvColumn) => cells.get(column) ?? null
  const list = (column: CsvColumn) =>
    (cells.get(column) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)

  const read = <Value>(
    column: CsvColumn,
    reader: (cell: string, style?: NumberStyle) => Value | undefined,
    needed: string,
  ) => {
    const cell = cells.get(column)
    if (cell === undefined) return null
    const value = reader(cell, style)
    if (value === undefined) faults.push({ field: column, message: `${needed}, not ${quoted(cell)}` })
    return value ?? null
  }
  const word = <Word extends string>(column: CsvColumn, words: readonly Word[]) =>
    read(column, (cell) => wordIn(words, cell), `Must be ${listText(words.map(labelOf), 'or')}`)

  const position = readPosition(
    [cells.get('location.coordinates.lng'), cells.get('location.coordinates.lat')],
    ['location.coordinates.lng', 'location.coordinates.lat'],
    style,
  )
  if (!cells.has('description')) faults.push({ field: 'description', message: 'Description is required' })
  const id = text('id')

  const checked = checkFacts(
    {
      ...nothingKnown(),
      siteName: cells.get('siteName') ?? '',
      aliases: list('aliases'),
      coordinates: position.coordinates,
      city: text(columnOf.city),
      region: text(columnOf.region),
      country: text(columnOf.country),
      description: text('description'),
      maxDepth: read('maxDepth', readDepth, 'Must be a depth in metres, such as 18 or 18 m'),
      depthRange: read('depthRange', readDepthRange, 'Must be two depths in metres, such as 5-18'),
      requiredDiverLevel: word('requiredDiverLevel', difficulties),
      waterBodyType: word('waterBodyType', waterBodyTypes),
      diveSiteCategory: word('diveSiteCategory', siteCategories),
      entryMethod: text('entryMethod'),
      bottomComposition: text('bottomComposition'),
      protectionStatus: text('protectionStatus'),
      accessibilityDetails: text('accessibilityDetails'),
      topographicalFeatures: list('topographicalFeatures'),
      fixedStructures: list('fixedStructures'),
      historicalSignificance: text('historicalSignificance'),
      accessStatus: word('accessStatus', accessStatuses),
      accessStatusSince: text('accessStatusSince'),
      accessStatusReason: text('accessStatusReason'),
      accessStatusSource: text('accessStatusSource'),
    },
    columnOf,
  )
  const all = [...checkId(id), ...position.faults, ...faults, ...checked.faults]
  if (!checked.facts || all.length > 0) return { kind: 'faulty', faults: all }
  return {
    kind: 'site',
    facts: checked.facts,
    provenance: { ...named, externalId: id, sourceUrl: null },
    warnings: [],
  }
}
