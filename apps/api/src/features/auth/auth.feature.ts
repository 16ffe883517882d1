import { auth } from '@soundings/contract/auth'
import { defineFeature } from '#extension-points/feature.ts'
import { botCheckFeature } from '#features/bot-check/index.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { peopleFeature } from '#features/people/index.ts'
import { accountService } from './account.service.ts'
import { authLimits } from './auth.limits.ts'
import { authRoutes } from './auth.routes.ts'
import { authService } from './auth.service.ts'
import { forgetLeftOvers } from './left-over.service.ts'

/** Accounts: signing up, in and out, and leaving. */
export const authFeature = defineFeature({
  contract: { auth },
  limits: authLimits,
  // Who people are to each other comes first: it knows which usernames are free.
  needs: { botCheck: botCheckFeature, notifications: notificationsFeature, people: peopleFeature },
  jobs: (context) => forgetLeftOvers(context, context.sessions),
  routes: (api, context, { botCheck: { bots }, notifications: { notices } }) =>
    authRoutes(api, {
      ...context,
      bots,
      auth: authService({ ...context, notify: notices.notify }),
      account: accountService({ ...context, parts: context.personalData }),
    }),
})
