import type { TripItem } from '@soundings/contract/trips-checklist'
import { useQueryClient } from '@tanstack/react-query'
import { keepForLater } from '#shared/outbox/outbox.ts'
import { useWhatWaits } from '#shared/outbox/outbox-store.ts'
import { toast } from '#shared/ui/toast.tsx'
import { newTick, type TickEntry, tickKindName } from '../outbox/tick-entry.ts'
import { tickKind } from '../outbox/tick-kind.ts'
import { takeItem } from './checklist.queries.ts'

/** Ticks items at once on the screen; the outbox brings it to the server, however long that takes. */
export const useTicks = (tripId: string, personId: string) => {
  const queries = useQueryClient()
  const waiting = useWhatWaits({ kind: tickKindName, subject: tripId })
  const last = new Map(
    (waiting ?? []).map((entry) => {
      const { body } = entry as TickEntry
      return [body.itemId, body.isDone]
    }),
  )
  return {
    /** The items as this person left them, also where the server does not know yet. */
    withTicks: (items: readonly TripItem[]): TripItem[] =>
      items.map((item) => ({ ...item, isDone: last.get(item.id) ?? item.isDone })),
    waits: (item: TripItem): boolean => last.has(item.id),
    tick: async (item: TripItem, isDone: boolean): Promise<void> => {
      const entry = newTick({ personId, tripId, itemId: item.id, title: item.title, isDone })
      takeItem(queries, tripId, { ...item, isDone, doneBy: isDone ? personId : null })
      if (await keepForLater(entry)) return
      takeItem(queries, tripId, item)
      toast.error(tickKind.words.notKept)
    },
  }
}
