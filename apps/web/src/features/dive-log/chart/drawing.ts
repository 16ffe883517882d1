import { type DepthUnit, depthFactor } from '@soundings/rules/units'
import { scaleLinear } from 'd3-scale'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { drawnPlaces, type Recording, type Track } from './recording.view.ts'
import type { Span } from './zoom.view.ts'

// What the picture of a profile is made of: scales, their lines, and the outlines of what was recorded. Pixels.

/** A number as a path needs it: finer than a tenth of a pixel nobody sees. */
const digits = 1

export const timeScale = (span: Span, width: number) => scaleLinear([...span], [0, width])

/** Depths go down. A little room is left under the deepest. */
export const depthScale = (maxDepth: number, height: number) =>
  scaleLinear([0, Math.max(1, maxDepth * 1.06)], [0, height])

export const valueScale = ([low, high]: readonly [number, number], height: number) =>
  low === high ? scaleLinear([low - 1, high + 1], [height, 0]) : scaleLinear([low, high], [height, 0])

export type Scale = ReturnType<typeof timeScale>

/** Minutes between two lines of the scale of time. */
const steps = [0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 240]

/** The seconds at which a line of the scale of time stands, no closer than `room` pixels. */
export const timeTicks = ([from, to]: Span, width: number, room = 84): number[] => {
  const most = Math.max(1, width / room)
  const step = 60 * (steps.find((each) => (to - from) / (each * 60) <= most) ?? 480)
  const first = Math.ceil(from / step) * step
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_, at) => first + at * step)
}

/** Round depths in the reader's unit, each with its place in metres; the surface is none of them. */
export const depthTicks = (maxDepth: number, unit: DepthUnit, height: number) => {
  const factor = depthFactor(unit)
  return scaleLinear([0, maxDepth * factor], [0, 1])
    .ticks(Math.max(2, Math.round(height / 52)))
    .filter((value) => value > 0)
    .map((value) => ({ value, metres: value / factor }))
}

type Drawn = { recording: Recording; track: Track; span: Span; x: Scale; y: Scale; width: number }

/**
 * A line through what was recorded, and what lies between it and the surface; `isStepped` where each value counts until
 * the next.
 */
export const outlineOf = (
  { recording: { times }, track, span, x, y, width }: Drawn,
  isStepped = false,
): { line: string; area: string } => {
  const places = drawnPlaces(times, track, span, width)
  const path = line<number>(
    (place) => x(times[place] ?? 0),
    (place) => y(track[place] ?? 0),
  )
    .curve(isStepped ? curveStepAfter : curveLinear)
    .digits(digits)(places)
  const [first, last] = [places[0], places.at(-1)]
  if (path === null || first === undefined || last === undefined) return { line: '', area: '' }
  const edge = (place: number) => `${x(times[place] ?? 0).toFixed(digits)},${y(0).toFixed(digits)}`
  return { line: path, area: `${path}L${edge(last)}L${edge(first)}Z` }
}
