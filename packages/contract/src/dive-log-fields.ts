import { z } from 'zod'
import { diveConditions, diveSorts, gasKinds, greatestDepth, nameLengths } from './dive-log-words.ts'

export * from './dive-log-words.ts'

export const DiveCondition = z.enum(diveConditions)
export type DiveCondition = z.output<typeof DiveCondition>

/** How one breathed: open circuit, closed and semi-closed rebreather, on one breath, or with a gauge alone. */
export const diveModes = ['oc', 'ccr', 'scr', 'apnea', 'gauge'] as const
export const DiveMode = z.enum(diveModes)
export type DiveMode = z.output<typeof DiveMode>

export const GasKind = z.enum(gasKinds)
export type GasKind = z.output<typeof GasKind>

export const cylinderUses = ['bottom', 'deco', 'travel', 'bailout', 'diluent', 'oxygen'] as const
export const weightKinds = ['belt', 'integrated', 'ankle', 'backplate', 'trim', 'other'] as const

/** How a dive found its site of the catalogue. */
export const siteMatchWays = ['chosen', 'position', 'name'] as const

/**
 * What may be recorded at each moment: seconds, metres, °C, bar, percent, degrees. Stored profiles know a column by its
 * place in this list: it only grows at its end.
 */
export const sampleColumns = [
  'time',
  'depth',
  'temperature',
  'pressure',
  'pressure2',
  'pressure3',
  'pressure4',
  'ceiling',
  'ndl',
  'tts',
  'stopTime',
  'cns',
  'setpoint',
  'ppo2',
  'ppo2b',
  'ppo2c',
  'gasO2',
  'gasHe',
  'heartRate',
  'heading',
] as const
export const SampleColumn = z.enum(sampleColumns)
export type SampleColumn = z.output<typeof SampleColumn>

export const DiveSort = z.enum(diveSorts)
export type DiveSort = z.output<typeof DiveSort>

/** What is done to several dives at once. */
export const selectionActions = ['tag', 'untag', 'buddy', 'trip', 'delete', 'restore'] as const
export const SelectionAction = z.enum(selectionActions)

/** In what files a log is handed over. */
export const diveLogFormats = ['csv', 'json'] as const
export type DiveLogFormat = (typeof diveLogFormats)[number]
export const diveLogTypes = { csv: 'text/csv', json: 'application/json' } as const

/** Lengths in characters; metres, seconds, °C, bar, litres, kilograms and percent. */
export const diveLogLimits = {
  ...nameLengths,
  notes: 50_000,
  suit: 100,
  animals: 2_000,
  model: 100,
  firstDate: '1900-01-01',
  depth: { min: 0, max: greatestDepth },
  duration: { min: 0, max: 24 * 3_600 },
  visibility: { min: 0, max: 150 },
  waterTemp: { min: -3, max: 45 },
  airTemp: { min: -60, max: 60 },
  rating: { min: 1, max: 5 },
  number: { min: 1, max: 100_000 },
  utcOffset: { min: -14 * 60, max: 14 * 60 },
  pressure: { min: 0, max: 450 },
  size: { min: 0.1, max: 60 },
  percent: { min: 0, max: 100 },
  weight: { min: 0, max: 100 },
  people: 40,
  tags: 40,
  weights: 12,
  cylinders: 20,
  computers: 10,
  photos: 100,
  equipment: 40,
  species: 200,
  samples: 200_000,
  events: 2_000,
  /** Of each of the two levels of what is only kept and given back. */
  extra: 200,
  /** Of a list. */
  page: 50,
  /** Of what is done at once. */
  selection: 500,
  /** Depths of the small outline of a profile. */
  outline: 64,
  /** Days for which a deleted dive can be brought back. */
  trash: 30,
  dives: 20_000,
  /** Bytes of a log that is read back, and characters of one of its dives. */
  file: 256 * 1024 * 1024,
  line: 24 * 1024 * 1024,
  startingDives: 20_000,
} as const

/** Texts that the form and the server share. */
export const diveLogTexts = {
  siteName: 'Dive site is required.',
  location: 'Location is required.',
  date: 'Please select a date',
  future: 'The date can’t be in the future.',
  tooLongAgo: 'The date can’t be before 1900.',
  time: 'Enter a time, such as 14:05',
  depth: `Depth must be between 0 and ${diveLogLimits.depth.max} m.`,
  meanDepth: 'The average depth can’t be more than the maximum depth.',
  duration: 'Duration must be between 0 minutes and 24 hours.',
  visibility: `Visibility must be between 0 and ${diveLogLimits.visibility.max} m.`,
  waterTemp: `Water temperature must be between ${diveLogLimits.waterTemp.min} and ${diveLogLimits.waterTemp.max} °C.`,
  airTemp: `Air temperature must be between ${diveLogLimits.airTemp.min} and ${diveLogLimits.airTemp.max} °C.`,
  rating: 'Rating must be between 1 and 5.',
  number: `The dive number must be between 1 and ${diveLogLimits.number.max}.`,
  pressure: `Pressure must be between 0 and ${diveLogLimits.pressure.max} bar.`,
  endPressure: 'The end pressure can’t be higher than the start pressure.',
  size: `Cylinder size must be between ${diveLogLimits.size.min} and ${diveLogLimits.size.max} litres.`,
  oxygen: 'Oxygen must be between 1 and 100 %.',
  helium: 'Helium must be between 0 and 99 %.',
  mix: 'Oxygen and helium can’t be more than 100 % together.',
  weight: `Weight must be between 0 and ${diveLogLimits.weight.max} kg.`,
  samples: 'Each sample needs one value for each column, and times must go up.',
  site: 'This dive site doesn’t exist or isn’t public.',
  foreignEquipment: 'You can only add equipment from your own list.',
  foreignPhoto: 'You can only add your own photos to a dive.',
  changedSince:
    'This dive was changed on another device in the meantime. Check the current version, then save again.',
  sameTime: 'You’ve already logged a dive at this time.',
  tooRich: 'None of these gases can be breathed at this depth. Please check oxygen and depth.',
  tooMany: `A log can have up to ${diveLogLimits.dives} dives.`,
  notOurs: 'This file isn’t a dive log that was exported here as JSON.',
  tooLarge: 'This file is too large. A dive log can be up to 256 MB.',
  oneFile: 'Choose one file.',
} as const
