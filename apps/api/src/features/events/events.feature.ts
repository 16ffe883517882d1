import { calendar, events } from '@soundings/contract/events'
import { defineFeature } from '#extension-points/feature.ts'
import { notificationsFeature, notificationsService } from '#features/notifications/index.ts'
import { peopleFeature } from '#features/people/index.ts'
import { standingFeature } from '#features/standing/index.ts'
import { calendarRoutes } from './calendars/calendars.routes.ts'
import { calendarsService } from './calendars/calendars.service.ts'
import { tokensService } from './calendars/tokens.service.ts'
import { eventsLimits } from './events.limits.ts'
import { eventsRoutes } from './events.routes.ts'
import { openEvents } from './events.services.ts'
import { followedEvents } from './events-topics.ts'
import { eventsFollower } from './personal/events-follower.ts'
import { personalEvents } from './personal/personal-events.ts'
import { flaggedEvents } from './safety/flagged-events.ts'
import { reviewedEvents } from './safety/reviewed-events.ts'
import { showAtDesk } from './safety/show-at-desk.ts'
import { tellingService } from './telling/telling.service.ts'

/** Events: dives and meetings that people join. */
export const eventsFeature = defineFeature({
  contract: { events, calendar },
  limits: eventsLimits,
  needs: { notifications: notificationsFeature, people: peopleFeature, standing: standingFeature },
  reviewables: [reviewedEvents(showAtDesk)],
  flaggables: [flaggedEvents(showAtDesk)],
  personalData: (deps) => [personalEvents({ clock: deps.clock, notify: notificationsService(deps).notify })],
  siteFollowers: [eventsFollower],
  streamTopics: [followedEvents],
  open: (context, { notifications: { notices }, people: { people }, standing: { standings } }) => {
    const events = openEvents(context, {
      limitsIn: standings.limitsIn,
      notify: notices.notify,
      people,
    })
    const tokens = tokensService(context)
    return {
      events,
      tokens,
      calendars: calendarsService({ ...context, meet: events.reading.meet, tokens }),
      telling: tellingService({ ...context, notifyAll: notices.notifyAll }),
    }
  },
  jobs: ({ jobs }, { events, telling }) => {
    telling.register(jobs)
    jobs.repeat('remind-of-events', '*/20 * * * *', telling.remind)
    jobs.repeat('sweep-past-events', '*/10 * * * *', telling.sweepOver)
    jobs.repeat('continue-event-series', '41 2 * * *', events.continuing.continueAll)
  },
  routes: (api, { limits }, { events, tokens, calendars, standing: { standings } }) => {
    eventsRoutes(api, { ...events, tokens, limits, standings })
    calendarRoutes(api, calendars, limits)
  },
})
