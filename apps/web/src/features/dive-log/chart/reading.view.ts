import type { DiveEvent, SampleColumn } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import { depthText, pressureText, temperatureText, type Units } from '@soundings/rules/units'
import { gasName } from '../gas.view.ts'
import { nearestTo, type Recording } from './recording.view.ts'

const padded = (value: number) => String(value).padStart(2, '0')

/** A moment of a dive: `12:40`, or `1:02:40` beyond an hour; from seconds. */
export const clockText = (seconds: number): string => {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)]
  const rest = padded(whole % 60)
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** What each column is called; gas and time are told in words of their own. */
export const columnLabel = {
  depth: 'Depth',
  temperature: 'Temperature',
  pressure: 'Pressure',
  pressure2: 'Pressure 2',
  pressure3: 'Pressure 3',
  pressure4: 'Pressure 4',
  ceiling: 'Ceiling',
  ndl: 'No-stop time',
  tts: 'Time to surface',
  stopTime: 'Stop time',
  cns: 'CNS',
  setpoint: 'Setpoint',
  ppo2: 'ppO₂',
  ppo2b: 'ppO₂, cell 2',
  ppo2c: 'ppO₂, cell 3',
  gasO2: 'Gas',
  heartRate: 'Heart rate',
  heading: 'Heading',
} as const satisfies Partial<Record<SampleColumn, string>>

/** The columns that are told, in this order. */
export type ToldColumn = keyof typeof columnLabel
export const toldColumns = Object.keys(columnLabel) as ToldColumn[]

type Shown = Pick<Units, 'depth' | 'temperature' | 'pressure'>

const partial = (bar: number) => `${numberText(bar, 2)}\u00a0bar`
const minutes = (seconds: number) =>
  seconds % 60 === 0 ? `${numberText(seconds / 60)}\u00a0min` : clockText(seconds)

/** A value of a column in the reader's units. */
export const valueText = (column: ToldColumn, value: number, units: Shown): string => {
  switch (column) {
    case 'depth':
    case 'ceiling':
      return depthText(value, units.depth)
    case 'temperature':
      return temperatureText(value, units.temperature)
    case 'pressure':
    case 'pressure2':
    case 'pressure3':
    case 'pressure4':
      return pressureText(value, units.pressure)
    case 'ndl':
    case 'tts':
    case 'stopTime':
      return minutes(value)
    case 'cns':
      return `${numberText(value)}\u00a0%`
    case 'setpoint':
    case 'ppo2':
    case 'ppo2b':
    case 'ppo2c':
      return partial(value)
    case 'gasO2':
      return gasName({ o2: value, he: 0 })
    case 'heartRate':
      return `${numberText(value)}\u00a0bpm`
    case 'heading':
      return `${numberText(value)}°`
  }
}

export type Told = { column: ToldColumn; label: string; value: string }

/** What the computer said at a sample, or had last said by then. */
export const toldAt = ({ held }: Recording, place: number, units: Shown): Told[] =>
  toldColumns.flatMap((column) => {
    const value = held.get(column)?.[place] ?? Number.NaN
    if (Number.isNaN(value)) return []
    if (column === 'ceiling' && value === 0) return []
    const he = held.get('gasHe')?.[place] ?? Number.NaN
    const text =
      column === 'gasO2'
        ? gasName({ o2: value, he: Number.isNaN(he) ? 0 : he })
        : valueText(column, value, units)
    return [{ column, label: columnLabel[column], value: text }]
  })

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What happened, in the words of whoever named it: `Gas change: EAN50`. */
export const eventText = ({ kind, name }: DiveEvent): string => {
  const what = capitalised(kind.replace(/[-_]+/g, ' ').trim())
  return name && name.toLowerCase() !== what.toLowerCase() ? `${what}: ${name}` : what
}

/** Seconds between two rows of the table. */
const paces = [15, 30, 60, 120, 300, 600, 900] as const
/** More rows than these nobody reads. */
const mostRows = 48

/** The samples that a table of the whole profile shows: one every so often, the deepest and the last. */
export const tablePlaces = ({ times, tracks, duration }: Recording): number[] => {
  const pace = paces.find((each) => duration / each <= mostRows) ?? duration / mostRows
  const depths = tracks.get('depth') ?? times
  const deepest = depths.reduce((found, depth, at) => (depth > (depths[found] ?? 0) ? at : found), 0)
  const regular = Array.from({ length: Math.floor(duration / pace) + 1 }, (_, at) =>
    nearestTo(times, at * pace),
  )
  return [...new Set([...regular, deepest, times.length - 1])].toSorted((one, other) => one - other)
}

/** So near to a moment, in seconds, what happened is told with it. */
const near = 8

/** What happened at about a second of the dive. */
export const eventsNear = ({ events }: Recording, second: number): string[] =>
  events.filter(({ time }) => Math.abs(time - second) <= near).map(eventText)

/** All of a moment in one sentence, for who hears it: `12:40, Depth 18.2 m, Temperature 24 °C`. */
export const spokenAt = (recording: Recording, place: number, units: Shown): string => {
  const second = recording.times[place] ?? 0
  return [
    clockText(second),
    ...toldAt(recording, place, units).map(({ label, value }) => `${label} ${value}`),
    ...eventsNear(recording, second),
  ].join(', ')
}
