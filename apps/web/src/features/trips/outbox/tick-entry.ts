import { type Entry, newEntry } from '#shared/outbox/entry.ts'

type Body = { tripId: string; itemId: string; title: string; isDone: boolean }

/** An item of a checklist that is ticked, or opened again, on its way to the server. */
export type TickEntry = Entry<Body>

/** The name of the kind under which ticks wait. */
export const tickKindName = 'trip-tick'

/** The last word about an item is the one that counts: each has one key. */
export const newTick = ({ personId, ...body }: Body & Pick<TickEntry, 'personId'>): TickEntry =>
  newEntry({
    kind: tickKindName,
    key: `tick-${personId}-${body.itemId}`,
    subject: body.tripId,
    personId,
    body,
  })
