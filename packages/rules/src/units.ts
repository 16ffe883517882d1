import type { depthUnits, pressureUnits, temperatureUnits, weightUnits } from '@soundings/contract/settings'
import { numberText } from './phrases.ts'

// What is stored is metric: metres, kilometres, degrees Celsius, bar, kilograms. It is converted only where it is
// shown and where it is typed.

export type TemperatureUnit = (typeof temperatureUnits)[number]
export type DepthUnit = (typeof depthUnits)[number]
export type PressureUnit = (typeof pressureUnits)[number]
export type WeightUnit = (typeof weightUnits)[number]

/** The unit of each kind that a person reads and types. `depth` stands for distances and heights too. */
export type Units = {
  temperature: TemperatureUnit
  depth: DepthUnit
  pressure: PressureUnit
  weight: WeightUnit
}
export type Quantity = keyof Units
export type Unit = Units[Quantity]

/** The unit in which each kind is stored. */
export const metric: Units = { temperature: 'C', depth: 'm', pressure: 'bar', weight: 'kg' }

/** How a unit is written. */
export const unitSymbol: Record<Unit, string> = {
  m: 'm',
  ft: 'ft',
  C: '°C',
  F: '°F',
  bar: 'bar',
  psi: 'psi',
  kg: 'kg',
  lb: 'lb',
}

/** What a screen reader should say for a unit. */
export const unitName: Record<Unit, string> = {
  m: 'metres',
  ft: 'feet',
  C: 'degrees Celsius',
  F: 'degrees Fahrenheit',
  bar: 'bar',
  psi: 'pounds per square inch',
  kg: 'kilograms',
  lb: 'pounds',
}

/** How many decimals of a value in each unit are worth reading. */
const digits: Record<Unit, number> = { m: 1, ft: 0, C: 1, F: 0, bar: 0, psi: 0, kg: 1, lb: 1 }

/** How many of a unit make one of its metric unit, and what it shows where that one is at 0. */
const scales: Record<Unit, { factor: number; zero: number }> = {
  m: { factor: 1, zero: 0 },
  ft: { factor: 1 / 0.3048, zero: 0 },
  C: { factor: 1, zero: 0 },
  F: { factor: 1.8, zero: 32 },
  bar: { factor: 1, zero: 0 },
  psi: { factor: 14.503_773_8, zero: 0 },
  kg: { factor: 1, zero: 0 },
  lb: { factor: 1 / 0.453_592_37, zero: 0 },
}

/** A metric value in a unit of its kind, not rounded. */
export const fromMetric = (value: number, unit: Unit): number =>
  value * scales[unit].factor + scales[unit].zero

/** A value in a unit as a metric one, to the thousandth: finer than anybody reads, and free of noise. */
export const toMetric = (value: number, unit: Unit): number =>
  Math.round(((value - scales[unit].zero) / scales[unit].factor) * 1000) / 1000

const valueNumber = (value: number, unit: Unit): string => numberText(fromMetric(value, unit), digits[unit])

// A space that does not break holds number and unit together.
const valueText = (value: number, unit: Unit): string =>
  `${valueNumber(value, unit)}\u00a0${unitSymbol[unit]}`

/** A depth in metres as a number in the reader's unit: metres to one decimal, feet to the whole foot. */
export const depthNumber: (metres: number, unit: DepthUnit) => string = valueNumber

/** `30 m` or `98 ft` */
export const depthText: (metres: number, unit: DepthUnit) => string = valueText

/** `5 to 30 m` */
export const depthRangeText = ({ min, max }: { min: number; max: number }, unit: DepthUnit): string =>
  `${depthNumber(min, unit)} to ${depthText(max, unit)}`

/** `24.5 °C` or `76 °F`; from degrees Celsius. */
export const temperatureText: (celsius: number, unit: TemperatureUnit) => string = valueText

/** `23 to 27 °C`; from degrees Celsius. */
export const temperatureRangeText = (
  { min, max }: { min: number; max: number },
  unit: TemperatureUnit,
): string => `${valueNumber(min, unit)} to ${temperatureText(max, unit)}`

/** `200 bar` or `2,901 psi`; from bar. */
export const pressureText: (bar: number, unit: PressureUnit) => string = valueText

/** `6.5 kg` or `14.3 lb`; from kilograms. */
export const weightText: (kilograms: number, unit: WeightUnit) => string = valueText

const litresPerCubicFoot = 28.316_846_592

/** How the use of gas is written: in cubic feet for readers of psi, as the cylinders of both are named. */
export const gasUseUnit = (unit: PressureUnit): string => (unit === 'psi' ? 'ft³/min' : 'l/min')

/** Litres a minute at the surface as a number in the reader's unit, which `gasUseDecimals` of are worth reading. */
export const gasUseIn = (litres: number, unit: PressureUnit): number =>
  unit === 'psi' ? litres / litresPerCubicFoot : litres

export const gasUseDecimals = (unit: PressureUnit): number => (unit === 'psi' ? 2 : 1)

/** `14.2 l/min` or `0.5 ft³/min`; from litres a minute at the surface. */
export const gasUseText = (litres: number, unit: PressureUnit): string =>
  `${numberText(gasUseIn(litres, unit), gasUseDecimals(unit))}\u00a0${gasUseUnit(unit)}`

const kilometresPerMile = 1.609_344

/** A distance in kilometres: `850 m`, `12.4 km`, `310 km`; readers of feet see miles. */
export const distanceText = (kilometres: number, unit: DepthUnit): string => {
  if (unit === 'ft') {
    const miles = kilometres / kilometresPerMile
    return `${numberText(miles, miles < 100 ? 1 : 0)}\u00a0mi`
  }
  if (kilometres < 1) return `${numberText(kilometres * 1000, 0)}\u00a0m`
  return `${numberText(kilometres, kilometres < 100 ? 1 : 0)}\u00a0km`
}

/** How much a value may differ from a whole one of the unit in which it was typed, after it was stored to the thousandth. */
const typed = 0.005

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < typed

/**
 * Whether a limit is said in the imperial unit: to who has chosen it, and to who has not where it is whole in that alone, as it
 * was typed so.
 */
const isImperial = (isChosen: boolean, metricValue: number, imperialValue: number) =>
  isChosen || (!isWhole(metricValue) && isWhole(imperialValue))

const limitText = (value: number, unit: Unit, [own, other]: readonly [Unit, Unit]): string => {
  const said = isImperial(unit === other, value, fromMetric(value, other)) ? other : own
  return `${numberText(fromMetric(value, said), 0)}\u00a0${unitSymbol[said]}`
}

/** A limit without decimals, as somebody would say it: `18 m` or `60 ft`; from metres. */
export const depthLimitText = (metres: number, unit: DepthUnit): string =>
  limitText(metres, unit, ['m', 'ft'])

/** `27 °C` or `80 °F`; from degrees Celsius. */
export const temperatureLimitText = (celsius: number, unit: TemperatureUnit): string =>
  limitText(celsius, unit, ['C', 'F'])

/** `50 km` or `30 mi`; from kilometres. */
export const radiusText = (kilometres: number, unit: DepthUnit): string => {
  const miles = kilometres / kilometresPerMile
  const inMiles = isImperial(unit === 'ft', kilometres, miles)
  if (!inMiles && kilometres < 1) return distanceText(kilometres, 'm')
  const value = inMiles ? miles : kilometres
  return `${numberText(value, value < 3 ? 1 : 0)}\u00a0${inMiles ? 'mi' : 'km'}`
}

/** How many of the reader's units make a metre. */
export const depthFactor = (unit: DepthUnit): number => scales[unit].factor
