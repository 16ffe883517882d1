import { day, type Limits, minute } from '#extension-points/limits.ts'

const asked = 'You’ve written to a lot of new people in a short time.'
const sent = 'You’ve sent a lot of messages in a short time.'

const requests = (what: string, points: number) => ({
  what,
  limits: [{ per: 'account' as const, points, seconds: day }],
  message: asked,
})
const messages = (what: string, aMinute: number, aDay: number) => ({
  what,
  limits: [
    { per: 'account' as const, points: aMinute, seconds: minute },
    { per: 'account' as const, points: aDay, seconds: day },
  ],
  message: sent,
})

export const messagesLimits = {
  'message-request-new': requests('message requests of new members', 3),
  'message-request-member': requests('message requests of members', 15),
  'message-request-trusted': requests('message requests of regulars', 30),
  'message-new': messages('messages of new members', 30, 300),
  'message-member': messages('messages of members', 60, 3_000),
  'message-trusted': messages('messages of regulars', 60, 3_000),
  'message-search': {
    what: 'searches in messages',
    limits: [{ per: 'account', points: 60, seconds: minute }],
    message: 'You’ve searched your messages very often in a short time.',
  },
  typing: {
    what: 'signs that somebody is typing',
    limits: [{ per: 'account', points: 60, seconds: minute }],
    message: 'You’re typing very fast.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof messagesLimits, LimitedAction> {}
}
