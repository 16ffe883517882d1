import {
  bulkUpload,
  type CsvColumn,
  type RowChoice,
  type Upload,
  type UploadFormat,
  type UploadRow,
} from '@soundings/contract/bulk-upload'
import type { Reply } from '@soundings/contract/route'
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { botToken } from '#features/bot-check/index.ts'
import { call } from '#shared/api/client.ts'
import { read, readAbout, readPages, refresh } from '#shared/api/query.ts'
import { upload } from '#shared/api/upload.ts'
import { saving } from './saving.ts'

const root = bulkUpload.upload.path
const list = bulkUpload.list.path

/** How often the progress is asked for, in milliseconds. */
const watch = 700

const isBusy = ({ state }: Pick<Upload, 'state'>) =>
  state === 'checking' || state === 'committing' || state === 'undoing'

/** An upload, asked again and again while the server works on it. */
export const uploadQuery = (uploadId: string) => ({
  ...read(bulkUpload.get, { params: { uploadId } }),
  refetchInterval: ({ state }: { state: { data: Upload | undefined } }) =>
    state.data && isBusy(state.data) ? watch : (false as const),
})

export type RowFilter = 'all' | 'faulty' | 'near'

/** A row that was mended stays where it is until the list is opened anew. */
export const rowsQuery = (uploadId: string, filter: RowFilter) => ({
  ...readPages(bulkUpload.rows, { params: { uploadId }, query: { filter } }),
  refetchOnWindowFocus: false,
})

export const pointsQuery = (uploadId: string) => read(bulkUpload.points, { params: { uploadId } })

export const uploadsQuery = () => readPages(bulkUpload.list, { query: { limit: 10 } })

/** Sends a file and answers what was read of it. */
export const sendFile = async (
  file: File,
  { format, source, licence }: { format: UploadFormat; source: string; licence: string },
  onProgress: (share: number) => void,
): Promise<Upload> => {
  const recaptchaToken = await botToken('bulk_upload')
  const form = {
    name: file.name.slice(-200),
    format,
    ...(source && { source }),
    ...(licence && { licence }),
    ...(recaptchaToken && { recaptchaToken }),
  }
  return upload(bulkUpload.preview, { form, files: [file] }, { onProgress })
}

type Rows = Reply<typeof bulkUpload.rows>

const withRow = (page: Rows, row: UploadRow): Rows => ({
  ...page,
  items: page.items.map((each) => (each.row === row.row ? row : each)),
})

/** Mends cells of a row, or says what happens to it; the counts are asked for anew. */
export const changeRow = async (
  queries: QueryClient,
  params: { uploadId: string; row: number },
  body: { cells?: Partial<Record<CsvColumn, string>>; choice?: RowChoice | null },
): Promise<UploadRow> => {
  const row = await call(bulkUpload.row, { params, body })
  queries.setQueriesData<InfiniteData<Rows>>(
    { queryKey: [bulkUpload.rows.path, 'pages'], ...readAbout(params.uploadId) },
    (known) => known && { ...known, pages: known.pages.map((page) => withRow(page, row)) },
  )
  void queries.invalidateQueries({ queryKey: uploadQuery(params.uploadId).queryKey })
  void queries.invalidateQueries({ queryKey: pointsQuery(params.uploadId).queryKey })
  return row
}

/** What can be done with an upload as a whole; the answer is shown at once. */
export const useUploadAction = (uploadId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (act: 'commit' | 'undo' | { columns: (CsvColumn | null)[] }) => {
      await saving.settled()
      return typeof act === 'object'
        ? call(bulkUpload.map, { params: { uploadId }, body: act })
        : call(bulkUpload[act], { params: { uploadId } })
    },
    onSuccess: (answer, act) => {
      queries.setQueryData(uploadQuery(uploadId).queryKey, answer)
      void refresh(
        queries,
        act === 'undo' ? [list] : [list, `${root}/:uploadId/rows`, `${root}/:uploadId/points`],
      )
    },
  })
}

export const discard = (uploadId: string) => call(bulkUpload.remove, { params: { uploadId } })

export const errorsAddress = (uploadId: string): string =>
  bulkUpload.errorsFile.path.replace(':uploadId', uploadId)
export const templateAddress: string = bulkUpload.template.path
