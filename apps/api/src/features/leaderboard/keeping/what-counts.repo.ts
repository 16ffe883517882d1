import type { BoardPeriod } from '@soundings/contract/leaderboard'
import { type SQL, sql } from 'drizzle-orm'
import { type By, periods } from './counted-person.ts'

// What counts of somebody, in SQL: the same for whoever is counted from scratch and for what is kept.

/** Dives have the day of their place: it has come once it has come anywhere. */
const earliestZone = 14 * 3_600_000

/** `n` of all times, of the year and of the month, as an array. */
const threeOf = ({ periods: days }: By, n: SQL, at: SQL): SQL => {
  const of = (period: BoardPeriod) =>
    period === 'all'
      ? sql`coalesce(${n}, 0)`
      : sql`coalesce(${n} filter (where ${at} >= ${days[period].from}::timestamp and ${at} < ${days[period].to}::timestamp), 0)`
  return sql`array[${sql.join(periods.map(of), sql`, `)}]::int[]`
}

const utc = (column: SQL) => sql`(${column} at time zone 'UTC')`

const publicReport = sql`r.approval_status = 'approved' and rs.approval_status = 'approved'`
const publicPhoto = sql`p.approval_status = 'approved' and p.state = 'ready'
  and (p.site_id is null or ps.approval_status = 'approved')`
const openThread = sql`t.state = 'public' and t.group_id is null and t.event_id is null`

/** How somebody stands: the rule of `packages/rules/src/standing.ts` for whether they are new, and when that may change. */
export const standingOf = ({ now, newMembers, standsAfter, ...by }: By): SQL => {
  const stood = sql.raw(String(by.stood))
  const moment = sql`${now.toISOString()}::timestamptz`
  const old = sql`${new Date(now.getTime() - standsAfter).toISOString()}::timestamptz`
  const young = (who: SQL, from: SQL, which: SQL) =>
    sql`(select min(created_at) from ${from} where ${who} = u.id and created_at >= ${old} and ${which})`
  const few = (from: SQL, where: SQL) => sql`(select from ${from} where ${where} limit ${stood})`
  const posts = sql`state = 'public' and not is_anonymous`
  const hosted = sql`state in ('open', 'closed') and visibility = 'public' and coalesce(series_n, 0) = 0`
  const led = sql`state = 'public' and kind <> 'private'`
  return sql`
    left join lateral (
      select s.standing as decided, s.until from standings s
      where s.user_id = u.id and (s.until is null or s.until > ${moment})
    ) decided on true
    cross join lateral (
      select count(*) as n from (
        ${few(sql`sites`, sql`created_by = u.id and approval_status = 'approved'`)}
        union all ${few(sql`photos`, sql`uploader_id = u.id and approval_status = 'approved' and state = 'ready'`)}
        union all ${few(sql`reports`, sql`author_id = u.id and approval_status = 'approved'`)}
        union all ${few(sql`forum_posts`, sql`author_id = u.id and created_at < ${old} and ${posts}`)}
        union all ${few(sql`events`, sql`organiser_id = u.id and created_at < ${old} and ${hosted}`)}
        union all ${few(sql`groups`, sql`created_by = u.id and created_at < ${old} and ${led}`)}
      ) things
    ) stood
    cross join lateral (
      select case
        when decided.decided = 'suspended' then 'suspended'
        when decided.decided = 'new' then 'new'
        when decided.decided is not null or u.groups && array['editor', 'moderator', 'admin'] then 'known'
        when ${newMembers === 'trusted'} or (u.created_at < ${old} and stood.n >= ${stood}) then 'known'
        else 'new' end as standing
    ) stands
    cross join lateral (
      select min(at) as at from (values
        (decided.until),
        (case when stands.standing = 'new' then least(
          case when u.created_at >= ${old} then u.created_at end,
          ${young(sql`author_id`, sql`forum_posts`, posts)},
          ${young(sql`organiser_id`, sql`events`, hosted)},
          ${young(sql`created_by`, sql`groups`, led)}
        ) + ${`${standsAfter + 1} milliseconds`}::interval end)
      ) moments(at)
    ) changing`
}

/** The dives that count: at most so many a day, none in the future, none that begins before an earlier one has ended. */
export const divesOf = (by: By): SQL => {
  const today = sql`${new Date(by.now.getTime() + earliestZone).toISOString().slice(0, 'yyyy-mm-dd'.length)}::date`
  const end = sql`case when time_precision <> 'day' then starts_at + make_interval(secs => greatest(coalesce(duration_seconds, 0), 1)) end`
  return sql`
    cross join lateral (
      select ${threeOf(by, sql`count(*)`, sql`starts_at`)} as n,
        ${threeOf(by, sql`sum(duration_seconds)`, sql`starts_at`)} as seconds,
        ${threeOf(by, sql`count(distinct nullif(country_folded, ''))`, sql`starts_at`)} as countries,
        max(starts_at) at time zone 'UTC' as at
      from (
        select *, row_number() over (partition by starts_at::date order by starts_at, id) as nth
        from (
          select id, starts_at, duration_seconds, country_folded, time_precision, max(${end}) over (
            order by starts_at, id rows between unbounded preceding and 1 preceding) as busy_until
          from dives where owner_id = u.id and deleted_at is null and starts_at::date <= ${today}
        ) logged where time_precision = 'day' or busy_until is null or busy_until <= starts_at
      ) one where nth <= ${by.divesADay}
    ) dived
    cross join lateral (
      select (min(starts_at::date) at time zone 'UTC') - ${`${earliestZone} milliseconds`}::interval as at from dives
      where owner_id = u.id and deleted_at is null and starts_at::date > ${today}
    ) diving`
}

