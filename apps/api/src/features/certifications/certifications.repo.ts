import type { CertificationFacts } from '@soundings/contract/certifications'
import { and, count, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { certifications } from '#db/schema/certifications.ts'
import { users } from '#db/schema/people.ts'

const { ownerId: _, clientKey: _k, verifiedBy: _v, ...told } = getTableColumns(certifications)

export type CertificationRow = Awaited<ReturnType<typeof listCertifications>>[number]

/** A person’s certifications, the latest first; those without a date come last. */
export const listCertifications = (db: Db, ownerId: string) =>
  db
    .select(told)
    .from(certifications)
    .where(eq(certifications.ownerId, ownerId))
    .orderBy(sql`${certifications.issuedOn} desc nulls last`, desc(certifications.id))

const ownOne = (ownerId: string, id: string) =>
  and(eq(certifications.ownerId, ownerId), eq(certifications.id, id))

/** One of a person’s own, which stays as it is until the transaction ends. */
export const lockCertification = async (tx: Db, ownerId: string, id: string) => {
  const [row] = await tx.select(told).from(certifications).where(ownOne(ownerId, id)).for('update')
  return row
}

/** The one that this person has already sent under this name. */
export const findAdded = async (db: Db, ownerId: string, clientKey: string) => {
  const [row] = await db
    .select(told)
    .from(certifications)
    .where(and(eq(certifications.ownerId, ownerId), eq(certifications.clientKey, clientKey)))
  return row
}

/** Lets one at a time add to a person’s list, until the transaction ends; answers how many there are. */
export const lockAndCount = async (tx: Db, ownerId: string): Promise<number> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
  const [row] = await tx
    .select({ there: count() })
    .from(certifications)
    .where(eq(certifications.ownerId, ownerId))
  return row?.there ?? 0
}

type NewRow = { id: string; ownerId: string; clientKey: string | null; createdAt: Date }

/** What a card says, and which private photo shows it. */
export type StatedCard = CertificationFacts & { photoId: string | null }

export const insertCertification = async (tx: Db, facts: StatedCard, row: NewRow) => {
  const [added] = await tx
    .insert(certifications)
    .values({ ...facts, ...row })
    .returning(told)
  return added
}

/** What a look at the card left on it. */
type Look = Partial<Pick<typeof certifications.$inferSelect, 'reviewAskedAt' | 'verifiedAt' | 'verifiedBy'>>

export const writeCertification = async (tx: Db, ownerId: string, id: string, facts: StatedCard & Look) => {
  const [changed] = await tx
    .update(certifications)
    .set({ ...facts, version: sql`${certifications.version} + 1` })
    .where(ownOne(ownerId, id))
    .returning(told)
  return changed
}

/** Asks for a look at a card, or no longer does; it still says the same. */
export const writeLook = async (tx: Db, id: string, look: Look): Promise<void> => {
  await tx.update(certifications).set(look).where(eq(certifications.id, id))
}

export const deleteCertification = async (db: Db, ownerId: string, id: string): Promise<void> => {
  await db.delete(certifications).where(ownOne(ownerId, id))
}

/** Whether another card of this person is shown by the photo. */
export const isOnAnotherCard = async (
  tx: Db,
  ownerId: string,
  photoId: string,
  but: string | null,
): Promise<boolean> => {
  const [row] = await tx
    .select({ id: certifications.id })
    .from(certifications)
    .where(
      and(
        eq(certifications.ownerId, ownerId),
        eq(certifications.photoId, photoId),
        but === null ? undefined : ne(certifications.id, but),
      ),
    )
  return row !== undefined
}

export const deleteCertificationsOf = async (db: Db, ownerId: string): Promise<void> => {
  await db.delete(certifications).where(eq(certifications.ownerId, ownerId))
}
