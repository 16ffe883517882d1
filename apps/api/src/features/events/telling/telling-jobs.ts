import { Uuid } from '@soundings/contract/common'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { addJob } from '#src/jobs/queue.ts'

export const tellingJob = 'tell-event'

/** What is told of an event, and to whom: all who are in, all who wait, or these people. */
export const Telling = z.discriminatedUnion('what', [
  z.object({ what: z.literal('promoted'), eventId: Uuid, userIds: z.array(Uuid) }),
  z.object({ what: z.literal('offered'), eventId: Uuid }),
  z.object({ what: z.literal('changed'), eventId: Uuid, byId: Uuid }),
  z.object({ what: z.literal('cancelled'), eventId: Uuid, byId: Uuid.nullable() }),
  z.object({ what: z.literal('message'), eventId: Uuid, messageId: Uuid }),
  z.object({ what: z.literal('reminder'), eventId: Uuid }),
])
export type Telling = z.output<typeof Telling>

/** Has people told of an event once the caller’s transaction commits. */
export const tellLater = (tx: Db, telling: Telling): Promise<void> => addJob(tx, tellingJob, telling)
