import { plural } from '@soundings/rules/phrases'
import { attachmentsToSend } from './entry.ts'
import { type CountedWords, kindOf } from './kind.ts'
import type { Waiting } from './waiting.ts'

/** Said where what waits is of several kinds. */
const mixedWords: CountedWords = {
  waiting: (number) =>
    plural(number, { one: '# post waiting to be sent', other: '# posts waiting to be sent' }),
  refused: (number) => plural(number, { one: '# post couldn’t be sent', other: '# posts couldn’t be sent' }),
  lead: 'These posts are saved on this device and will be sent automatically, one by one.',
  signOut: (number) =>
    plural(number, {
      one: '# post hasn’t been sent yet. If you sign out now, it will be deleted from this device.',
      other: '# posts haven’t been sent yet. If you sign out now, they will be deleted from this device.',
    }),
  deleteAccount: (number) =>
    plural(number, {
      one: '# post on this device hasn’t been sent yet. It will be deleted with your account.',
      other: '# posts on this device haven’t been sent yet. They will be deleted with your account.',
    }),
}

/** What is said of several entries together: in the words of their kind, if they are all of one. */
const wordsFor = (all: readonly Pick<Waiting, 'kind'>[]): CountedWords => {
  const [first] = all
  const isOneKind = first !== undefined && all.every(({ kind }) => kind === first.kind)
  return (isOneKind && kindOf(first)?.words) || mixedWords
}

/** How many are waiting, in short. Those that were refused are mentioned first. */
export const waitingText = (all: readonly Pick<Waiting, 'kind' | 'isRefused'>[]): string => {
  const refused = all.filter(({ isRefused }) => isRefused)
  return refused.length === 0 ? wordsFor(all).waiting(all.length) : wordsFor(refused).refused(refused.length)
}

/** Above the list of what waits. */
export const leadText = (all: readonly Pick<Waiting, 'kind'>[]): string =>
  all.length === 0 ? 'Nothing left to send.' : wordsFor(all).lead

/** Asked before somebody signs out. */
export const signOutText = (all: readonly Pick<Waiting, 'kind'>[]): string =>
  wordsFor(all).signOut(all.length)

/** Told before somebody deletes their account. */
export const deleteAccountText = (all: readonly Pick<Waiting, 'kind'>[]): string =>
  wordsFor(all).deleteAccount(all.length)

type Around = {
  isOffline: boolean
  /** How much of it is sent, from 0 to 1, while it is on its way. */
  share: number | undefined
}

/** Where an entry stands that is kept here. */
export const standingText = (
  entry: Pick<Waiting, 'kind' | 'attachments' | 'problem' | 'isRefused'>,
  { isOffline, share }: Around,
): string => {
  const { problem, isRefused } = entry
  const words = kindOf(entry)?.words
  if (share !== undefined) return share === 0 ? 'Sending…' : `Sending… ${Math.round(share * 100)} %`
  if (isRefused) return `Not sent: ${problem ?? words?.failed ?? ''}`
  const why = isOffline ? 'Waiting for a connection' : (problem ?? 'Waiting to be sent')
  const files = attachmentsToSend(entry)
  return files === 0 || !words ? why : `${why} · ${words.attachments(files)}`
}
