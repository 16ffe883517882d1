import type { Dive, DiveCylinder, DiveDetails } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import {
  depthText,
  gasUseText,
  pressureText,
  temperatureRangeText,
  temperatureText,
  type Units,
  weightText,
} from '@soundings/rules/units'
import { gasName } from '../gas.view.ts'
import { diveModeLabel, weightKindLabel } from '../labels.view.ts'

export type Fact = { label: string; value: string; wide?: boolean }

/** `48 min`, or `48 min 30 s` where seconds are known; from minutes. */
export const durationText = (minutes: number): string => {
  const seconds = Math.round(minutes * 60)
  const rest = seconds % 60
  const whole = `${numberText(Math.floor(seconds / 60))}\u00a0min`
  return rest === 0 ? whole : `${whole} ${rest}\u00a0s`
}

/** `1 h 20 min`, `55 min`; from minutes. */
export const intervalText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`
}

const waterText = (
  { waterTemp, maxTemp }: Pick<Dive, 'waterTemp' | 'maxTemp'>,
  unit: Units['temperature'],
) => {
  if (waterTemp === null) return maxTemp === null ? null : temperatureText(maxTemp, unit)
  return maxTemp === null || maxTemp <= waterTemp
    ? temperatureText(waterTemp, unit)
    : temperatureRangeText({ min: waterTemp, max: maxTemp }, unit)
}

/** `12 kg (8 kg belt, 4 kg trim)`; null without any. */
export const weightsText = (weights: Dive['weights'], unit: Units['weight']): string | null => {
  if (weights.length === 0) return null
  const total = weightText(
    weights.reduce((sum, { kg }) => sum + kg, 0),
    unit,
  )
  const parts = weights.map(({ kg, kind }) =>
    [weightText(kg, unit), kind && weightKindLabel[kind]].filter(Boolean).join(' '),
  )
  const [only] = parts
  if (parts.length === 1) return only ?? total
  return `${total} (${parts.join(', ')})`
}

/** What one measured, and how one dived; what was not written down is left out. */
export const diveFacts = (
  dive: Pick<
    Dive,
    | 'duration'
    | 'meanDepth'
    | 'visibility'
    | 'waterTemp'
    | 'maxTemp'
    | 'airTemp'
    | 'sac'
    | 'weights'
    | 'suit'
    | 'mode'
  > &
    Partial<Pick<DiveDetails, 'surfaceInterval'>>,
  units: Units,
): Fact[] => {
  const water = waterText(dive, units.temperature)
  const known: (Omit<Fact, 'value'> & { value: string | null })[] = [
    {
      label: 'Duration',
      value: dive.duration === null || Number.isInteger(dive.duration) ? null : durationText(dive.duration),
    },
    {
      label: 'Average depth',
      value: dive.meanDepth === null ? null : depthText(dive.meanDepth, units.depth),
    },
    { label: 'Visibility', value: dive.visibility === null ? null : depthText(dive.visibility, units.depth) },
    { label: 'Water', value: water },
    { label: 'Air', value: dive.airTemp === null ? null : temperatureText(dive.airTemp, units.temperature) },
    {
      label: 'Gas consumption (SAC)',
      value: dive.sac === null ? null : gasUseText(dive.sac, units.pressure),
    },
    {
      label: 'Surface interval',
      value: dive.surfaceInterval == null ? null : intervalText(dive.surfaceInterval),
    },
    { label: 'Weight', value: weightsText(dive.weights, units.weight), wide: dive.weights.length > 1 },
    { label: 'Suit', value: dive.suit },
    { label: 'Mode', value: dive.mode === null ? null : diveModeLabel[dive.mode] },
  ]
  return known.flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]))
}

/** `12 l, 232 bar` of a cylinder; psi where somebody reads that, but sizes stay litres of water. */
const sizeText = ({ size, workingPressure }: DiveCylinder, unit: Units['pressure']): string =>
  [
    size === null ? '' : `${numberText(size, 1)}\u00a0l`,
    workingPressure === null ? '' : pressureText(workingPressure, unit),
  ]
    .filter(Boolean)
    .join(', ')

const pressuresText = ({ startPressure: start, endPressure: end }: DiveCylinder, unit: Units['pressure']) => {
  if (start === null && end === null) return ''
  const said = (value: number | null) => (value === null ? '–' : pressureText(value, unit))
  return `${said(start)} → ${said(end)}`
}

export type CylinderWords = { gas: string; name: string; size: string; pressures: string }

/** A cylinder in words: what was in it, which one it is, how large, and from where to where its pressure went. */
export const cylinderWords = (cylinder: DiveCylinder, unit: Units['pressure']): CylinderWords => ({
  gas: gasName(cylinder),
  name: cylinder.description ?? '',
  size: sizeText(cylinder, unit),
  pressures: pressuresText(cylinder, unit),
})
