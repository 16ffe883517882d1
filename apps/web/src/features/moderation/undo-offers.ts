import { moderationLimits, type PendingItem } from '@soundings/contract/moderation'
import { toast } from '#shared/ui/toast.tsx'

/** Decisions made together, which are taken back together. */
export type Made = { decisionId: string; item: PendingItem }[]

type Offer = { id: string; made: Made; undo: (made: Made) => void }

/** So many offers are on screen; an older one makes room, and its key still works. */
const maxShown = 2

/** What can still be taken back, the newest last. */
let offers: Offer[] = []
let offered = 0

const withdraw = ({ id }: Offer): void => {
  toast.hide(id)
  offers = offers.filter((offer) => offer.id !== id)
}

const take = (offer: Offer): void => {
  withdraw(offer)
  offer.undo(offer.made)
}

/** Says what was decided and offers to take it back for as long as that is possible. */
export const offerUndo = (message: string, made: Made, undo: (made: Made) => void): void => {
  const offer = { id: `undo-${++offered}`, made, undo }
  offers = [...offers, offer]
  for (const { id } of offers.slice(0, -maxShown)) toast.hide(id)
  toast.notify({
    id: offer.id,
    type: 'success',
    message,
    duration: moderationLimits.undo,
    action: { label: 'Undo', act: () => take(offer) },
    isCounting: true,
    isKept: false,
  })
  // A pointer that rests on a toast keeps it there, but the server does not wait.
  setTimeout(() => withdraw(offer), moderationLimits.undo)
}

/** Takes the newest decision back that still can be; false when there is none. */
export const undoLast = (): boolean => {
  const offer = offers.at(-1)
  if (offer) take(offer)
  return offer !== undefined
}

export const forgetOffers = (): void => {
  for (const offer of offers) withdraw(offer)
}
