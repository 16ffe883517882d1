import { onDraftKept } from '#shared/drafts/stored-drafts.ts'
import { keyOf } from './draft-body.ts'
import { draftsAtRest, pullDrafts, pushDraft } from './draft-sync.ts'

/** So long after the last letter a draft goes to the server, and so long at most after the first, in milliseconds. */
const pause = 3_000
const longest = 15_000
/** So long the server is not asked again what other devices wrote, in milliseconds. */
const fresh = 15_000

type Following = { personId: string; pulledAt: number; push: () => void; stop: () => void }
let following: Following | null = null

const follow = (personId: string): Following => {
  /** What was typed into and not sent yet, with since when. */
  const waiting = new Map<string, number>()
  let timer = 0
  const pushAll = () => {
    clearTimeout(timer)
    for (const key of waiting.keys()) void pushDraft(personId, key)
    waiting.clear()
  }
  const stopHearing = onDraftKept((name) => {
    const key = keyOf(personId, name)
    if (key === null) return
    const now = Date.now()
    if (!waiting.has(key)) waiting.set(key, now)
    clearTimeout(timer)
    const oldest = Math.min(...waiting.values())
    timer = window.setTimeout(pushAll, Math.max(0, Math.min(pause, oldest + longest - now)))
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden') pushAll()
  }
  document.addEventListener('visibilitychange', onHidden)
  return {
    personId,
    pulledAt: Number.NEGATIVE_INFINITY,
    push: pushAll,
    stop: () => {
      clearTimeout(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', onHidden)
    },
  }
}

/** Keeps what a person writes here and what they write on other devices together, from now on. */
export const followDrafts = (personId: string, isAnew = false): void => {
  if (following?.personId !== personId) {
    following?.stop()
    following = follow(personId)
  }
  if (!isAnew && Date.now() - following.pulledAt < fresh) return
  following.pulledAt = Date.now()
  void pullDrafts(personId)
}

/** For tests: what is to be sent is sent, and nothing is under way any more. */
export const draftsSettled = async (): Promise<void> => {
  following?.push()
  await draftsAtRest()
}
/** For tests: as on a page that was just opened. */
export const leaveDrafts = (): void => {
  following?.stop()
  following = null
}
