/** The units a person reads. Values are stored in metres and kilometres and converted only where they are shown. */
export const depthUnits = ['m', 'ft'] as const
export type DepthUnit = (typeof depthUnits)[number]

const feetPerMetre = 3.280_84
const kilometresPerMile = 1.609_344
const number = (digits: number) => new Intl.NumberFormat('en', { maximumFractionDigits: digits })

/** A depth in metres as a number in the reader's unit: metres to one decimal, feet to the whole foot. */
export const depthNumber = (metres: number, unit: DepthUnit): string =>
  unit === 'm' ? number(1).format(metres) : number(0).format(metres * feetPerMetre)

/** `30 m` or `98 ft`, held together by a space that does not break. */
export const depthText = (metres: number, unit: DepthUnit): string =>
  `${depthNumber(metres, unit)}\u00a0${unit}`

/** `5 to 30 m` */
export const depthRangeText = ({ min, max }: { min: number; max: number }, unit: DepthUnit): string =>
  `${depthNumber(min, unit)} to ${depthText(max, unit)}`

/** A distance in kilometres: `850 m`, `12.4 km`, `310 km`; readers of feet see miles. */
export const distanceText = (kilometres: number, unit: DepthUnit): string => {
  if (unit === 'ft') {
    const miles = kilometres / kilometresPerMile
    return `${number(miles < 100 ? 1 : 0).format(miles)}\u00a0mi`
  }
  if (kilometres < 1) return `${number(0).format(kilometres * 1000)}\u00a0m`
  return `${number(kilometres < 100 ? 1 : 0).format(kilometres)}\u00a0km`
}

/** What a screen reader should say for a unit. */
export const unitName = { m: 'metres', ft: 'feet' } as const satisfies Record<DepthUnit, string>

/** How many of the reader's units make a metre. */
export const depthFactor = (unit: DepthUnit): number => (unit === 'm' ? 1 : feetPerMetre)
