import { defineFeature } from '#extension-points/feature.ts'
import { mailRoutes } from './mail.routes.ts'
import { mailService } from './mail.service.ts'

/** The page of mails that were not sent. */
export const mailFeature = defineFeature({
  routes: (api, context) => mailRoutes(api, mailService(context, context.origin), context.mailReaders),
})
