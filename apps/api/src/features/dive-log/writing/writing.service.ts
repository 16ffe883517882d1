import { isDeepStrictEqual } from 'node:util'
import {
  type DiveDetails,
  type DiveFacts,
  type DiveUpdate,
  diveLogLimits,
  diveLogTexts,
  type NewDive,
} from '@soundings/contract/dive-log'
import { nothingToldOf, withChanges, withRecordings } from '@soundings/rules/dive-log'
import { isYetToCome } from '@soundings/rules/reports'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { findMergedInto, lockSite, mayShowSite } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { factsOf, findDive } from '../dives.repo.ts'
import { changedSince, isInTrash, noSuchDive, noSuchSite } from '../errors.ts'
import { toDetails } from '../reading/reading.service.ts'
import { columnsOf, partsOf, profileColumnsOf, tripNameOf } from './dive-rows.ts'
import { changeStartingDives, countAll, openLog } from './log.repo.ts'
import { lockOwnEquipment, lockOwnPhotos, putTrip, writeParts } from './parts.repo.ts'
import { dropLostProfile, findAdded, insertDive, keepChange, writeDive } from './writing.repo.ts'

/** What is stored of a new dive beside its facts. */
export type NewRow = { id: string; clientKey: string | null; siteId: string | null }

/** The fields that say something else than before; what computers recorded counts where it is sent. */
const changedFields = (before: DiveFacts, after: DiveFacts): (keyof DiveFacts)[] =>
  (Object.keys(after) as (keyof DiveFacts)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  )

const detailsOf = async (tx: Db, ownerId: string, id: string): Promise<DiveDetails> => {
  const row = await findDive(tx, ownerId, id)
  if (!row) throw noSuchDive()
  return toDetails(tx, row)
}

/** Puts a dive with all its parts into a log that is open. */
export const addDive = async (
  tx: Db,
  ownerId: string,
  facts: DiveFacts,
  { at, siteId, ...row }: NewRow & { at: Date },
): Promise<void> => {
  await insertDive(tx, {
    ...columnsOf(facts),
    ...profileColumnsOf(facts),
    ...row,
    ownerId,
    diveSiteId: siteId,
    matchHow: siteId ? 'chosen' : null,
    tripId: await putTrip(tx, ownerId, tripNameOf(facts.trip)),
    createdAt: at,
    lastUpdated: at,
  })
  await writeParts(tx, { diveId: row.id, ownerId }, partsOf(facts))
}

