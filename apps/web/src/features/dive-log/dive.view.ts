import type { Dive, DiveCondition, DiveSort, GasKind } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import { depthText, temperatureText, type Units } from '@soundings/rules/units'
import type { DateLanguage } from '#shared/lib/date.ts'
import { dateText } from '#shared/lib/date.ts'

export const conditionLabel: Record<DiveCondition, string> = {
  Calm: 'Calm',
  Current: 'Current',
  Surge: 'Surge',
  Clear: 'Clear',
  Overcast: 'Overcast',
  Night: 'Night Dive',
}

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

/** `48 min` */
export const durationText = (minutes: number): string => `${numberText(minutes)}\u00a0min`

/** `12 May 2026, 09:40`, in the reader's order; the clock is that of the place. */
export const whenText = ({ date, time }: Pick<Dive, 'date' | 'time'>, language: DateLanguage): string =>
  time === null ? dateText(date, language) : `${dateText(date, language)}, ${time.slice(0, 5)}`

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
  ...(duration === null ? [] : [{ label: 'Duration', value: durationText(duration) }]),
  ...(visibility === null ? [] : [{ label: 'Visibility', value: depthText(visibility, depth) }]),
  ...(waterTemp === null ? [] : [{ label: 'Water', value: temperatureText(waterTemp, temperature) }]),
]
