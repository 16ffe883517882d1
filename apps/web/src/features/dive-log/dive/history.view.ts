import {
  DiveCondition,
  DiveCylinder,
  type DiveFacts,
  DiveMode,
  DiveWeight,
} from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import { depthText, temperatureText, type Units } from '@soundings/rules/units'
import { type DateLanguage, dateText } from '#shared/lib/date.ts'
import { diveConditionLabel, diveModeLabel } from '../labels.view.ts'
import { cylinderWords, durationText, weightsText } from './facts.view.ts'

/** How each field is called in the history; those that are left out say nothing to a reader. */
const fieldLabel: Partial<Record<keyof DiveFacts, string>> = {
  siteName: 'Dive site',
  location: 'Location',
  date: 'Date',
  time: 'Time',
  maxDepth: 'Max depth',
  meanDepth: 'Average depth',
  durationSeconds: 'Duration',
  visibility: 'Visibility',
  waterTemp: 'Water temperature',
  maxTemp: 'Highest water temperature',
  airTemp: 'Air temperature',
  conditions: 'Conditions',
  notes: 'Notes',
  number: 'Dive number',
  rating: 'Rating',
  suit: 'Suit',
  mode: 'Mode',
  animalsSeen: 'Animals seen',
  entry: 'Entry position',
  exit: 'Exit position',
  buddies: 'Buddies',
  divemasters: 'Guides',
  tags: 'Tags',
  weights: 'Weights',
  cylinders: 'Cylinders',
  computers: 'Dive computers',
  diveSiteId: 'Linked dive site',
  trip: 'Trip',
  photos: 'Photos',
  equipment: 'Equipment',
  extra: 'Imported details',
}

const isField = (name: string): name is keyof DiveFacts => name in fieldLabel

const numberOr = (text: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? text(value) : String(value)
const counted = (one: string, other: string) => (value: unknown) =>
  Array.isArray(value) ? plural(value.length, { one, other }) : other.replace('# ', '')

const listed = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value)

type Shape<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } }

/** A list, read as what it was when it was kept; null where it cannot be. */
const listOf = <Value>({ safeParse }: Shape<Value>, value: unknown): Value[] | null => {
  if (!Array.isArray(value)) return null
  const read = value.map((one) => safeParse(one))
  return read.every((one) => one.success) ? read.flatMap((one) => (one.success ? [one.data] : [])) : null
}

/** What a field said, in the reader's units and words. What cannot be read is told as it was kept. */
const wordsOf = (field: keyof DiveFacts, value: unknown, units: Units, language: DateLanguage): string => {
  const depth = numberOr((metres) => depthText(metres, units.depth))
  const warmth = numberOr((celsius) => temperatureText(celsius, units.temperature))
  switch (field) {
    case 'date':
      return dateText(String(value), language)
    case 'time':
      return String(value).slice(0, 5)
    case 'maxDepth':
    case 'meanDepth':
    case 'visibility':
      return depth(value)
    case 'waterTemp':
    case 'maxTemp':
    case 'airTemp':
      return warmth(value)
    case 'durationSeconds':
      return numberOr((seconds) => durationText(seconds / 60))(value)
    case 'rating':
      return numberOr((stars) => `${stars} of 5`)(value)
    case 'mode': {
      const mode = DiveMode.safeParse(value)
      return mode.success ? diveModeLabel[mode.data] : String(value)
    }
    case 'conditions': {
      const conditions = listOf(DiveCondition, value)
      return conditions?.map((each) => diveConditionLabel[each]).join(', ') ?? listed(value)
    }
    case 'weights': {
      const weights = listOf(DiveWeight, value)
      return (weights && weightsText(weights, units.weight)) ?? listed(value)
    }
    case 'cylinders': {
      const cylinders = listOf(DiveCylinder, value)
      if (!cylinders) return counted('# cylinder', '# cylinders')(value)
      return cylinders
        .map((each) => cylinderWords(each, units.pressure))
        .map(({ gas, name, size, pressures }) => [gas, name, size, pressures].filter(Boolean).join(', '))
        .join('; ')
    }
    case 'entry':
    case 'exit':
      return Array.isArray(value) ? `${value[1]}, ${value[0]}` : String(value)
    case 'computers':
      return counted('# dive computer', '# dive computers')(value)
    case 'photos':
      return counted('# photo', '# photos')(value)
    case 'equipment':
      return counted('# piece of equipment', '# pieces of equipment')(value)
    case 'diveSiteId':
      return 'Another dive site'
    case 'extra':
      return 'Other details'
    default:
      return listed(value)
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

export type Before = { field: string; label: string; was: string }

/** What a change replaced, field by field, in the order of the form. Nothing is glued to it: it stands in a list. */
export const beforeOf = (before: Record<string, unknown>, units: Units, language: DateLanguage): Before[] => {
  const order = Object.keys(fieldLabel)
  return Object.entries(before)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([field, value]) => {
      const label = isField(field) ? fieldLabel[field] : undefined
      if (!label || !isField(field)) return []
      return [{ field, label, was: isEmpty(value) ? 'Empty' : wordsOf(field, value, units, language) }]
    })
}