/** Dives that people write. */
export const writingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const refuseFuture = ({ date }: DiveFacts) => {
    if (isYetToCome(date, clock())) throw new HttpError(400, diveLogTexts.future, { field: 'date' })
  }

  const refuseForeignPhotos = async (tx: Db, { id }: Person, { photos }: DiveFacts) => {
    const own = await lockOwnPhotos(tx, id, photos)
    if (own.size < photos.length) throw new HttpError(400, diveLogTexts.foreignPhoto, { field: 'photos' })
  }

  const refuseForeignEquipment = async (tx: Db, { id }: Person, { equipment }: DiveFacts) => {
    const own = await lockOwnEquipment(tx, id, equipment)
    if (equipment.some((one) => !own.has(one)))
      throw new HttpError(400, diveLogTexts.foreignEquipment, { field: 'equipment' })
  }

  /** The site that a dive names, kept from being merged away until the transaction ends. */
  const lockNamedSite = async (tx: Db, person: Person, named: string | null | undefined) => {
    if (!named) return null
    await lockSite(tx, named)
    if (await mayShowSite(tx, person, named)) return named
    // It was merged while the dive waited for a connection.
    const target = await findMergedInto(tx, named)
    if (target === undefined) throw noSuchSite()
    await lockSite(tx, target)
    if (!(await mayShowSite(tx, person, target))) throw noSuchSite()
    return target
  }

  const insert = async (tx: Db, person: Person, facts: DiveFacts, row: NewRow): Promise<void> => {
    if ((await countAll(tx, person.id)) >= diveLogLimits.dives)
      throw new HttpError(409, diveLogTexts.tooMany, { code: 'too-many' })
    await refuseForeignPhotos(tx, person, facts)
    await refuseForeignEquipment(tx, person, facts)
    await addDive(tx, person.id, facts, { ...row, at: clock() })
  }

  return {
    /** The dive that this person has already sent under this name. */
    addedBefore: async (person: Person, clientKey: string): Promise<DiveDetails | undefined> => {
      const id = await findAdded(db, person.id, clientKey)
      return id === undefined ? undefined : detailsOf(db, person.id, id)
    },

    /** Adds a dive. One name makes one, however often it comes. */
    add: async (
      person: Person,
      { clientKey, ...told }: NewDive,
    ): Promise<{ dive: DiveDetails; isNew: boolean }> => {
      const facts = withRecordings(withChanges(nothingToldOf(told), told))
      refuseFuture(facts)
      return inTransaction(db, async (tx) => {
        const before = clientKey && (await findAdded(tx, person.id, clientKey))
        // What was sent before is answered as it is, whatever became of its site.
        const siteId = before ? null : await lockNamedSite(tx, person, facts.diveSiteId)
        await openLog(tx, person.id)
        const known = clientKey && (await findAdded(tx, person.id, clientKey))
        const id = known || newId()
        if (!known) await insert(tx, person, facts, { id, clientKey: clientKey ?? null, siteId })
        return { dive: await detailsOf(tx, person.id, id), isNew: !known }
      })
    },

    /** What a change leaves out stays; saying the same once more changes nothing. */
    change: (person: Person, id: string, told: DiveUpdate): Promise<DiveDetails> =>
      inTransaction(db, async (tx) => {
        const isElsewhere = told.diveSiteId !== undefined
        // A site that the dive has already may be public no more, and stays.
        const known = (await findDive(tx, person.id, id))?.dive.diveSiteId
        const named = isElsewhere && told.diveSiteId !== known
        const siteId = named ? await lockNamedSite(tx, person, told.diveSiteId) : undefined
        await openLog(tx, person.id)
        const row = await findDive(tx, person.id, id)
        if (!row) throw noSuchDive()
        if (row.dive.deletedAt) throw isInTrash()
        const before = factsOf(row)
        const after = withRecordings(
          withChanges(before, { ...told, diveSiteId: named ? siteId : before.diveSiteId }),
        )
        refuseFuture(after)
        const changed = changedFields(before, after)
        // Before the version check: a client that lost the reply sends the same change once more.
        if (changed.length === 0) return toDetails(tx, row)
        if (told.version !== undefined && told.version !== row.dive.version) throw changedSince()
        if (changed.includes('photos')) await refuseForeignPhotos(tx, person, after)
        if (changed.includes('equipment')) await refuseForeignEquipment(tx, person, after)
        await writeDive(tx, id, {
          ...columnsOf(after),
          ...profileColumnsOf(after),
          ...(named && {
            diveSiteId: siteId ?? null,
            cameFrom: null,
            matchHow: siteId ? 'chosen' : null,
            matchMetres: null,
          }),
          ...(changed.includes('trip') && { tripId: await putTrip(tx, person.id, tripNameOf(after.trip)) }),
          version: row.dive.version + 1,
          lastUpdated: clock(),
        })
        await writeParts(tx, { diveId: id, ownerId: person.id }, partsOf(after), changed)
        await dropLostProfile(tx, id)
        const said = Object.fromEntries(changed.map((field) => [field, before[field]]))
        await keepChange(tx, { diveId: id, version: row.dive.version, changedAt: clock(), before: said })
        return detailsOf(tx, person.id, id)
      }),

    setStartingDives: (person: Person, startingDives: number): Promise<{ startingDives: number }> =>
      inTransaction(db, async (tx) => {
        await changeStartingDives(tx, person.id, startingDives)
        return { startingDives }
      }),
  }
}
