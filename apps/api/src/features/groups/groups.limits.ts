import { day, hour, type Limits, minute } from '#extension-points/limits.ts'

const joined = (what: string, points: number) => ({
  what,
  limits: [{ per: 'account' as const, points, seconds: hour, easedInTests: true as const }],
  message: 'You’ve joined many groups in a short time.',
})
const invited = (what: string, points: number) => ({
  what,
  limits: [{ per: 'account' as const, points, seconds: day, easedInTests: true as const }],
  message: 'You’ve invited many people in a short time.',
})

export const groupsLimits = {
  'create-group': {
    what: 'groups founded',
    limits: [{ per: 'account', points: 3, seconds: day, easedInTests: true }],
    message: 'You’ve founded several groups in a short time.',
  },
  'join-group-new': joined('groups joined by new members', 10),
  'join-group-member': joined('groups joined by members', 60),
  'join-group-trusted': joined('groups joined by regulars', 60),
  'group-invite-new': invited('invitations to groups by new members', 10),
  'group-invite-member': invited('invitations to groups by members', 100),
  'group-invite-trusted': invited('invitations to groups by regulars', 100),
  'open-invitation': {
    what: 'invitation links to groups opened',
    limits: [{ per: 'address', points: 120, seconds: minute, easedInTests: true }],
    message: 'You’ve opened many invitations in a short time.',
  },
  'wrong-invitation': {
    what: 'invitation links to groups that lead nowhere',
    limits: [{ per: 'address', points: 20, seconds: minute, easedInTests: true }],
    message: 'You’ve opened many invitations that have ended.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof groupsLimits, LimitedAction> {}
}
