// What the parts of administration are called on the wire; apart from the schemas, so that pages need not load those.

/** How a part of the server does: `warning` is worth a look, `failing` needs one now. */
export const healthStates = ['ok', 'warning', 'failing'] as const
export type HealthState = (typeof healthStates)[number]

/** How a job of the queue does: `failed` ones are not tried again by themselves, `retrying` ones are. */
export const jobStates = ['failed', 'retrying', 'waiting', 'running'] as const
export type JobState = (typeof jobStates)[number]

/** What is counted every day, and the bytes that are measured with it. */
export const countedThings = [
  'people',
  'sites',
  'reports',
  'photos',
  'dives',
  'threads',
  'posts',
  'groups',
  'events',
  'trips',
  'messages',
  'notifications',
  'audit-entries',
] as const
export type CountedThing = (typeof countedThings)[number]
export const measuredBytes = ['database-bytes', 'file-bytes'] as const
export const sizeNames = [...countedThings, ...measuredBytes] as const
export type SizeName = (typeof sizeNames)[number]

export const administrationLimits = {
  /** A search for people, or a filter of the audit log, in characters. */
  search: 200,
  /** So many entries of the audit log are counted; where there are more, that is said. */
  counted: 10_000,
  /** The most rows of the audit log in one file. */
  file: 100_000,
  /** How far ahead an announcement is scheduled, in days. */
  ahead: 366,
} as const

/** What stands in the audit log for a command on the server itself, where the name of an actor is asked for. */
export const commandActor = 'command'
