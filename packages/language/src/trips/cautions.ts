import type { Hazard } from '@soundings/contract/site-fields'
import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'
import type { TripPreference } from '@soundings/contract/trips-fields'
import { monthsText } from '@soundings/rules/months'
import { listText, numberText, plural } from '@soundings/rules/phrases'
import { hazardText } from '@soundings/rules/site-labels'
import type { JudgedPlace, TripAsked } from '@soundings/rules/trip-scores'
import { deepFrom, trainedFor } from '@soundings/rules/trip-site'
import { celsiusOf } from '@soundings/rules/trip-water'
import { depthLimitText } from '@soundings/rules/units'
import type { Reader } from '../composer/sources.ts'
import { cold } from '../understanding/temperature.ts'
import { degreesText, inMonths, moneyText, sitesText } from './words.ts'

// What speaks against a place, or what nobody knows of it yet.

type Caution = (judged: JudgedPlace, asked: TripAsked, reader: Reader) => string | null

const likely = ({ water }: JudgedPlace, { temperature }: Reader): string =>
  `the water is likely around ${degreesText(water.likely, temperature)}, going by latitude and season`

const reportsCaution: Caution = (judged, { months }, reader) => {
  const { water } = judged
  const when = months.length === 0 ? '' : ` ${inMonths(months)}`
  if (water.reports === 0) return `No dive reports${when} yet: ${likely(judged, reader)}.`
  if (water.waterTemp || water.visibility) return null
  return `Too few dive reports${when} to tell about the water (${numberText(water.reports)} so far): ${likely(judged, reader)}.`
}

const seasonCaution: Caution = ({ place: { bestMonths } }, { months }) => {
  if (months.length === 0 || bestMonths.length === 0) return null
  if (months.some((month) => bestMonths.includes(month))) return null
  const verb = months.length === 1 ? 'isn’t one of' : 'aren’t among'
  return `${monthsText(months)} ${verb} its best months: go ${inMonths(bestMonths)} if you can.`
}

const coldCaution: Caution = ({ water }, { months }, { temperature }) => {
  const { celsius, isMeasured } = celsiusOf(water)
  if (celsius >= cold || !isMeasured) return null
  return `Cold water: about ${degreesText(celsius, temperature)} ${inMonths(months)}.`
}

/** From this share of the sites on, what is wrong with them is worth a word. */
const share = 1 / 3

const fitCaution: Caution = ({ place, fits }, { level, maxDepth }, { depth }) => {
  const others = place.sites - fits.both
  if ((level === null && maxDepth === null) || others < place.sites * share) return null
  const values = { of: sitesText(place.sites), limit: depthLimitText(maxDepth ?? 0, depth) }
  if (level === null)
    return plural(
      others,
      {
        one: '# of {of} is deeper than {limit}, or its depth isn’t listed.',
        other: '# of {of} are deeper than {limit}, or their depth isn’t listed.',
      },
      values,
    )
  return maxDepth === null
    ? plural(
        others,
        {
          one: '# of {of} asks for more training, as far as is known.',
          other: '# of {of} ask for more training, as far as is known.',
        },
        values,
      )
    : plural(
        others,
        {
          one: '# of {of} asks for more training or is deeper than {limit}, as far as is known.',
          other: '# of {of} ask for more training or are deeper than {limit}, as far as is known.',
        },
        values,
      )
}

/** A site that is listed for a level may still go deeper than that is trained for. */
const beyondCaution: Caution = ({ fits: { both, beyond } }, { level }, { depth }) =>
  level === null || beyond === 0
    ? null
    : plural(
        beyond,
        {
          one: '# of {of} for this level goes deeper than {limit}: stay within your training.',
          other: '# of {of} for this level go deeper than {limit}: stay within your training.',
        },
        { of: sitesText(both), limit: depthLimitText(trainedFor(level), depth) },
      )

const missing: Record<TripPreference, (deep: string) => string> = {
  reef: () => 'reefs',
  wreck: () => 'wrecks',
  deep: (deep) => `sites of ${deep} or more`,
  night: () => 'sites known for night dives',
  cave: () => 'caves',
  photography: () => 'sites known for photography',
}

const preferenceCaution: Caution = ({ place }, { preferences }, { depth }) => {
  const without = preferences.filter((each) => place.preferences[each] === 0)
  const deep = depthLimitText(deepFrom, depth)
  return without.length === 0
    ? null
    : `No ${listText(
        without.map((each) => missing[each](deep)),
        'or',
      )} listed here.`
}

const costCaution: Caution = ({ cost }, { budget, days }) =>
  cost === null || budget === null || cost <= budget
    ? null
    : `Members spent about ${moneyText(cost / days)} a day each: ${moneyText(cost)} for ${plural(days, { one: '# day', other: '# days' })}, over your ${moneyText(budget)}.`

const accessCaution: Caution = ({ place: { restricted, sites } }) =>
  restricted < sites * share
    ? null
    : plural(
        restricted,
        {
          one: '# of {of} is restricted: it takes a permit or a guide, or is open at times only.',
          other: '# of {of} are restricted: they take a permit or a guide, or are open at times only.',
        },
        { of: sitesText(sites) },
      )

/** The most common hazard, where it is one of many sites. Depth is told by the limits that were asked for. */
const hazardCaution: Caution = ({ place: { hazards, sites } }) => {
  const [first] = [...hazards].filter(([hazard, count]) => hazard !== 'depth' && count >= sites * share)
  if (!first) return null
  const [hazard, count]: [Hazard, number] = first
  const word = hazardText([hazard])
  return `Be prepared for ${word}: listed at ${numberText(count)} of ${sitesText(sites)}.`
}

const cautions: readonly Caution[] = [
  fitCaution,
  beyondCaution,
  seasonCaution,
  preferenceCaution,
  reportsCaution,
  costCaution,
  coldCaution,
  accessCaution,
  hazardCaution,
]

/** At most four, the ones about what was asked for first. */
export const cautionsFor: (...of: Parameters<Caution>) => string[] = (...of) =>
  cautions.flatMap((caution) => caution(...of) ?? []).slice(0, tripAdviceLimits.cautions)
