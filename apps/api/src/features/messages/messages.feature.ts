import { messages } from '@soundings/contract/messages'
import { defineFeature } from '#extension-points/feature.ts'
import { cardsService, messageCards } from '#features/cards/index.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { standingFeature } from '#features/standing/index.ts'
import { conversationsService } from './conversations.service.ts'
import { messagesLimits } from './messages.limits.ts'
import { messagesRoutes } from './messages.routes.ts'
import { messagesService } from './messages.service.ts'
import { followedConversations, followedMessages, followedTyping } from './messages-topics.ts'
import { personalMessages } from './personal/personal-messages.ts'
import { flaggableMessages } from './safety/flaggable-messages.ts'
import { keepingService } from './safety/keeping.service.ts'
import { sendingService } from './sending.service.ts'

const cards = cardsService(messageCards)

/** What two people write to each other. */
export const messagesFeature = defineFeature({
  contract: { messages },
  limits: messagesLimits,
  needs: { notifications: notificationsFeature, standing: standingFeature },
  flaggables: [flaggableMessages(cards)],
  personalData: ({ clock }) => [personalMessages(clock)],
  streamTopics: [followedMessages, followedConversations, followedTyping],
  open: (context, { notifications: { notices } }) => ({
    conversations: conversationsService(context),
    messages: messagesService({ ...context, cards }),
    sending: sendingService({ ...context, cards, notify: notices.notify }),
    keeping: keepingService(context),
  }),
  jobs: ({ jobs }, { conversations, keeping }) => {
    jobs.repeat('forget-left-conversations', '41 3 * * *', conversations.forgetLeft)
    jobs.repeat('forget-old-messages', '51 3 * * *', keeping.forgetOld)
  },
  routes: (api, { limits }, { standing: { standings }, ...services }) =>
    messagesRoutes(api, { ...services, standings, limits }),
})
