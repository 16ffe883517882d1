import { day, hour, type Limits, minute } from '#extension-points/limits.ts'

const perAccount = (points: number, seconds: number) => ({ per: 'account' as const, points, seconds })
const eased = (points: number, seconds: number) => ({
  ...perAccount(points, seconds),
  easedInTests: true as const,
})

const started = (what: string, anHour: number, aDay: number) => ({
  what,
  limits: [eased(anHour, hour), eased(aDay, day)],
  message: 'You’ve started many threads in a short time.',
})
const replied = (what: string, anHour: number, aDay: number) => ({
  what,
  limits: [eased(anHour, hour), eased(aDay, day)],
  message: 'You’ve replied very often in a short time.',
})
const liked = (what: string, points: number) => ({
  what,
  limits: [perAccount(points, hour)],
  message: 'You’ve said thanks very often in a short time.',
})
const edited = (what: string, points: number) => ({
  what,
  limits: [perAccount(points, hour)],
  message: 'You’ve edited very often in a short time.',
})
const asked = (what: string, per: 'account' | 'address', message: string) => ({
  what,
  limits: [{ per, points: 60, seconds: minute }],
  message,
})

export const forumLimits = {
  'start-thread-new': started('threads of new members', 3, 5),
  'start-thread-member': started('threads of members', 10, 30),
  'start-thread-trusted': started('threads of regulars', 10, 30),
  'reply-new': replied('replies of new members', 10, 30),
  'reply-member': replied('replies of members', 60, 400),
  'reply-trusted': replied('replies of regulars', 60, 400),
  'forum-like-new': liked('thanks of new members', 60),
  'forum-like-member': liked('thanks of members', 600),
  'forum-like-trusted': liked('thanks of regulars', 600),
  'forum-edit-new': edited('edits of posts by new members', 60),
  'forum-edit-member': edited('edits of posts by members', 600),
  'forum-edit-trusted': edited('edits of posts by regulars', 600),
  'forum-search': asked(
    'searches in the forums',
    'address',
    'You’ve searched the forums very often in a short time.',
  ),
  'forum-related': asked(
    'look-ups of threads by a title',
    'address',
    'You’ve looked for similar threads very often in a short time.',
  ),
  'forum-mentions': asked(
    'look-ups of people to mention',
    'account',
    'You’ve looked for people very often in a short time.',
  ),
  'forum-cards': asked('previews of posts', 'account', 'You’ve asked for many previews in a short time.'),
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof forumLimits, LimitedAction> {}
}
