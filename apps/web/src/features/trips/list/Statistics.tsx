import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { statisticsQuery } from '../trips.queries.ts'

/** What all trips come to, in a line; nothing before the first one. */
export const Statistics = () => {
  const { data } = useQuery(statisticsQuery())
  if (!data || data.trips === 0) return null
  const { trips, days, countries, sitesPlanned, sitesDived } = data
  return [
    plural(trips, { one: '# trip', other: '# trips' }),
    plural(days, { one: '# day', other: '# days' }),
    countries > 0 && plural(countries, { one: '# country', other: '# countries' }),
    sitesPlanned > 0 &&
      plural(
        sitesPlanned,
        { one: '{dived} of # planned site dived', other: '{dived} of # planned sites dived' },
        { dived: String(sitesDived) },
      ),
  ]
    .filter(Boolean)
    .join(' · ')
}
