import type { ApprovalStatus } from '@soundings/contract/sites'
import { type Arrival, sitesIntake } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { placed, siteOf } from './arriving.ts'
import { namedSource } from './named-source.ts'
import { readRows } from './read-rows.ts'
import type { Remark, SiteRow } from './site-rows.ts'
import { sourceIds } from './source-ids.ts'
import type { FileBytes } from './text-file.ts'
import { emptyReport, list, type UploadReport } from './upload-report.ts'

export type UploadOptions = {
  status: ApprovalStatus
  /** Where the data comes from; needed for everything but OpenStreetMap's, which says so itself. */
  source?: string | undefined
  licence?: string | undefined
  /** Keep no row of a file in which any row has an error. */
  allOrNothing?: boolean
  keepDuplicates?: boolean
  /** Do everything, then undo it. */
  dryRun?: boolean
  /** How many errors, warnings and near-duplicates the report lists each. */
  max?: number
  onProgress?: (rows: number) => void
}

const batchSize = 500
const undo = Symbol('undo')

const formats = {
  feature: 'GeoJSON',
  element: 'Overpass JSON',
  record: 'CSV',
  fault: 'CSV',
  warning: 'CSV',
} as const

type Waiting = { row: number; arrival: Arrival }

/** Reads a file of dive sites into the database: the rows that are right, or nothing when the file cannot be read to its end. */
export const bulkUploadService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const fill = async (
    report: UploadReport,
    intake: ReturnType<typeof sitesIntake>,
    file: FileBytes,
    options: UploadOptions,
  ) => {
    const { status, keepDuplicates = false, max = 50, onProgress } = options
    const named = namedSource(options)
    const ids = sourceIds()
    const rowOf = new Map<string, number>()
    let waiting: Waiting[] = []

    const refuse = (row: number, faults: Remark[]) => {
      report.faultyRows++
      for (const fault of faults) list(report.errors, { row, ...fault }, max)
    }

    const accept = (row: number, { facts: said, provenance, warnings }: SiteRow & { kind: 'site' }) => {
      const place = placed(said)
      if (place.fault) return refuse(row, [place.fault])
      const { facts, countryFilled } = place
      if (countryFilled !== null) report.countriesFilled++
      for (const warning of warnings) list(report.warnings, { row, ...warning }, max)
      const { source, externalId } = provenance
      const earlier = externalId === null ? undefined : ids.claim(source, externalId, row)
      if (earlier !== undefined)
        return refuse(row, [{ field: 'id', message: `This id is already used in row ${earlier}` }])
      const id = externalId ?? ids.derive(source, facts, row)
      waiting.push({ row, arrival: { facts, provenance: { ...provenance, externalId: id } } })
    }

    const settle = async () => {
      const batch = waiting
      waiting = []
      const results = await intake.take(
        batch.map(({ arrival }) => arrival),
        { status, keepDuplicates },
      )
      for (const [at, { row, arrival }] of batch.entries()) {
        const result = results[at]
        if (result?.outcome === 'near-duplicate') {
          const { metres, ...original } = result.original
          const siteName = arrival.facts.siteName
          list(
            report.nearDuplicates,
            { row, siteName, metres, original: { ...original, row: rowOf.get(original.id) } },
            max,
          )
        } else if (result) {
          report[result.outcome]++
          if (result.outcome === 'created') rowOf.set(result.id, row)
        }
      }
      onProgress?.(report.read)
    }

    for await (const found of readRows(file)) {
      report.format ??= formats[found.kind]
      if (found.kind === 'warning')
        list(report.warnings, { row: found.row, field: 'header', message: found.message }, max)
      else report.read++
      const site = siteOf(found, named)
      if (site?.kind === 'faulty') refuse(found.row, site.faults)
      if (site?.kind === 'aside') list(report.aside, { row: found.row, message: site.message }, max)
      if (site?.kind === 'site') accept(found.row, site)
      if (waiting.length === batchSize) await settle()
    }
    await settle()
  }

  return {
    /** Throws an `UnreadableFile` or a `SourceUnknown`, with nothing written, when the file cannot be used. */
    upload: async (file: FileBytes, options: UploadOptions): Promise<UploadReport> => {
      const report = emptyReport()
      try {
        await db.transaction(async (tx) => {
          const intake = sitesIntake({ db: tx, clock })
          if (!(await intake.lock()))
            throw new HttpError(409, 'Another import is running. Try again when it has finished.')
          await fill(report, intake, file, options)
          if (options.dryRun || (report.faultyRows > 0 && options.allOrNothing)) throw undo
        })
        return { ...report, isWritten: true }
      } catch (error) {
        if (error === undo) return report
        throw error
      }
    },
  }
}
