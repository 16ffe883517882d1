import {
  type NewReport,
  type Report,
  type ReportFacts,
  reportLimits,
  reportTexts,
} from '@soundings/contract/reports'
import { firstStatus } from '@soundings/rules/media'
import { levelOf } from '@soundings/rules/people'
import { isYetToCome, mayRewrite, saysOtherwise, type TidyFacts, tidyReport } from '@soundings/rules/reports'
import { speciesIn } from '@soundings/rules/species'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { tieToEvent } from '#db/event-access.ts'
import { findMergedInto, lockSite, mayShowSite } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { noSuchReport, noSuchSite } from '../errors.ts'
import { openReport } from '../open-report.ts'
import { findPhotoIdsOf, findReport, writePhotosOf, writeReport } from '../reports.repo.ts'
import { viewerOf } from '../viewer.ts'
import { countPendingOf, findAdded, insertReport, lockOwnPhotos, lockWriter } from './writing.repo.ts'

type Changes = ReportFacts & { version?: number | undefined }

/** What a report says as the table keeps it, with the species that its text names. */
const columnsOf = ({ media: _, ...facts }: TidyFacts) => ({
  ...facts,
  species: facts.animalsSeen === null ? [] : speciesIn(facts.animalsSeen).slice(0, reportLimits.species),
})

/** Reports that people write. */
export const writingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const told = (facts: ReportFacts): TidyFacts => {
    if (isYetToCome(facts.diveDate, clock()))
      throw new HttpError(400, reportTexts.future, { field: 'diveDate' })
    return tidyReport(facts)
  }

  const refuseForeignPhotos = async (tx: Db, person: Person, ids: string[]) => {
    if (!(await lockOwnPhotos(tx, person.id, ids)))
      throw new HttpError(400, reportTexts.foreignPhoto, { field: 'media' })
  }

  const refuseTooMany = async (tx: Db, person: Person) => {
    if ((await countPendingOf(tx, person.id)) >= reportLimits.pending)
      throw new HttpError(409, reportTexts.tooManyPending, { code: 'too-many-pending' })
  }

  /** The site that a report names, kept from being merged away until the transaction ends. */
  const lockNamedSite = async (tx: Db, person: Person, named: string): Promise<string> => {
    await lockSite(tx, named)
    if (await mayShowSite(tx, person, named)) return named
    // It was merged while the report waited for a connection.
    const mergeTarget = await findMergedInto(tx, named)
    if (mergeTarget === undefined) throw noSuchSite()
    await lockSite(tx, mergeTarget)
    if (!(await mayShowSite(tx, person, mergeTarget))) throw noSuchSite()
    return mergeTarget
  }

  const insert = async (
    tx: Db,
    person: Person,
    {
      siteId,
      clientKey,
      eventId,
      facts,
    }: { siteId: string; clientKey: string | undefined; eventId: string | undefined; facts: TidyFacts },
  ): Promise<string> => {
    const [id, at, status] = [newId(), clock(), firstStatus(levelOf(person.groups))]
    if (status === 'pending') await refuseTooMany(tx, person)
    await refuseForeignPhotos(tx, person, facts.media)
    await insertReport(tx, {
      ...columnsOf(facts),
      id,
      siteId,
      authorId: person.id,
      clientKey: clientKey ?? null,
      approvalStatus: status,
      approvedBy: status === 'approved' ? person.id : null,
      createdAt: at,
      lastUpdated: at,
      submittedAt: at,
    })
    await writePhotosOf(tx, id, facts.media)
    if (eventId !== undefined)
      await tieToEvent(tx, { eventId, userId: person.id, at }, [
        { reportId: id },
        ...facts.media.map((photoId) => ({ photoId })),
      ])
    return id
  }

  return {
    /** The report that this person has already sent under this name. */
    addedBefore: async (person: Person, clientKey: string): Promise<Report | undefined> => {
      const id = await findAdded(db, person.id, clientKey)
      return id === undefined ? undefined : findReport(db, id, viewerOf(person))
    },

    /** Adds a report: a moderator's is published at once, any other waits. One name makes one, however often it comes. */
    add: async (
      person: Person,
      { diveSiteId: named, clientKey, eventId, recaptchaToken: _, ...typed }: NewReport,
    ): Promise<{ report: Report; isNew: boolean }> => {
      const facts = told(typed)
      return inTransaction(db, async (tx) => {
        const siteId = await lockNamedSite(tx, person, named)
        await lockWriter(tx, person.id)
        const before = clientKey === undefined ? undefined : await findAdded(tx, person.id, clientKey)
        const id = before ?? (await insert(tx, person, { siteId, clientKey, eventId, facts }))
        const report = await findReport(tx, id, viewerOf(person))
        // What was sent before under this name may be of another site, which is there no more.
        if (!report) throw noSuchSite()
        return { report, isNew: before === undefined }
      })
    },

    /**
     * Whatever a member changes, a moderator looks at again, and at what was rejected also as it is; else saying the same
     * once more changes nothing.
     */
    change: async (person: Person, id: string, { version, ...typed }: Changes): Promise<Report> => {
      const level = levelOf(person.groups)
      const facts = told(typed)
      return inTransaction(db, async (tx) => {
        const row = await openReport(tx, id)
        const report = row && (await findReport(tx, id, viewerOf(person)))
        if (!row || !report) throw noSuchReport()
        if (!mayRewrite({ level, isOwn: report.isMine }))
          throw new HttpError(403, 'Only the author can edit this report', { code: 'not-allowed' })
        // Also those photos that cannot be shown any more.
        const before = { ...report, media: await findPhotoIdsOf(tx, id) }
        // Before the version check: a client that lost the reply sends the same change once more.
        const isRejected = row.approvalStatus === 'rejected'
        if (!isRejected && !saysOtherwise(facts, before)) return report
        if (version !== undefined && version !== row.version)
          throw new HttpError(
            409,
            'This report has changed in the meantime. Check the current version, then save again.',
            { code: 'changed-since' },
          )
        await refuseForeignPhotos(tx, person, facts.media)
        const status = row.approvalStatus === 'approved' ? firstStatus(level) : 'pending'
        if (status === 'pending' && row.approvalStatus !== 'pending') await refuseTooMany(tx, person)
        await writePhotosOf(tx, id, facts.media)
        await writeReport(tx, id, {
          ...columnsOf(facts),
          approvalStatus: status,
          ...(status === 'pending' && { rejectionReason: null }),
          ...(status !== row.approvalStatus && { submittedAt: clock() }),
          lastUpdated: clock(),
          version: row.version + 1,
        })
        const changed = await findReport(tx, id, viewerOf(person))
        if (!changed) throw noSuchReport()
        return changed
      })
    },
  }
}
