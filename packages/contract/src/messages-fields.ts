/** Lengths in characters, times in minutes and days, and how many at most. */
export const messageLimits = {
  text: 4_000,
  attachments: 4,
  /** So long after sending it, a message can be changed. */
  editMinutes: 15,
  /** What fits into a request, which stands until it is answered. */
  requestMessages: 3,
  requestText: 1_500,
  /** So long a request waits and a decline holds, which who asked cannot tell apart. */
  requestDays: 30,
  /** Who goes to one event, or on one trip, writes at once until so long after it. */
  companyDays: 14,
  /** So many messages before a reported one may go with it. */
  reportedBefore: 5,
  page: 50,
} as const

/** Where a conversation lies for one of the two; `hidden` shows nowhere. */
export const conversationBoxes = ['inbox', 'requests', 'sent', 'archived'] as const
export type ConversationBox = (typeof conversationBoxes)[number]

/** What can be sent with a message, by its id; each reader sees of it what they may see. */
export const attachmentKinds = ['site', 'event', 'trip', 'report', 'photo'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]
