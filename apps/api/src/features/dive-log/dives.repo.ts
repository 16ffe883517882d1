import type { DiveComputer, DiveCylinder, DiveFacts, DiveWeight } from '@soundings/contract/dive-log'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives, diveTrips } from '#db/schema/dive-log.ts'
import { sites } from '#db/schema/sites.ts'

type Person = { role: 'buddy' | 'guide'; name: string }
export type ComputerRow = Omit<DiveComputer, 'samples' | 'events' | 'id'> & {
  id: string
  sampleCount: number
}

const { words: _words, ...columns } = getTableColumns(dives)

/** Dives of one owner with all that belongs to them but samples, in one query. */
export const selectDives = (db: Db) =>
  db
    .select({
      dive: columns,
      trip: diveTrips.name,
      site: { name: sites.siteName, lng: sites.lng, lat: sites.lat, status: sites.approvalStatus },
      people: sql<Person[] | null>`(
        select json_agg(json_build_object('role', role, 'name', name) order by role, position)
        from dive_people where dive_id = ${dives.id})`,
      tags: sql<string[] | null>`(
        select json_agg(tag order by position) from dive_tags where dive_id = ${dives.id})`,
      weights: sql<DiveWeight[] | null>`(
        select json_agg(json_build_object('kg', kg, 'kind', kind) order by position)
        from dive_weights where dive_id = ${dives.id})`,
      cylinders: sql<DiveCylinder[] | null>`(
        select json_agg(json_build_object('description', description, 'size', size,
          'workingPressure', working_pressure, 'startPressure', start_pressure, 'endPressure', end_pressure,
          'o2', o2, 'he', he, 'use', use) order by position)
        from dive_cylinders where dive_id = ${dives.id})`,
      computers: sql<ComputerRow[] | null>`(
        select json_agg(json_build_object('id', id, 'model', model, 'serial', serial, 'deviceId', device_id,
          'diveId', computer_dive_id, 'firmware', firmware, 'mode', mode, 'maxDepth', max_depth,
          'meanDepth', mean_depth, 'sampleCount', sample_count) order by position)
        from dive_computers where dive_id = ${dives.id})`,
      equipment: sql<string[] | null>`(
        select json_agg(equipment_id order by equipment_id)
        from dive_equipment join equipment on equipment.id = equipment_id and removed_at is null
        where dive_id = ${dives.id})`,
      photoIds: sql<string[] | null>`(
        select json_agg(photo_id order by position, photo_id) from dive_photos where dive_id = ${dives.id})`,
    })
    .from(dives)
    .leftJoin(diveTrips, eq(diveTrips.id, dives.tripId))
    .leftJoin(sites, eq(sites.id, dives.diveSiteId))

export type DiveRow = Awaited<ReturnType<typeof selectDives>>[number]

/** The dives of one person, without those in the trash. */
export const inLogOf = (ownerId: string): SQL | undefined =>
  and(eq(dives.ownerId, ownerId), sql`${dives.deletedAt} is null`)

/** A dive of this owner, in the trash or not. */
export const findDive = async (db: Db, ownerId: string, id: string): Promise<DiveRow | undefined> => {
  const [row] = await selectDives(db).where(and(eq(dives.ownerId, ownerId), eq(dives.id, id)))
  return row
}

const place = (lng: number | null, lat: number | null): [number, number] | null =>
  lng === null || lat === null ? null : [lng, lat]

/** Day and time of a dive from what the table keeps: `2026-05-16 09:30:00`. */
export const clockOf = ({
  startsAt,
  timePrecision,
}: Pick<DiveRow['dive'], 'startsAt' | 'timePrecision'>) => ({
  date: startsAt.slice(0, 'yyyy-mm-dd'.length),
  time:
    timePrecision === 'day'
      ? null
      : startsAt
          .slice('yyyy-mm-dd '.length)
          .slice(0, timePrecision === 'minute' ? 'hh:mm'.length : 'hh:mm:ss'.length),
})

/** What a dive says, as its owner told it. */
export const factsOf = ({
  dive,
  trip,
  people,
  tags,
  weights,
  cylinders,
  computers,
  photoIds,
  equipment,
}: DiveRow): DiveFacts => {
  const named = (role: Person['role']) =>
    (people ?? []).filter((one) => one.role === role).map(({ name }) => name)
  return {
    siteName: dive.siteName,
    location: dive.location,
    ...clockOf(dive),
    utcOffset: dive.utcOffset,
    maxDepth: dive.maxDepth,
    meanDepth: dive.meanDepth,
    duration: dive.durationSeconds === null ? null : Math.round((dive.durationSeconds / 60) * 100) / 100,
    durationSeconds: dive.durationSeconds,
    visibility: dive.visibility,
    waterTemp: dive.waterTemp,
    maxTemp: dive.maxTemp,
    airTemp: dive.airTemp,
    conditions: dive.conditions,
    notes: dive.notes,
    number: dive.number,
    rating: dive.rating,
    suit: dive.suit,
    mode: dive.mode,
    animalsSeen: dive.animalsSeen,
    entry: place(dive.entryLng, dive.entryLat),
    exit: place(dive.exitLng, dive.exitLat),
    buddies: named('buddy'),
    divemasters: named('guide'),
    tags: tags ?? [],
    weights: weights ?? [],
    cylinders: cylinders ?? [],
    computers: (computers ?? []).map(({ sampleCount: _, ...computer }) => computer),
    diveSiteId: dive.diveSiteId,
    trip,
    photos: photoIds ?? [],
    equipment: equipment ?? [],
    extra: dive.extra,
  }
}
