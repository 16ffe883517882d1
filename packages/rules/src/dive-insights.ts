import type { DiveInsight, DiveStatistics } from '@soundings/contract/dive-log'
import { monthNames } from './months.ts'
import { numberText, plural } from './phrases.ts'

/** Months with figures that a change of the air use is told from, and how much of a change is worth telling. */
const air = { months: 4, part: 0.05 } as const

const monthText = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const mean = (months: DiveStatistics['sac']) =>
  months.reduce((sum, { sac, dives }) => sum + sac * dives, 0) /
  months.reduce((sum, { dives }) => sum + dives, 0)

/** How the air use of the later half of the months compares with that of the earlier half. */
const airInsight = ({ sac }: DiveStatistics): DiveInsight[] => {
  if (sac.length < air.months) return []
  const half = Math.floor(sac.length / 2)
  const [before, after] = [mean(sac.slice(0, half)), mean(sac.slice(half))]
  const part = (after - before) / before
  if (Math.abs(part) < air.part) return []
  const percent = numberText(Math.abs(part) * 100)
  const since = monthText(sac[half]?.month ?? '')
  return [
    {
      code: part < 0 ? 'air-less' : 'air-more',
      text:
        part < 0
          ? `Your air use fell by ${percent} % since ${since}.`
          : `Your air use rose by ${percent} % since ${since}.`,
      figures: [
        { label: 'Before', value: Math.round(before * 10) / 10, unit: 'l/min' },
        { label: 'Since', value: Math.round(after * 10) / 10, unit: 'l/min' },
      ],
    },
  ]
}

/** How many dives the last year of the log has beside the one before it. */
const yearInsight = ({ byYear }: DiveStatistics): DiveInsight[] => {
  const [before, last] = byYear.slice(-2)
  if (!before || !last || Number(last.key) !== Number(before.key) + 1) return []
  const figures = [before, last].map(({ key, dives }) => ({ label: key, value: dives }))
  const more = last.dives - before.dives
  const values = { year: last.key, before: before.key }
  if (more === 0) return []
  const text =
    more > 0
      ? plural(
          more,
          {
            one: 'You made # more dive in {year} than in {before}.',
            other: 'You made # more dives in {year} than in {before}.',
          },
          values,
        )
      : plural(
          -more,
          {
            one: 'You made # fewer dive in {year} than in {before}.',
            other: 'You made # fewer dives in {year} than in {before}.',
          },
          values,
        )
  return [{ code: 'years', text, figures }]
}

const siteInsight = ({ bySite }: DiveStatistics): DiveInsight[] => {
  const [first] = bySite
  if (!first || first.dives < 3) return []
  const text = plural(
    first.dives,
    {
      one: 'You have dived {site} # time, more often than any other site.',
      other: 'You have dived {site} # times, more often than any other site.',
    },
    { site: first.key },
  )
  return bySite[1]?.dives === first.dives
    ? []
    : [{ code: 'favorite-site', text, figures: [{ label: first.key, value: first.dives }] }]
}

const monthInsight = ({ byMonthOfYear, loggedDives }: DiveStatistics): DiveInsight[] => {
  const [first] = byMonthOfYear.toSorted((one, other) => other.dives - one.dives)
  if (!first || loggedDives < 20) return []
  const name = monthNames[Number(first.key) - 1] ?? ''
  return [
    {
      code: 'favorite-month',
      text: `${name} is your busiest month: ${numberText((first.dives / loggedDives) * 100)} % of your dives.`,
      figures: [
        { label: name, value: first.dives },
        { label: 'All dives', value: loggedDives },
      ],
    },
  ]
}

const pauseInsight = ({ pauses: [last], lastDate }: DiveStatistics): DiveInsight[] =>
  last && lastDate && last.to.slice(0, 4) === lastDate.slice(0, 4)
    ? [
        {
          code: 'pause',
          text: plural(
            last.days,
            {
              one: 'You came back in {month} after # day without a dive.',
              other: 'You came back in {month} after # days without a dive.',
            },
            { month: monthText(last.to.slice(0, 7)) },
          ),
          figures: [{ label: 'Days', value: last.days }],
        },
      ]
    : []

/** What is worth knowing about a log, in whole sentences with the figures behind each. Nothing is said of too little. */
export const insightsOf = (statistics: DiveStatistics): DiveInsight[] => [
  ...airInsight(statistics),
  ...yearInsight(statistics),
  ...siteInsight(statistics),
  ...monthInsight(statistics),
  ...pauseInsight(statistics),
]
