import type { AuditEntry } from '@soundings/contract/administration-shapes'

/** Who did it. */
export const actorText = (actor: AuditEntry['actor']): string => {
  if (actor === null) return 'A command on the server'
  return actor.handle === null ? 'Someone who left' : `@${actor.handle}`
}

/** What it was done to: by its name where it has one. */
export const subjectText = ({ type, id, name }: AuditEntry['subject']): string => {
  if (name === null) return `${type} ${id}`
  return type === 'user' ? `@${name}` : name
}

const worded = (value: unknown): string => {
  if (value === null || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(worded).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What the log says beside it, as names and values. */
export const detailsOf = ({ details }: Pick<AuditEntry, 'details'>): [name: string, value: string][] =>
  Object.entries(details).map(([name, value]) => [name, worded(value)])
