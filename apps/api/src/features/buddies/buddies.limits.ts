import { day, hour, type Limits } from '#extension-points/limits.ts'

const message = 'You’ve sent a lot of requests in a short time.'

export const buddiesLimits = {
  'buddy-request-new': {
    what: 'buddy requests of new members',
    limits: [{ per: 'account', points: 3, seconds: day }],
    message,
  },
  'buddy-request-member': {
    what: 'buddy requests of members',
    limits: [{ per: 'account', points: 15, seconds: day }],
    message,
  },
  'buddy-request-trusted': {
    what: 'buddy requests of regulars',
    limits: [{ per: 'account', points: 30, seconds: day }],
    message,
  },
  'buddy-ad': {
    what: 'changes of buddy ads',
    limits: [{ per: 'account', points: 60, seconds: hour }],
    message: 'You’ve changed your ad very often in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof buddiesLimits, LimitedAction> {}
}
