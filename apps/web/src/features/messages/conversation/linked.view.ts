import type { Message } from '@soundings/contract/messages'
import { linkedParts } from '@soundings/rules/links'
import { ownThings } from '@soundings/rules/own-things'

type Linked = Pick<Message, 'message' | 'cards'>

/** What an address of ours leads to is called on the card below the words; undefined where there is none to see. */
export const titleOf = ({ cards }: Pick<Linked, 'cards'>, address: string): string | undefined => {
  const [thing] = ownThings(address, window.location.origin)
  return cards.find(({ id }) => id === thing?.id)?.card?.title
}

const partsOf = (message: Linked) =>
  linkedParts(message.message, window.location.origin).map((part) => ({
    text: part.kind === 'own' ? (titleOf(message, part.text) ?? part.path) : part.text,
    isOnCard: part.kind === 'own' && titleOf(message, part.text) !== undefined,
  }))

/** The words as they are read out: what they lead to by its name. */
export const saidIn = (message: Linked): string =>
  partsOf(message)
    .map(({ text }) => text)
    .join('')

/** Whether the cards say all that the words do: nothing but addresses of what stands on them. */
export const isAllOnCards = (message: Linked): boolean =>
  message.cards.length > 0 && partsOf(message).every(({ text, isOnCard }) => isOnCard || text.trim() === '')
