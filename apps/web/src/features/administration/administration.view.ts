import type { HealthState, JobState, SizeName } from '@soundings/contract/administration-fields'
import type { Group } from '@soundings/contract/people'
import { numberText } from '@soundings/rules/phrases'

export const healthText: Record<HealthState, string> = {
  ok: 'Fine',
  warning: 'Worth a look',
  failing: 'Failing',
}

export const jobStateText: Record<JobState, string> = {
  failed: 'Failed',
  retrying: 'Being retried',
  waiting: 'Waiting',
  running: 'Running',
}

/** What an empty list of jobs says. */
export const noJobsText: Record<JobState, string> = {
  failed: 'No jobs have failed.',
  retrying: 'No jobs are being retried.',
  waiting: 'No jobs are waiting.',
  running: 'No jobs are running right now.',
}

export const groupText: Record<Group, string> = { editor: 'Editor', moderator: 'Moderator', admin: 'Admin' }

/** What somebody in a group can do. */
export const groupMeaning: Record<Group, string> = {
  editor: 'Can edit any site and merge duplicates.',
  moderator: 'Can do everything editors can, reviews submissions and undoes changes.',
  admin: 'Can do everything moderators can, and sees these pages.',
}

type GroupWords = { ask: string; make: string; made: string; askEnd: string; end: string; ended: string }

/** What is asked and said about somebody and a group; `{name}` is theirs. */
export const groupWords: Record<Group, GroupWords> = {
  editor: {
    ask: 'Make {name} an editor?',
    make: 'Make editor',
    made: '{name} is now an editor',
    askEnd: 'Remove {name} as an editor?',
    end: 'Remove as editor',
    ended: '{name} is no longer an editor',
  },
  moderator: {
    ask: 'Make {name} a moderator?',
    make: 'Make moderator',
    made: '{name} is now a moderator',
    askEnd: 'Remove {name} as a moderator?',
    end: 'Remove as moderator',
    ended: '{name} is no longer a moderator',
  },
  admin: {
    ask: 'Make {name} an admin?',
    make: 'Make admin',
    made: '{name} is now an admin',
    askEnd: 'Remove {name} as an admin?',
    end: 'Remove as admin',
    ended: '{name} is no longer an admin',
  },
}

export const sizeText: Record<SizeName, string> = {
  people: 'People',
  sites: 'Dive sites',
  reports: 'Dive reports',
  photos: 'Photos',
  dives: 'Logged dives',
  threads: 'Forum threads',
  posts: 'Forum posts',
  groups: 'Groups',
  events: 'Events',
  trips: 'Trips',
  messages: 'Messages',
  notifications: 'Notifications',
  'audit-entries': 'Audit log entries',
  'database-bytes': 'Database',
  'file-bytes': 'Photo files',
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** An amount of bytes as it is read: `1.4 GB`. */
export const bytesText = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(Math.abs(bytes), 1)) / 3), units.length - 1)
  return `${numberText(bytes / 1_000 ** step, step > 1 ? 1 : 0)}\u00a0${units[step]}`
}

/** So much of a thing, or of bytes. */
export const sizeOf = (name: SizeName, n: number): string =>
  name.endsWith('-bytes') ? bytesText(n) : numberText(n)

/** What was added, with its sign; a dash while that is not known. */
export const addedText = (name: SizeName, added: number | null): string => {
  if (added === null) return '–'
  if (added === 0) return sizeOf(name, 0)
  return `${added > 0 ? '+' : '−'}${sizeOf(name, Math.abs(added))}`
}

const actions: Record<string, string> = {
  approve: 'Approved a submission',
  reject: 'Rejected a submission',
  undo: 'Undid a decision',
  groups: 'Changed someone’s groups',
  standing: 'Decided about someone’s standing',
  'sessions.end': 'Signed someone out',
  'job.retry': 'Retried a job',
  'job.discard': 'Discarded a job',
  'broadcast.add': 'Added an announcement',
  'broadcast.end': 'Ended an announcement',
  'embeddings.backfill': 'Calculated embeddings',
  'featured.update': 'Refreshed the featured sites',
  'photo.remove': 'Removed a photo',
  'report.remove': 'Removed a dive report',
  'site.edit': 'Edited a site',
  'site.merge': 'Merged a site',
  'site.publish': 'Published a site',
  'site.remove': 'Removed a site',
  'site.restore': 'Restored a site',
  'site.sponsor': 'Changed a sponsor',
  'site.undo': 'Undid a change of a site',
  'site.unmerge': 'Undid a merge',
  'forum.author': 'Looked up who wrote an anonymous post',
  'forum.category-add': 'Added a forum category',
  'forum.category-change': 'Changed a forum category',
  'forum.category-remove': 'Deleted a forum category',
}

/** What was done, in words; in the log’s own where it has none. */
export const actionText = (action: string): string => actions[action] ?? action

/** From the first moment of a day to the last of another, as this device has them. */
export const spanOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  const end = to === undefined ? undefined : new Date(`${to}T00:00`)
  end?.setDate(end.getDate() + 1)
  return {
    ...(from !== undefined && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(end && { to: end.toISOString() }),
  }
}
