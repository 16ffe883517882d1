import { bulkUploadLimits, type Upload } from '@soundings/contract/bulk-upload'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { toError, toLine, toRow, toUpload } from './answers.ts'
import {
  countMatching,
  countResults,
  countRows,
  type RowFilter,
  readCreated,
  readPoints,
  readRowsAfter,
} from './upload-rows.repo.ts'
import { countUploads, findUpload, listUploads } from './uploads.repo.ts'

const Place = z.object({ row: z.number() })
const ListPlace = z.object({ at: z.coerce.date(), id: z.uuid() })

export const notFound = () => new HttpError(404, 'This upload doesn’t exist. It may have been discarded.')

/** Uploads as they are read: one with its figures, all of them, the rows of one and where those lie. */
export const readingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const open = async (id: string) => {
    const upload = await findUpload(db, id)
    if (!upload) throw notFound()
    return upload
  }

  const get = async (id: string): Promise<Upload> => {
    const upload = await open(id)
    const isOver = upload.state === 'done' || upload.state === 'undone'
    const [counts, errors, kept, results] = await Promise.all([
      countRows(db, id),
      isOver
        ? readRowsAfter(db, id, {
            after: 0,
            limit: bulkUploadLimits.errors,
            results: ['faulty', 'duplicate', 'skipped'],
          })
        : [],
      upload.state === 'undone' ? readCreated(db, id, ['kept']) : [],
      countResults(db, id),
    ])
    const left = kept.flatMap(({ siteId, facts }) =>
      siteId && facts ? [{ siteId, siteName: facts.siteName }] : [],
    )
    const found = { counts, errors: errors.map(toError), kept: left, keptCount: results.kept ?? 0 }
    return toUpload(upload, found, clock())
  }

  return {
    open,
    get,

    list: async ({ cursor, limit }: { cursor?: string | undefined; limit: number }) => {
      const found = await listUploads(db, fromCursor(ListPlace, cursor), limit + 1)
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map((upload) => toLine(upload, clock())),
        nextCursor: found.length > limit && last ? toCursor({ at: last.createdAt, id: last.id }) : null,
        total: await countUploads(db),
      }
    },

    rows: async (
      id: string,
      { cursor, limit, filter }: { cursor?: string | undefined; limit: number; filter: RowFilter },
    ) => {
      const { columns } = await open(id)
      const after = fromCursor(Place, cursor)?.row ?? 0
      const found = await readRowsAfter(db, id, { after, limit: limit + 1, filter })
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map((row) => toRow(row, columns)),
        nextCursor: found.length > limit && last ? toCursor({ row: last.row }) : null,
        total: await countMatching(db, id, filter),
      }
    },

    points: async (id: string) => {
      await open(id)
      const points = await readPoints(db, id)
      return {
        row: points.map(({ row }) => row),
        lng: points.map(({ lng }) => lng),
        lat: points.map(({ lat }) => lat),
        name: points.map(({ name }) => name),
        isNear: points.map(({ isNear }) => isNear),
      }
    },
  }
}
