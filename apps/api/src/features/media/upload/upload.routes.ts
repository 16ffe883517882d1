import { media } from '@soundings/contract/media'
import type { FastifyInstance } from 'fastify'
import type { BotGuard } from '#features/bot-check/index.ts'
import type { sitesService } from '#features/sites/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { uploadService } from './upload.service.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'blobs' | 'jobs' | 'photos' | 'log' | 'limits' | 'scratch'>

export const uploadRoutes = (
  app: FastifyInstance,
  deps: Needs,
  { bots, sites }: { bots: BotGuard; sites: Pick<ReturnType<typeof sitesService>, 'near'> },
): void => {
  const uploads = uploadService(deps, sites)
  serveAll(
    app,
    { upload: media.upload, uploadPrivate: media.uploadPrivate },
    {
      upload: async ({ form, files }, request) => {
        const person = me(request)
        // What was sent before costs neither a try nor a proof: those of the first time are spent.
        const before = form.clientKey && (await uploads.addedBefore(person, form.clientKey))
        if (before) return before
        const strict = await bots.isUnproved('add_photo', form.recaptchaToken, request)
        const taken = await deps.limits.take('add-photo', request, person.id, { strict })
        const { photos, isNew } = await uploads.add(person, form, files)
        if (!isNew) await taken.refund()
        return photos
      },
      uploadPrivate: async ({ form, files }, request) => {
        const person = me(request)
        const before = form.clientKey && (await uploads.ofOne.addedBefore(person, form.clientKey))
        if (before) return before
        const strict = await bots.isUnproved('add_photo', form.recaptchaToken, request)
        const taken = await deps.limits.take('add-photo', request, person.id, { strict })
        const { photos, isNew } = await uploads.ofOne.add(person, form, files)
        if (!isNew) await taken.refund()
        return photos
      },
    },
    {
      scratch: deps.scratch,
      before: {
        upload: (request) => uploads.makeSure(me(request)),
        uploadPrivate: (request) => uploads.ofOne.makeSure(me(request)),
      },
    },
  )
}
