import type { Dive, DiveCondition } from '@soundings/contract/dive-log'
import type { Condition } from '@soundings/contract/reports'
import { openReportForm, type ReportStart } from '#features/reports/index.ts'

/** What reports have a word for. They tell how strong a current was, which the log does not: its diver says so. */
const conditions: Partial<Record<DiveCondition, Condition>> = {
  Calm: 'calm',
  Surge: 'surge',
  Clear: 'clear',
  Overcast: 'overcast',
}

type Told = Pick<
  Dive,
  | 'date'
  | 'time'
  | 'rating'
  | 'visibility'
  | 'waterTemp'
  | 'conditions'
  | 'animalsSeen'
  | 'notes'
  | 'siteName'
  | 'location'
  | 'diveSiteId'
  | 'site'
>

/** What a report begins with that tells of a dive; its form asks to check the notes, as they were private. */
export const reportOf = (dive: Told): ReportStart => ({
  diveDate: dive.date,
  diveTime: dive.time?.slice(0, 'hh:mm'.length) ?? null,
  ...(dive.rating !== null && { rating: dive.rating }),
  visibility: dive.visibility,
  waterTemp: dive.waterTemp,
  conditions: dive.conditions.flatMap((condition) => conditions[condition] ?? []),
  animalsSeen: dive.animalsSeen,
  diveNotes: dive.notes,
})

/** Whether other divers can be told of a dive: its site must be on the map. */
export const canTellOthers = ({ diveSiteId, site }: Pick<Dive, 'diveSiteId' | 'site'>): boolean =>
  diveSiteId !== null && site !== null

/** Opens the form of a dive report with what the log says of this dive. */
export const tellOtherDivers = (dive: Told): void => {
  const { diveSiteId, site, location } = dive
  if (diveSiteId === null || site === null) return
  const [country, ...region] = location.split(',').map((part) => part.trim())
  openReportForm(
    { id: diveSiteId, siteName: site.name, country: country || null, region: region.join(', ') || null },
    reportOf(dive),
  )
}
