import type { HealthState } from '@soundings/contract/administration-fields'

/** In bytes: less free space than this is worth a look, or needs one now. */
const littleSpace = { warning: 2 * 1024 ** 3, failing: 256 * 1024 ** 2 } as const
/** In milliseconds: a job that is due waits longer than this only where nobody comes to it. */
const longWait = { warning: 2 * 60_000, failing: 30 * 60_000 } as const
/** In milliseconds: a database that takes longer to answer a question about nothing is worth a look. */
const slowAnswer = 500
/** From this share of its connections on, a database is worth a look. */
const manyConnections = 0.85

/** How a disk does by its free space in bytes; nothing is known of one that does not tell. */
export const diskState = (free: number | null): HealthState => {
  if (free === null || free >= littleSpace.warning) return 'ok'
  return free < littleSpace.failing ? 'failing' : 'warning'
}

/** How a queue does: by its failed jobs, and by how long the oldest that is due has waited, in milliseconds. */
export const queueState = ({ failed, waited }: { failed: number; waited: number }): HealthState => {
  if (waited > longWait.failing) return 'failing'
  return failed > 0 || waited > longWait.warning ? 'warning' : 'ok'
}

/** How a database does: by how many milliseconds it takes to answer, and by its connections. */
export const databaseState = ({
  answersIn,
  connections,
  maxConnections,
}: {
  answersIn: number
  connections: number
  maxConnections: number
}): HealthState =>
  answersIn > slowAnswer || connections > maxConnections * manyConnections ? 'warning' : 'ok'

/** How mail does: it fails while some mails are tried again, and where none is sent nobody gets any. */
export const mailState = ({
  delivery,
  retrying,
}: {
  delivery: 'sent' | 'kept'
  retrying: number
}): HealthState => {
  if (retrying > 0) return 'failing'
  return delivery === 'kept' ? 'warning' : 'ok'
}

/** An address as those see it who did not search for it as a whole: its first letter, and its host. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [first = ''] = [...email.slice(0, at)]
  return `${first}…${email.slice(at)}`
}

/** Whether an announcement is to come, is shown or is over. */
export const broadcastState = (
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  now: Date,
): 'scheduled' | 'shown' | 'ended' => {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'scheduled' : 'shown'
}
