import { hasLink } from './link-words.ts'
import { plural } from './phrases.ts'

const hour = 3_600_000
const day = 24 * hour

/** So many strangers get the same words before it is worth a look. */
const sameWords = 4

/** `turnedDownAt`: when whoever was asked declined it by hand. What a block or a setting stops was never declined. */
export type SentRequest = { note: string | null; askedAt: Date; turnedDownAt: Date | null }

/** When requests are paused: so many declines or reports of different people within `within` milliseconds. */
export const requestPause = { declined: 5, reported: 2, within: day, lasts: day } as const

/** How far back declines matter, in milliseconds. */
export const declinesMatter = requestPause.within + requestPause.lasts

/** Until when so many of these within a day, at whatever moment, pause requests; undefined where they never came together. */
const pausedBy = (times: readonly Date[], many: number): Date | undefined => {
  const inOrder = times.map((at) => at.getTime()).toSorted((one, other) => one - other)
  const last = inOrder.findLast(
    (at, place) => at - (inOrder[place - many + 1] ?? -Infinity) < requestPause.within,
  )
  return last === undefined ? undefined : new Date(last + requestPause.lasts)
}

/** Until when somebody asks nobody new, by when their requests were declined and reported; null where nothing holds them. */
export const requestsPausedUntil = (
  { declined, reported = [] }: { declined: readonly Date[]; reported?: readonly Date[] },
  now: Date,
): Date | null => {
  const ends = [pausedBy(declined, requestPause.declined), pausedBy(reported, requestPause.reported)]
  const last = Math.max(...ends.map((end) => end?.getTime() ?? 0))
  return last > now.getTime() ? new Date(last) : null
}

/** What somebody reads whose requests to be buddies are paused; `until` in words. */
export const requestsPausedText = (until: string): string =>
  `Several people declined your buddy requests within a day, so you can’t send new ones until ${until}. You can still answer requests.`

/** What somebody reads whose first messages are paused: what, and until when. Neither who declined nor how many did. */
export const messagesPausedText = (until: Date, now: Date): string =>
  `You can’t write to new people for now. You can again in ${plural(
    Math.ceil((until.getTime() - now.getTime()) / hour),
    { one: '# hour', other: '# hours' },
  )}. Conversations that you have go on.`

/** What a moderator reads of somebody whose first messages are paused. */
export const pausedSignal =
  'Several of their message requests were declined or reported within 24 hours. They can’t write to new people for a day.'

const folded = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a moderator reads of somebody who wrote one text to many. */
export const sameWordsSignal = 'Sent the same words to several strangers in the last 24 hours.'

/** Whether the same words went to several strangers. */
export const areSentToMany = (notes: readonly (string | null)[]): boolean => {
  const byWords = Map.groupBy(
    notes.flatMap((note) => (note === null ? [] : folded(note))),
    (note) => note,
  )
  return [...byWords].some(([words, all]) => words !== '' && all.length >= sameWords)
}

/** What about somebody’s requests of the last day is worth a moderator’s look, in words. */
export const requestSignals = (sent: readonly SentRequest[], now: Date): string[] => {
  const signals: string[] = []
  const requests = sent.filter(({ askedAt }) => now.getTime() - askedAt.getTime() < day)
  if (areSentToMany(requests.map(({ note }) => note))) signals.push(sameWordsSignal)
  const declined = sent.flatMap(({ turnedDownAt }) => turnedDownAt ?? [])
  if (requestsPausedUntil({ declined }, now))
    signals.push('Several requests were declined within 24 hours, so new ones are paused.')
  if (requests.some(({ note }) => note !== null && hasLink(note)))
    signals.push('Sent a link with a request in the last 24 hours.')
  return signals
}
