import type { EventConditions } from '@soundings/contract/events'
import type { Digest } from '@soundings/contract/reports'
import { depthText, type EventReader, trainedDepth } from '@soundings/rules/events'
import { sunTimes } from '@soundings/rules/sun'
import { listCertifications } from '#features/certifications/index.ts'
import { digestService } from '#features/reports/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { clockAt, momentAt } from '#shared/zones.ts'
import type { EventRow } from './events.repo.ts'
import type { Reading } from './reading.service.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Reading, 'meet'>

const dayMs = 86_400_000

const sunOf = ({ lng, lat, day, zone }: EventRow): EventConditions['sun'] => {
  if (lng === null || lat === null) return null
  const { sunrise, sunset } = sunTimes([lng, lat], momentAt(day, '12:00', zone))
  return { sunrise: sunrise && clockAt(sunrise, zone), sunset: sunset && clockAt(sunset, zone) }
}

/** What is known beforehand of a dive at a site: what divers report in that month, the sun, and the depth. */
export const conditionsService = ({ db, clock, meet }: Needs) => {
  const digests = digestService({ db })

  const reportedIn = (digest: Digest | null, month: number, reports: number): EventConditions['reported'] => {
    if (digest === null || reports === 0) return null
    const its = digest.months.find((one) => one.month === month)
    const latest = digest.latest?.diveDate ?? null
    return {
      reports: its?.reports ?? reports,
      visibility: its?.visibility ?? null,
      waterTemp: its?.waterTemp ?? null,
      conditions: digest.conditions,
      seen: digest.seen.filter(({ months }) => months.includes(month)),
      latest,
      ageDays:
        latest === null ? null : Math.max(0, Math.floor((clock().getTime() - Date.parse(latest)) / dayMs)),
    }
  }

  return {
    of: async (reader: EventReader, eventId: string): Promise<EventConditions> => {
      const { event, site } = await meet(reader, eventId)
      const month = Number(event.day.slice(5, 7))
      const [told, cards] = await Promise.all([
        site ? digests.of(site.id) : null,
        reader ? listCertifications(db, reader.id) : null,
      ])
      const ownDepth = cards && trainedDepth(cards)
      const siteDepth = site?.maxDepth ?? null
      return {
        month,
        reported: told && reportedIn(told.digest, month, told.byMonth[month - 1] ?? 0),
        sun: sunOf(event),
        depth:
          siteDepth === null
            ? null
            : {
                siteDepth,
                ownDepth,
                text: reader
                  ? depthText(siteDepth, ownDepth)
                  : `The site goes to ${Math.round(siteDepth)} m.`,
              },
      }
    },
  }
}
