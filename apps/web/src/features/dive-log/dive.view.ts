import type { Dive, DiveSort, GasKind } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import { depthText, temperatureText, type Units } from '@soundings/rules/units'
import { type DateLanguage, dateText, dateTimeText } from '#shared/lib/date.ts'

export const gasLabel: Record<GasKind, string> = {
  air: 'Air',
  nitrox: 'Nitrox',
  trimix: 'Trimix',
  oxygen: 'Oxygen',
}

export const sortLabel: Record<DiveSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  deepest: 'Deepest first',
  longest: 'Longest first',
}

/** `48 min`, to the whole minute. */
export const minutesText = (minutes: number): string => `${numberText(minutes)}\u00a0min`

/** When a dive was, by the clock of its place: `12 May 2026, 09:40`, in the reader's order. */
export const whenText = ({ date, time }: Pick<Dive, 'date' | 'time'>, language: DateLanguage): string =>
  time === null ? dateText(date, language) : dateTimeText(`${date}T${time.slice(0, 5)}`, language)

/** A figure of a dive with its name. */
export type DiveFigure = { label: string; value: string }

/** Depth, duration, visibility and water temperature of a dive; what was not told is left out. */
export const figuresOf = (
  {
    maxDepth,
    duration,
    visibility,
    waterTemp,
  }: Pick<Dive, 'maxDepth' | 'duration' | 'visibility' | 'waterTemp'>,
  { depth, temperature }: Units,
): DiveFigure[] => [
  ...(maxDepth === null ? [] : [{ label: 'Max depth', value: depthText(maxDepth, depth) }]),
  ...(duration === null ? [] : [{ label: 'Duration', value: minutesText(duration) }]),
  ...(visibility === null ? [] : [{ label: 'Visibility', value: depthText(visibility, depth) }]),
  ...(waterTemp === null ? [] : [{ label: 'Water', value: temperatureText(waterTemp, temperature) }]),
]
