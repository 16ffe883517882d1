import type { Post, ThreadLine } from '@soundings/contract/forum'
import { numberText } from '@soundings/rules/phrases'

type Written = Pick<Post, 'author' | 'isAnonymous'>

/** What whoever wrote something is called. */
export const authorName = ({ author, isAnonymous }: Written): string => {
  if (author) return author.name ?? `@${author.handle}`
  return isAnonymous ? 'A diver, without a name' : 'Deleted account'
}

type Read = Pick<ThreadLine, 'readN' | 'lastN'>

/** Whether there is something in a thread that its reader has not read. */
export const isUnread = ({ readN, lastN }: Read): boolean => readN !== null && readN < lastN

/** The number at which somebody begins to read who has not said where: at the first unread, else at the opening. */
export const firstUnreadOf = ({ readN, lastN }: Read): number =>
  readN === null || readN < 0 || readN >= lastN ? 0 : readN + 1

const thousand = 1_000

/** A number where there is little room: `950`, `1.2k`, `34k`. */
export const shortNumber = (value: number): string =>
  value < thousand ? numberText(value) : `${numberText(value / thousand, value < 10 * thousand ? 1 : 0)}k`

/** Whether only a line is left of a post: neither words nor who wrote them. */
export const isGone = ({ state, content }: Pick<Post, 'state' | 'content'>): boolean =>
  state === 'deleted' || state === 'moved' || (state === 'removed' && content === '')
