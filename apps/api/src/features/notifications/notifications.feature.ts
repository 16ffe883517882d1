import { notifications } from '@soundings/contract/notifications'
import { defineFeature } from '#extension-points/feature.ts'
import { notificationNews } from './notification-news.service.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationsService, personalNotifications } from './notifications.service.ts'

/** What people are told, on every page that they have open. */
export const notificationsFeature = defineFeature({
  contract: { notifications },
  personalData: () => [personalNotifications],
  streamSources: (deps) => [notificationNews(deps)],
  open: (context) => ({ notices: notificationsService(context) }),
  jobs: ({ jobs }, { notices }) => jobs.repeat('forget-old-notifications', '41 3 * * *', notices.forgetOld),
  routes: (api, _context, { notices }) => notificationsRoutes(api, notices),
})
