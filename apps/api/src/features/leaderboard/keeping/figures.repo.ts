import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { By, CountedPerson } from './counted-person.ts'
import { contributionsOf, divesOf, photosOf, restOf, standingOf } from './what-counts.repo.ts'

type Row = Omit<CountedPerson, 'dueAt' | 'divesAt' | 'photosAt' | 'contributedAt'> &
  Record<'dueAt' | 'divesAt' | 'photosAt' | 'contributedAt', number | null>

const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`
const toDate = (at: number | null) => (at === null ? null : new Date(at))

/** Counts everything of these people from scratch; who left or has no profile yet is missing. */
export const countFromScratch = async (
  db: Db,
  userIds: readonly string[],
  by: By,
): Promise<CountedPerson[]> => {
  if (userIds.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select u.id as "userId", u.country, stands.standing,
      coalesce((f.privacy ->> 'listed')::boolean, true)
        and coalesce(f.privacy #>> '{sections,identity}', 'public') = 'public'
        and not coalesce((f.privacy ->> 'junior')::boolean, false) as "isShown",
      coalesce(f.privacy #>> '{sections,achievements}', 'public') = 'public' as "showsAchievements",
      coalesce(f.privacy #>> '{boards,dives}', 'unasked') as "divesChoice",
      coalesce((f.privacy #>> '{boards,contributions}')::boolean, true) as "contributions",
      ${milliseconds(sql`least(changing.at, diving.at)`)} as "dueAt",
      dived.n as dives, dived.seconds, dived.countries, ${milliseconds(sql`dived.at`)} as "divesAt",
      pictured.n as photos, ${milliseconds(sql`pictured.at`)} as "photosAt",
      rated.likes, rated.sums as "ratingSums", rated.n as ratings,
      added.n as "sitesAdded", reported.n as reports, helped.n as "helpfulVotes",
      ${milliseconds(sql`greatest(added.at, reported.at, helped.at)`)} as "contributedAt",
      json_build_object(
        'reports', reported.n[1], 'waterReports', reported.water, 'firstReports', reported.first,
        'reportedSites', reported.sites, 'reportCountries', reported.countries, 'reportMonths', reported.months,
        'monthsAtOneSite', returned.n, 'reportYears', reported.years, 'species', seen.n,
        'photos', pictured.n[1], 'likes', rated.likes[1], 'helpfulVotes', helped.n[1], 'thanks', helped.thanks,
        'sitesAdded', added.n[1], 'corrections', corrected.n, 'positions', corrected.positions,
        'warnings', corrected.warnings, 'solutions', solved.n, 'plannedEvents', hosted.planned,
        'mentoredPeople', mentored.n, 'cleanUps', hosted.clean + cleaned.n, 'finds', found.n) as counts
    from users u
    left join profiles f on f.user_id = u.id
    ${standingOf(by)}
    ${divesOf(by)}
    ${photosOf(by)}
    ${contributionsOf(by)}
    ${restOf}
    where u.id = any(${sql.param([...userIds])}::uuid[]) and u.deleted_at is null and u.handle is not null`)
  return rows.map(({ dueAt, divesAt, photosAt, contributedAt, ...row }) => ({
    ...row,
    dueAt: toDate(dueAt),
    divesAt: toDate(divesAt),
    photosAt: toDate(photosAt),
    contributedAt: toDate(contributedAt),
  }))
}
