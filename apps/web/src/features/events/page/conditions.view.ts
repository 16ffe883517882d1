import type { EventConditions } from '@soundings/contract/events-shapes'
import {
  type DepthUnit,
  depthRangeText,
  depthText,
  temperatureRangeText,
  temperatureText,
  type Units,
} from '@soundings/rules/units'

type Reported = NonNullable<EventConditions['reported']>
type Depth = NonNullable<EventConditions['depth']>

/** `light current`, from the code of a condition. */
export const conditionText = (condition: string): string => condition.replaceAll('-', ' ')

/** What is measured, as it usually is, with the span that half of all dives lie in. */
export const figuresOf = (
  { visibility, waterTemp }: Pick<Reported, 'visibility' | 'waterTemp'>,
  { depth, temperature }: Pick<Units, 'depth' | 'temperature'>,
): { label: string; value: string; note: string }[] => [
  ...(visibility
    ? [
        {
          label: 'Visibility',
          value: depthText(visibility.median, depth),
          note: `mostly ${depthRangeText({ min: visibility.low, max: visibility.high }, depth)}`,
        },
      ]
    : []),
  ...(waterTemp
    ? [
        {
          label: 'Water',
          value: temperatureText(waterTemp.median, temperature),
          note: `mostly ${temperatureRangeText({ min: waterTemp.low, max: waterTemp.high }, temperature)}`,
        },
      ]
    : []),
]

/** The depth of the site beside the reader’s certification, as orientation. */
export const depthWords = ({ siteDepth, ownDepth }: Depth, unit: DepthUnit): string => {
  const site = depthText(siteDepth, unit)
  if (ownDepth === null) return `The site goes to ${site}.`
  const own = depthText(ownDepth, unit)
  return ownDepth < siteDepth
    ? `The site goes to ${site}; your certification says ${own}. Plan your dive within what you’re trained for.`
    : `The site goes to ${site}, within the ${own} of your certification.`
}
