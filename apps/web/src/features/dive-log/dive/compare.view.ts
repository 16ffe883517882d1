import type { Dive } from '@soundings/contract/dive-log'
import type { Digest, Spread } from '@soundings/contract/reports'
import { monthNames } from '@soundings/rules/months'
import { depthText, temperatureText, type Units } from '@soundings/rules/units'

type Own = Pick<Dive, 'date' | 'visibility' | 'waterTemp'>

/** One's own figure beside what divers usually report; `when` is the month, or the whole year. */
export type Comparison = { key: 'visibility' | 'waterTemp'; text: string }

const monthOf = (date: string) => Number(date.slice(5, 7))

/** How a dive was, beside what divers report of its site in that month, or all year where that month tells nothing. */
export const comparisons = (
  own: Own,
  digest: Pick<Digest, 'visibility' | 'waterTemp' | 'months'>,
  units: Pick<Units, 'depth' | 'temperature'>,
): Comparison[] => {
  const month = monthOf(own.date)
  const told = digest.months.find((each) => each.month === month)
  const usual = (what: 'visibility' | 'waterTemp'): { spread: Spread; when: string } | null => {
    const ofMonth = told?.[what]
    if (ofMonth) return { spread: ofMonth, when: `in ${monthNames[month - 1]}` }
    const ofYear = digest[what]
    return ofYear ? { spread: ofYear, when: 'over the year' } : null
  }
  const found: Comparison[] = []
  const visibility = usual('visibility')
  if (visibility) {
    const usually = depthText(visibility.spread.median, units.depth)
    found.push({
      key: 'visibility',
      text:
        own.visibility === null
          ? `Divers usually report ${usually} visibility ${visibility.when}.`
          : `You had ${depthText(own.visibility, units.depth)} visibility. Divers usually report ${usually} ${visibility.when}.`,
    })
  }
  const water = usual('waterTemp')
  if (water) {
    const usually = temperatureText(water.spread.median, units.temperature)
    found.push({
      key: 'waterTemp',
      text:
        own.waterTemp === null
          ? `Divers usually report ${usually} water ${water.when}.`
          : `The water was ${temperatureText(own.waterTemp, units.temperature)}. Divers usually report ${usually} ${water.when}.`,
    })
  }
  return found
}
