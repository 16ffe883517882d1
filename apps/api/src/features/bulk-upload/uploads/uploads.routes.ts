import { bulkUpload, bulkUploadTexts } from '@soundings/contract/bulk-upload'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BotGuard } from '#features/bot-check/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { errorsFile } from './errors-file.ts'
import { templateFile } from './template.ts'
import type { uploadsService } from './uploads.service.ts'

type Needs = {
  deps: Pick<Dependencies, 'db' | 'limits' | 'scratch'>
  bots: BotGuard
  uploads: ReturnType<typeof uploadsService>
}

const csv = { type: 'text/csv; charset=utf-8', immutable: false } as const

export const uploadsRoutes = (app: FastifyInstance, { deps, bots, uploads }: Needs): void => {
  const admit = async (request: FastifyRequest, token: string | undefined, [file]: ReceivedFile[]) => {
    if (!file) throw new HttpError(400, bulkUploadTexts.noFile, { field: 'file' })
    const strict = await bots.isUnproved('bulk_upload', token, request)
    await deps.limits.take('bulk-preview', request, me(request).id, { strict })
    return file
  }

  serveAll(
    app,
    bulkUpload,
    {
      upload: async ({ form, files }, request) => {
        const file = await admit(request, form.recaptchaToken, files)
        return uploads.uploadNow(me(request), file, { ...form, name: 'sites.csv', format: 'csv' })
      },
      preview: async ({ form, files }, request) =>
        uploads.preview(me(request), await admit(request, form.recaptchaToken, files), form),
      template: () => ({ ...csv, body: templateFile(), fileName: 'dive-sites.csv' }),
      list: ({ query }) => uploads.list(query),
      get: ({ params }) => uploads.get(params.uploadId),
      rows: ({ params, query }) => uploads.rows(params.uploadId, query),
      points: ({ params }) => uploads.points(params.uploadId),
      map: ({ params, body }) => uploads.map(params.uploadId, body.columns),
      row: ({ params, body }) => uploads.change(params.uploadId, params.row, body),
      commit: ({ params }) => uploads.commit(params.uploadId),
      undo: ({ params }, request) => uploads.undo(me(request), params.uploadId),
      remove: async ({ params }) => {
        await uploads.discard(params.uploadId)
        return { success: true as const }
      },
      errorsFile: async ({ params }) => {
        const upload = await uploads.open(params.uploadId)
        return { ...csv, body: { make: () => errorsFile(deps.db, upload) }, fileName: 'errors.csv' }
      },
    },
    { scratch: deps.scratch },
  )
}
