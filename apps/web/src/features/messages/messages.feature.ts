import { messagesPages } from '@soundings/contract/messages-pages'
import { IconMessages } from '@tabler/icons-react'
import { diveLogFeature } from '#features/dive-log/index.ts'
import { tripsFeature } from '#features/trips/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { UnreadMessages } from './lazy-unread.ts'
import { messagesShortcuts } from './messages-shortcuts.ts'

/** What one writes with others. Its page stands in the router, as its list stays while the address changes. */
export const messagesFeature = defineFeature({
  // In the account’s menu, the log and the trips come first.
  needs: [diveLogFeature, tripsFeature],
  accountPlaces: [
    { label: 'Messages', icon: IconMessages, to: messagesPages.messages, Badge: UnreadMessages },
  ],
  shortcuts: messagesShortcuts,
  outboxKinds: { message: async () => (await import('./components.ts')).loadMessageKind() },
})
