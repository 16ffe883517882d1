import { and, eq, gt, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'
import { users } from '#db/schema/people.ts'
import { reports, reportVotes } from '#db/schema/reports.ts'

/** The example people of the list of members, in their order. */
export const findExamplePeople = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.provider, 'example'), like(users.handle, 'example%')))
    .orderBy(users.handle)
  return rows.map(({ id }) => id)
}

/** Example dives, those that are not there yet; answers how many these were. */
export const addDives = async (tx: Db, rows: (typeof dives.$inferInsert)[]): Promise<number> => {
  if (rows.length === 0) return 0
  return (await tx.insert(dives).values(rows).onConflictDoNothing().returning({ id: dives.id })).length
}

/** Gives these example reports, as far as nobody is their author, to example people: the nth to the nth. */
export const giveReports = async (
  tx: Db,
  given: readonly { id: string; authorId: string }[],
): Promise<number> => {
  let n = 0
  for (const { id, authorId } of given) {
    const changed = await tx
      .update(reports)
      .set({ authorId })
      .where(and(eq(reports.id, id), isNull(reports.authorId)))
      .returning({ id: reports.id })
    n += changed.length
  }
  return n
}

/** Gives illustrations that nobody added to example people, one after the other. */
export const giveIllustrations = async (tx: Db, people: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    update photos p set uploader_id = (${sql.param([...people])}::uuid[])[1 + ((given.n % 13) * (given.n % 5)) % ${people.length}::int]
    from (select id, row_number() over (order by client_key, client_index) as n from photos
      where is_illustration and uploader_id is null and approval_status = 'approved') given
    where given.id = p.id and given.n % 3 = 0`)
}

/** Says that reports helped people, where they have not said so; each counts at its report. */
export const addVotes = async (
  tx: Db,
  votes: readonly { reportId: string; userId: string; votedAt: Date }[],
): Promise<void> => {
  if (votes.length === 0) return
  const added = await tx
    .insert(reportVotes)
    .values([...votes])
    .onConflictDoNothing()
    .returning({ id: reportVotes.reportId })
  for (const { id } of added)
    await tx
      .update(reports)
      .set({ helpfulCount: sql`${reports.helpfulCount} + 1` })
      .where(eq(reports.id, id))
}

/** A member who came today is new, and so on no board: the demonstration's came some weeks ago. */
export const cameBefore = async (tx: Db, userId: string, createdAt: Date): Promise<void> => {
  await tx
    .update(users)
    .set({ createdAt })
    .where(and(eq(users.id, userId), gt(users.createdAt, createdAt)))
}

/** These people agreed to be listed by their dives, unless they chose. */
export const agreeToDives = async (tx: Db, userIds: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    insert into profiles (user_id, privacy) select id, '{"boards":{"dives":"yes"}}'::jsonb
      from unnest(${sql.param([...userIds])}::uuid[]) as who(id)
    on conflict (user_id) do update set privacy = '{"boards":{"dives":"yes"}}'::jsonb || profiles.privacy`)
}
