import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { TallyDifference } from '#extension-points/tally.ts'

/** So many changes are folded in one statement. */
const batch = 20_000

/**
 * Adds what waits to the tallies: each change once, whoever else does the same; a statement that does not end changes nothing.
 * Once the time (milliseconds since 1970) has come it stops. Answers how many changes the last statement added: none if
 * nothing is left.
 */
export const foldTallies = async (db: Db, until = Number.POSITIVE_INFINITY): Promise<number> => {
  for (;;) {
    const { rows } = await db.execute<{ n: number }>(sql`
      with gone as (
        delete from tally_changes where id in (
          select id from tally_changes order by id limit ${batch} for update skip locked)
        returning what, slot, n
      ), folded as (
        insert into tallies as kept (what, slot, n)
        select what, slot, sum(n) from gone group by what, slot having sum(n) <> 0 order by what, slot
        on conflict (what, slot) do update set n = kept.n + excluded.n
      )
      select count(*)::int as n from gone`)
    const added = rows[0]?.n ?? 0
    if (added < batch) return 0
    if (Date.now() >= until) return added
  }
}

const differing = sql`
  select what, slot, sum(kept)::bigint as kept, sum(counted)::bigint as counted from (
    select what, slot, n as kept, 0 as counted from tallies
    union all select what, slot, n, 0 from tally_changes
    union all select what, slot, 0, n from tallies_counted
  ) as both_of_them group by what, slot having sum(kept) <> sum(counted)`

type Row = { what: string; kept: string; counted: string; total: number }

const toDifferences = (rows: Row[]): { differences: TallyDifference[]; total: number } => ({
  differences: rows.map(({ what, kept, counted }) => ({
    what,
    kept: Number(kept),
    counted: Number(counted),
  })),
  total: rows[0]?.total ?? 0,
})

/** Tallies, with what waits for them, that are not as counted from scratch. What is to be corrected is added to what waits. */
export const recountTallies = async (db: Db, { fix, limit }: { fix: boolean; limit: number }) => {
  const { rows } = await db.execute<Row>(sql`
    with differing as materialized (${differing}), fixed as (
      insert into tally_changes (what, slot, n) select what, slot, counted - kept from differing where ${fix}
    )
    select what || ' ' || slot as what, kept, counted, (select count(*) from differing)::int as total
    from differing order by what, slot limit ${limit}`)
  if (fix) await foldTallies(db)
  return toDifferences(rows)
}

/** Public things that are not noted, or noted and not public. */
export const recountPublicThings = async (db: Db, { fix, limit }: { fix: boolean; limit: number }) => {
  const { rows } = await db.execute<Row>(sql`
    with differing as materialized (
      select coalesce(kept.id, counted.id) as id, coalesce(counted.kind, kept.kind) as kind, counted.at,
        (kept.id is not null)::int as kept, (counted.id is not null)::int as counted
      from public_things kept full join public_things_counted counted on counted.id = kept.id
      where kept.id is null or counted.id is null
    ), taken as (
      delete from public_things where ${fix} and id in (select id from differing where counted = 0)
    ), added as (
      insert into public_things (id, kind, at) select id, kind, at from differing where ${fix} and counted = 1
      on conflict do nothing
    )
    select kind || ' ' || id as what, kept, counted, (select count(*) from differing)::int as total
    from differing order by kind, id limit ${limit}`)
  return toDifferences(rows)
}
