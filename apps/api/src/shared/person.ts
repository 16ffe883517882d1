import type { Group } from '@soundings/contract/people'

/** Somebody who is signed in, as the session knows them. */
export type Person = { id: string; sessionId: string; groups: Group[]; handle: string | null }
