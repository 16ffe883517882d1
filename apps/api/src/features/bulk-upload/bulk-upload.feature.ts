import { bulkUpload } from '@soundings/contract/bulk-upload'
import { Uuid } from '@soundings/contract/common'
import { z } from 'zod'
import { defineFeature } from '#extension-points/feature.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { botCheckFeature } from '#features/bot-check/index.ts'
import { siteEventsOf } from '#features/sites/index.ts'
import { bulkUploadRates } from './bulk-upload.limits.ts'
import { findUploadsOf, forgetExpired, forgetUploadsOf } from './uploads/uploads.repo.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { uploadsService } from './uploads/uploads.service.ts'

const OfUpload = z.object({ uploadId: Uuid })
const OfUndo = OfUpload.extend({ person: z.object({ id: Uuid }) })

/** The sites of an upload stay without a name; files that nothing was made of go with the account. */
const personalUploads: PersonalData = { name: 'uploads', read: findUploadsOf, leave: forgetUploadsOf }

/** Many dive sites from one file, looked at before they are created. */
export const bulkUploadFeature = defineFeature({
  contract: { bulkUpload },
  limits: bulkUploadRates,
  needs: { botCheck: botCheckFeature },
  personalData: () => [personalUploads],
  open: (context) => ({ uploads: uploadsService(context, siteEventsOf(context)) }),
  jobs: ({ jobs, db, clock, log }, { uploads }) => {
    jobs.register('check-upload', (payload, { signal }) =>
      uploads.check(OfUpload.parse(payload).uploadId, signal),
    )
    /** What failed for another reason than a stop is over, and says so: nobody waits for a next try in hours. */
    const orExplain = async (uploadId: string, signal: AbortSignal, work: Promise<void>) => {
      try {
        await work
      } catch (err) {
        if (signal.aborted) throw err
        log.error({ err, uploadId }, 'a bulk upload failed')
        await uploads.giveUp(uploadId)
      }
    }
    jobs.register('commit-upload', (payload, { signal }) => {
      const { uploadId } = OfUpload.parse(payload)
      return orExplain(uploadId, signal, uploads.commitNow(uploadId, signal))
    })
    jobs.register('undo-upload', (payload, { signal }) => {
      const { uploadId, person } = OfUndo.parse(payload)
      return orExplain(uploadId, signal, uploads.undoNow(uploadId, person.id, signal))
    })
    jobs.repeat('forget-old-uploads', '29 3 * * *', () => forgetExpired(db, clock()))
  },
  routes: (api, deps, { uploads, botCheck: { bots } }) => uploadsRoutes(api, { deps, bots, uploads }),
})
