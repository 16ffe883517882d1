import { fromMetric, type Quantity, toMetric, type Unit, unitSymbol } from '@soundings/rules/units'

// What people type for a depth, a temperature, a pressure or a weight, and what stands in the field afterwards.

/** The words for units that may follow a number, in lower case and without spaces. */
const unitWords: Record<Quantity, Record<string, Unit>> = {
  depth: {
    m: 'm',
    metre: 'm',
    metres: 'm',
    meter: 'm',
    meters: 'm',
    ft: 'ft',
    foot: 'ft',
    feet: 'ft',
    "'": 'ft',
  },
  temperature: { c: 'C', '°c': 'C', celsius: 'C', f: 'F', '°f': 'F', fahrenheit: 'F' },
  pressure: { bar: 'bar', bars: 'bar', psi: 'psi' },
  weight: { kg: 'kg', kgs: 'kg', lb: 'lb', lbs: 'lb', pound: 'lb', pounds: 'lb' },
}

const thousands = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/
const decimal = /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/

const numberOf = (text: string): number => {
  if (thousands.test(text)) return Number(text.replaceAll(',', ''))
  return decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/**
 * What somebody typed, as a metric value: `60`, `60 ft`, `18m`, `18,5`, `3,000 psi`. A number alone is in `unit`. Null
 * when nothing is there, NaN when it is no such value.
 */
export const readTyped = (text: string, quantity: Quantity, unit: Unit): number | null => {
  const typed = text.toLowerCase().replaceAll('−', '-').replace(/\s/g, '')
  if (typed === '') return null
  const [number = ''] = /^[-+]?[\d.,]*/.exec(typed) ?? []
  const word = typed.slice(number.length)
  const said = word === '' ? unit : unitWords[quantity][word]
  return said ? toMetric(numberOf(number), said) : Number.NaN
}

/** How finely a field shows a value: a text may round it more, but what was typed must not change. */
const fieldDigits: Record<Unit, number> = { m: 2, ft: 1, C: 1, F: 1, bar: 1, psi: 0, kg: 2, lb: 1 }

/** A metric value as it stands in a field, without its unit and without groups: what is shown can be typed again. */
export const fieldText = (value: number | null, unit: Unit): string => {
  if (value === null || Number.isNaN(value)) return ''
  // Adding nothing makes plain zero of minus zero.
  return String(Number(fromMetric(value, unit).toFixed(fieldDigits[unit])) + 0)
}

/** A limit in whole units; the noise of the conversion must not push it to the next one. */
const whole = (value: number, unit: Unit, round: (value: number) => number): number =>
  round(Number(fromMetric(value, unit).toFixed(4))) + 0

export type Limits = { min?: number | undefined; max?: number | undefined }

/** `0 to 1082 ft`, from metric limits: what is shown is always allowed. Empty where there are none. */
export const limitsText = ({ min, max }: Limits, unit: Unit): string => {
  const least = min === undefined ? null : whole(min, unit, Math.ceil)
  const most = max === undefined ? null : whole(max, unit, Math.floor)
  const symbol = `\u00a0${unitSymbol[unit]}`
  if (least === null) return most === null ? '' : `At most ${most}${symbol}`
  return most === null ? `At least ${least}${symbol}` : `${least} to ${most}${symbol}`
}

/** Whether a metric value lies within metric limits. */
export const isWithin = (value: number, { min, max }: Limits): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max)
