import type { Access } from './route.ts'

/** What a member may be beyond a member; each may do all that the ones before it may. */
export const groups = ['editor', 'moderator', 'admin'] as const satisfies Access[]
export type Group = (typeof groups)[number]
