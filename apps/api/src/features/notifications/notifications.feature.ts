import { notificationPreferences } from '@soundings/contract/notification-preferences'
import { notifications } from '@soundings/contract/notifications'
import { defineFeature } from '#extension-points/feature.ts'
import { deliverNotifications } from './delivery/delivery.service.ts'
import { unsubscribeRoutes } from './delivery/unsubscribe.routes.ts'
import { unsubscribing } from './delivery/unsubscribing.service.ts'
import { notificationNews } from './notification-news.service.ts'
import { notificationsLimits } from './notifications.limits.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationsService, personalNotifications } from './notifications.service.ts'
import { preferencesRoutes } from './preferences.routes.ts'
import { personalPreferences, preferencesService } from './preferences.service.ts'
import { personalPushDevices, pushDevices } from './push/devices.service.ts'

/** What people are told, on every page that they have open. */
export const notificationsFeature = defineFeature({
  contract: { notifications, notificationPreferences },
  limits: notificationsLimits,
  personalData: () => [personalPreferences, personalPushDevices, personalNotifications],
  streamSources: (deps) => [notificationNews(deps)],
  open: (context) => ({
    // Tests that read mails do not wait for them.
    notices: notificationsService({ ...context, ...(context.mailReaders.tests && { mailDelay: 0 }) }),
    preferences: preferencesService(context),
  }),
  jobs: (context, { notices }) => {
    context.jobs.repeat('forget-old-notifications', '41 3 * * *', notices.forgetOld)
    deliverNotifications(context)
  },
  routes: (api, context, { notices, preferences }) => {
    notificationsRoutes(api, notices)
    preferencesRoutes(api, context, preferences, pushDevices(context))
    unsubscribeRoutes(api, unsubscribing(context))
  },
})
