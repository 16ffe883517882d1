import type { DiveComputer } from '@soundings/contract/dive-log'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import {
  diveComputers,
  diveCylinders,
  divePeople,
  divePhotos,
  diveTags,
  diveTrips,
  diveWeights,
} from '#db/schema/dive-log.ts'
import { diveEquipment, equipment } from '#db/schema/equipment.ts'
import { photos } from '#db/schema/media.ts'
import { packSamples } from '../profiles/profile-bytes.ts'
import type { DiveParts } from './dive-rows.ts'

/** Whose dive it is, as its parts say too. */
export type DiveKey = { diveId: string; ownerId: string }

const writePeople = async (tx: Db, { diveId, ownerId }: DiveKey, { people }: DiveParts) => {
  await tx.delete(divePeople).where(eq(divePeople.diveId, diveId))
  const rows = people.map((row) => ({ diveId, ownerId, ...row }))
  if (rows.length > 0) await tx.insert(divePeople).values(rows)
}

const writeTags = async (tx: Db, { diveId, ownerId }: DiveKey, { tags }: DiveParts) => {
  await tx.delete(diveTags).where(eq(diveTags.diveId, diveId))
  const rows = tags.map((row) => ({ diveId, ownerId, ...row }))
  if (rows.length > 0) await tx.insert(diveTags).values(rows)
}

const writeWeights = async (tx: Db, { diveId }: DiveKey, { weights }: DiveParts) => {
  await tx.delete(diveWeights).where(eq(diveWeights.diveId, diveId))
  const rows = weights.map((row) => ({ diveId, ...row }))
  if (rows.length > 0) await tx.insert(diveWeights).values(rows)
}

const writeCylinders = async (tx: Db, { diveId }: DiveKey, { cylinders }: DiveParts) => {
  await tx.delete(diveCylinders).where(eq(diveCylinders.diveId, diveId))
  const rows = cylinders.map((row) => ({ diveId, ...row }))
  if (rows.length > 0) await tx.insert(diveCylinders).values(rows)
}

const writePhotos = async (tx: Db, { diveId }: DiveKey, { photos: shown }: DiveParts) => {
  await tx.delete(divePhotos).where(eq(divePhotos.diveId, diveId))
  const rows = shown.map((row) => ({ diveId, ...row }))
  if (rows.length > 0) await tx.insert(divePhotos).values(rows)
}

const writeEquipment = async (tx: Db, { diveId }: DiveKey, { equipment: taken }: DiveParts) => {
  await tx.delete(diveEquipment).where(eq(diveEquipment.diveId, diveId))
  const rows = taken.map((row) => ({ diveId, ...row }))
  if (rows.length > 0) await tx.insert(diveEquipment).values(rows)
}

/** What is told of a computer; what it recorded only where that was sent. */
const columnsOf = async ({ diveId: computerDiveId, samples, events, id: _, ...told }: DiveComputer) => ({
  ...told,
  computerDiveId,
  ...(samples !== undefined && {
    samples: samples && (await packSamples(samples)),
    sampleCount: samples?.rows.length ?? 0,
  }),
  ...(events !== undefined && { events }),
})

const writeComputers = async (tx: Db, { diveId }: DiveKey, { computers }: DiveParts) => {
  const known = await tx
    .select({ id: diveComputers.id })
    .from(diveComputers)
    .where(eq(diveComputers.diveId, diveId))
  const isKnown = ({ id }: DiveComputer) => known.some((one) => one.id === id)
  const kept = computers.filter(isKnown).map(({ id }) => id)
  const gone = known.filter(({ id }) => !kept.includes(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(diveComputers).where(inArray(diveComputers.id, gone))
  // Out of the way, as no two may have one place while they change theirs.
  await tx
    .update(diveComputers)
    .set({ position: sql`-1 - ${diveComputers.position}` })
    .where(eq(diveComputers.diveId, diveId))
  for (const [position, computer] of computers.entries()) {
    const told = { ...(await columnsOf(computer)), position }
    if (computer.id !== undefined && isKnown(computer))
      await tx.update(diveComputers).set(told).where(eq(diveComputers.id, computer.id))
    else await tx.insert(diveComputers).values({ ...told, id: newId(), diveId })
  }
}

const writers = {
  buddies: writePeople,
  divemasters: writePeople,
  tags: writeTags,
  weights: writeWeights,
  cylinders: writeCylinders,
  computers: writeComputers,
  photos: writePhotos,
  equipment: writeEquipment,
}

/** Writes the parts of a dive that lie in tables of their own; only these fields of it changed. */
export const writeParts = async (
  tx: Db,
  key: DiveKey,
  parts: DiveParts,
  changed: readonly string[] = Object.keys(writers),
): Promise<void> => {
  const due = Object.entries(writers).flatMap(([field, write]) => (changed.includes(field) ? write : []))
  for (const write of new Set(due)) await write(tx, key, parts)
}

/** A name, and as names are compared. */
export type TripName = { name: string; folded: string }

/** The trip of this name, made where the person has none. */
export const putTrip = async (tx: Db, ownerId: string, trip: TripName | null): Promise<string | null> => {
  if (trip === null) return null
  const { name, folded } = trip
  const [found] = await tx
    .select({ id: diveTrips.id })
    .from(diveTrips)
    .where(and(eq(diveTrips.ownerId, ownerId), eq(diveTrips.folded, folded)))
  if (found) return found.id
  const id = newId()
  await tx.insert(diveTrips).values({ id, ownerId, name, folded })
  return id
}

/** Those of these photos that a person sent; they stay there until the transaction ends. */
export const lockOwnPhotos = async (tx: Db, uploaderId: string, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, ids), eq(photos.uploaderId, uploaderId)))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Those of these things that are a person's own; they stay there until the transaction ends. */
export const lockOwnEquipment = async (tx: Db, ownerId: string, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(inArray(equipment.id, ids), eq(equipment.ownerId, ownerId), isNull(equipment.removedAt)))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}
