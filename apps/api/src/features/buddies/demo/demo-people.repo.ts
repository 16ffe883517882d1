import type { Coordinates } from '@soundings/contract/common'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { certifications } from '#db/schema/certifications.ts'
import { users } from '#db/schema/people.ts'
import { siteDivers } from '#db/schema/relations.ts'

export type DemoPerson = {
  id: string
  handle: string
  fullName: string
  country: string
  bio: string
  createdAt: Date
}

/** Accounts that nobody can sign in to: no provider knows them. Answers how many were added. */
export const addPeople = async (tx: Db, people: readonly DemoPerson[]): Promise<number> => {
  const rows = people.map(({ fullName, ...person }) => {
    const [firstName = '', ...rest] = fullName.split(' ')
    return { ...person, fullName, firstName, lastName: rest.join(' '), provider: 'demo', subject: person.id }
  })
  const added = await tx.insert(users).values(rows).onConflictDoNothing().returning({ id: users.id })
  return added.length
}

/** Those of these people who are there: a handle may have been somebody’s already. */
export const findThere = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export const addCertification = async (
  tx: Db,
  row: { id: string; ownerId: string; level: string; createdAt: Date },
): Promise<void> => {
  await tx
    .insert(certifications)
    .values({ ...row, agency: 'Example', kind: 'core' })
    .onConflictDoNothing()
}

/** Where the member of the demonstration dived last, and at which sites. */
export const findDivedSites = async (
  db: Db,
  ownerId: string,
): Promise<{ siteId: string; coordinates: Coordinates }[]> => {
  const { rows } = await db.execute<{ site_id: string; lng: number; lat: number }>(sql`
    select sites.id as site_id, sites.lng, sites.lat from dives join sites on sites.id = dives.dive_site_id
    where dives.owner_id = ${ownerId} and sites.approval_status = 'approved'
    group by sites.id order by max(dives.starts_at) desc limit 2`)
  return rows.map(({ site_id, lng, lat }) => ({ siteId: site_id, coordinates: [lng, lat] }))
}

export const addSiteDivers = async (tx: Db, rows: (typeof siteDivers.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(siteDivers).values(rows).onConflictDoNothing()
}
