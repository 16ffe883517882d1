/** One foot in metres. */
const foot = 0.3048

/** How a file writes numbers: with a decimal point, or also with a comma where it separates no fields. */
export type NumberStyle = { decimalCommas: boolean }

/** A number of such a file as programs write it: "27,8" is 27.8. */
const withPoint = (text: string, style: NumberStyle | undefined): string =>
  style?.decimalCommas ? text.replace(/(?<=\d),(?=\d)/g, '.') : text

const depthPattern = /^(\d{1,6}(?:\.\d{1,20})?)\s*(m|metres?|meters?|ft|feet|foot)?$/i

/** A depth in metres from a number or a text like '18', '18 m' or '60 ft' (to 0.1 m); undefined when it is none. */
export const readDepth = (value: unknown, style?: NumberStyle): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string') return undefined
  const [, number, unit = 'm'] = depthPattern.exec(withPoint(value.trim(), style)) ?? []
  if (number === undefined) return undefined
  return unit.toLowerCase().startsWith('f') ? Math.round(Number(number) * foot * 10) / 10 : Number(number)
}

/** From where to where, in metres, out of a text like '5-30', '5 – 30 m' or '15 to 100 ft'; undefined when it is none. */
export const readDepthRange = (
  text: string,
  style?: NumberStyle,
): { min: number; max: number } | undefined => {
  const parts = text.split(/\s*(?:-|–|—|\bto\b|\.\.)\s*/i)
  const [shallow = '', deep = ''] = parts
  const unit = /[a-z]+$/i.exec(deep.trim())?.[0] ?? ''
  const min = readDepth(/[a-z]$/i.test(shallow.trim()) ? shallow : `${shallow} ${unit}`, style)
  const max = readDepth(deep, style)
  return parts.length === 2 && min !== undefined && max !== undefined ? { min, max } : undefined
}

/** Decimal degrees from a number or a text like '27.8137'; undefined when it is none. */
export const readDegrees = (value: unknown, style?: NumberStyle): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = withPoint(value.trim(), style)
  return /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : undefined
}
