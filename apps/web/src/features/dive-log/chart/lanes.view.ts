import type { SampleColumn } from '@soundings/contract/dive-log'
import { type Recording, reachOf, type Track } from './recording.view.ts'

/** What is drawn in strips of their own below the depths, each with what belongs together. */
export const laneKinds = [
  { key: 'temperature', label: 'Temperature', columns: ['temperature'], isStepped: false, isShown: true },
  {
    key: 'pressure',
    label: 'Cylinder pressure',
    columns: ['pressure', 'pressure2', 'pressure3', 'pressure4'],
    isStepped: false,
    isShown: true,
  },
  { key: 'ndl', label: 'No-stop time', columns: ['ndl'], isStepped: true, isShown: true },
  { key: 'tts', label: 'Time to surface', columns: ['tts'], isStepped: true, isShown: false },
  { key: 'ppo2', label: 'ppO₂', columns: ['ppo2', 'ppo2b', 'ppo2c'], isStepped: false, isShown: false },
  { key: 'cns', label: 'CNS', columns: ['cns'], isStepped: true, isShown: false },
  { key: 'heartRate', label: 'Heart rate', columns: ['heartRate'], isStepped: false, isShown: false },
] as const satisfies readonly {
  key: string
  label: string
  columns: readonly SampleColumn[]
  isStepped: boolean
  isShown: boolean
}[]

type LaneKind = (typeof laneKinds)[number]
export type LaneKey = LaneKind['key']

export type Lane = {
  key: LaneKey
  label: string
  isStepped: boolean
  tracks: readonly { column: LaneKind['columns'][number]; track: Track }[]
  /** From where to where its values reach. */
  reach: readonly [number, number]
}

/** The strips that a recording has anything for. */
export const lanesOf = ({ tracks }: Recording): Lane[] =>
  laneKinds.flatMap(({ key, label, columns, isStepped }) => {
    const found = columns.flatMap((column) => {
      const track = tracks.get(column)
      return track ? [{ column, track }] : []
    })
    if (found.length === 0) return []
    return [{ key, label, isStepped, tracks: found, reach: reachOf(found.map(({ track }) => track)) }]
  })

/** A stretch that was dived on one gas: from one second to another, percent. */
export type GasStretch = { from: number; to: number; o2: number; he: number }

/** Which gas the computer noted, stretch by stretch; none where it noted none. */
export const gasStretches = ({ times, held, duration }: Recording): GasStretch[] => {
  const oxygen = held.get('gasO2')
  if (!oxygen) return []
  const stretches: GasStretch[] = []
  for (const [place, o2] of oxygen.entries()) {
    if (Number.isNaN(o2)) continue
    const noted = held.get('gasHe')?.[place] ?? Number.NaN
    const he = Number.isNaN(noted) ? 0 : noted
    const last = stretches.at(-1)
    if (last && last.o2 === o2 && last.he === he) continue
    const from = times[place] ?? 0
    if (last) last.to = from
    stretches.push({ from, to: duration, o2, he })
  }
  return stretches
}
