import type { SharedTrip } from '@soundings/contract/trips-sharing'
import { daysText } from './buddy-match.ts'
import { plural } from './phrases.ts'
import { tripDays } from './trips.ts'

type Told = Pick<SharedTrip, 'name' | 'startDate' | 'endDate' | 'shows'>

/** What a link to a trip says of it elsewhere: its name and dates where it may, else no more than that it is one. */
export const tripShareText = ({
  name,
  startDate,
  endDate,
  shows,
}: Told): { title: string; description: string } => {
  if (!shows.includes('preview'))
    return { title: 'A dive trip · Soundings', description: 'Open the link to see the plan.' }
  const days = plural(tripDays({ startDate, endDate }), { one: '# day', other: '# days' })
  return {
    title: `${name} · Soundings`,
    description: `${daysText(startDate, endDate)} ${endDate.slice(0, 4)}: ${days}.`,
  }
}
