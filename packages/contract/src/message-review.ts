import { z } from 'zod'
import { Instant } from './common.ts'
import { messageLimits } from './messages-fields.ts'
import { type NotificationKinds, objections } from './notification-kinds.ts'
import { Person } from './person.ts'
import { flaggedKind } from './review.ts'

/** A message as it was when it was reported, whatever became of it since. */
export const CopiedMessage = z.object({
  /** Null once they left. */
  sender: Person.nullable(),
  isReported: z.boolean(),
  message: z.string(),
  /** What went with it, by its name. */
  attachments: z.array(z.string()),
  createdAt: Instant,
  editedAt: Instant.nullable(),
})
export type CopiedMessage = z.output<typeof CopiedMessage>

/** A reported message, and those before it that the reporter sent along: a copy, oldest first. */
export const flaggedMessageKind = flaggedKind('messages', {
  sender: Person.nullable(),
  messages: z.array(CopiedMessage).max(messageLimits.reportedBefore + 1),
})
export type FlaggedMessage = z.output<typeof flaggedMessageKind.shown>

/** The notifications to who reported a message. */
export const messageReportNotifications = {
  'message-upheld': { type: 'success', group: objections },
  'message-dismissed': { type: 'info', group: objections },
} as const satisfies NotificationKinds