/** Votes of people whose votes count, and of these so many a day from one person to another. */
const votesOf = (by: By, votes: SQL): SQL => sql`
  select v.* from (
    select v.*, row_number() over (partition by v.voter, ${utc(sql`v.at`)}::date order by v.at, v.id) as nth
    from (${votes}) v
    join person_counts known on known.user_id = v.voter and known.standing = 'known'
    where v.voter <> u.id
  ) v where nth <= ${by.votesADay}`

export const photosOf = (by: By): SQL => sql`
  cross join lateral (
    select ${threeOf(by, sql`count(*)`, utc(sql`p.submitted_at`))} as n, max(p.submitted_at) as at
    from photos p left join sites ps on ps.id = p.site_id where p.uploader_id = u.id and ${publicPhoto}
  ) pictured
  cross join lateral (
    select ${threeOf(by, sql`count(nullif(v.rating >= ${by.likedFrom}, false))`, utc(sql`v.at`))} as likes,
      ${threeOf(by, sql`sum(v.rating)`, utc(sql`v.at`))} as sums,
      ${threeOf(by, sql`count(*)`, utc(sql`v.at`))} as n
    from (${votesOf(
      by,
      sql`
      select pr.user_id as voter, pr.rated_at as at, pr.photo_id as id, pr.rating
      from photos p left join sites ps on ps.id = p.site_id join photo_ratings pr on pr.photo_id = p.id
      where p.uploader_id = u.id and ${publicPhoto}`,
    )}) v
  ) rated`

export const contributionsOf = (by: By): SQL => sql`
  cross join lateral (
    select ${threeOf(by, sql`count(*)`, utc(sql`s.created_at`))} as n, max(s.created_at) as at
    from sites s where s.created_by = u.id and s.approval_status = 'approved'
  ) added
  cross join lateral (
    select ${threeOf(by, sql`count(*)`, utc(sql`r.submitted_at`))} as n, max(r.submitted_at) as at,
      count(*) filter (where r.visibility is not null and r.water_temp is not null) as water,
      count(distinct r.site_id) as sites, count(distinct rs.country) as countries,
      count(distinct r.dive_month) as months, count(distinct extract(year from r.dive_date)) as years,
      count(*) filter (where not exists (
        select from reports before where before.site_id = r.site_id and before.approval_status = 'approved'
          and before.dive_date >= r.dive_date - ${by.silentDays}::int
          and (before.dive_date < r.dive_date or (before.dive_date = r.dive_date and before.id < r.id)))) as first
    from reports r join sites rs on rs.id = r.site_id where r.author_id = u.id and ${publicReport}
  ) reported
  cross join lateral (
    select count(distinct name) as n from reports r join sites rs on rs.id = r.site_id, unnest(r.species) as name
    where r.author_id = u.id and ${publicReport}
  ) seen
  cross join lateral (
    select coalesce(max(n), 0) as n from (
      select count(distinct r.dive_month) as n from reports r join sites rs on rs.id = r.site_id
      where r.author_id = u.id and ${publicReport} group by r.site_id) sites
  ) returned
  cross join lateral (
    select ${threeOf(by, sql`count(*)`, utc(sql`v.at`))} as n, max(v.at) as at, count(*) filter (where v.is_post) as thanks
    from (${votesOf(
      by,
      sql`
      select rv.user_id as voter, rv.voted_at as at, rv.report_id as id, false as is_post
      from reports r join sites rs on rs.id = r.site_id join report_votes rv on rv.report_id = r.id
      where r.author_id = u.id and ${publicReport}
      union all
      select fl.user_id, fl.at, fl.post_id, true
      from forum_posts p join forum_threads t on t.id = p.thread_id join forum_likes fl on fl.post_id = p.id
      where p.author_id = u.id and p.state = 'public' and not p.is_anonymous and ${openThread}`,
    )}) v
  ) helped`

/** A clean-up is an event that calls itself one. */
const cleanUp = sql`e.title ~* '\\mclean[- ]?ups?\\M'`
const held = sql`e.is_past and e.state in ('open', 'closed') and e.visibility <> 'link'`
const cameTo = sql`exists (select from event_people c where c.event_id = e.id and c.user_id <> u.id and c.has_attended)`

export const restOf = sql`
  cross join lateral (
    select count(*) as n, count(distinct site_id) filter (where fields ? 'coordinates') as positions,
      count(distinct site_id) filter (where fields ?| array['hazards', 'accessStatus']) as warnings
    from site_proposals where author_id = u.id and status = 'approved'
  ) corrected
  cross join lateral (
    select count(*) as n from forum_posts p join forum_threads t on t.id = p.thread_id and t.solution_n = p.n
    where p.author_id = u.id and p.state = 'public' and not p.is_anonymous and ${openThread}
      and t.author_id is distinct from u.id
  ) solved
  cross join lateral (
    select count(*) filter (where e.plan is not null) as planned, count(*) filter (where ${cleanUp}) as clean
    from events e where e.organiser_id = u.id and ${held} and ${cameTo}
  ) hosted
  cross join lateral (
    select count(distinct c.user_id) as n from events e join event_people c on c.event_id = e.id
    where e.organiser_id = u.id and ${held} and e.level = 'beginner' and c.user_id <> u.id and c.has_attended
  ) mentored
  cross join lateral (
    select count(*) as n from event_people c join events e on e.id = c.event_id
    where c.user_id = u.id and c.has_attended and e.organiser_id is distinct from u.id and ${held} and ${cleanUp}
  ) cleaned
  cross join lateral (select count(*) as n from event_finds where by_id = u.id) found`
