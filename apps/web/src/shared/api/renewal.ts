import { accountDeleted, auth } from '@soundings/contract/auth'
import { deletedKey } from '#shared/device/deleted-key.ts'
import { readStored, writeStored } from '#shared/lib/stored.ts'
import { dropHint } from '#shared/session/hint.ts'
import { knownPerson } from '#shared/session/known-person.ts'
import {
  expireSession,
  isSessionBelieved,
  noteRenewal,
  renewedKey,
  setUser,
  useSession,
} from '#shared/session/session-store.ts'

/** New tokens open routes for longer than this, in milliseconds. */
const goodFor = 9 * 60_000
const lockName = 'soundings.session-renewal'
/** A server that answers nothing must not keep the other tabs waiting, in milliseconds. */
const patience = 15_000

/** What happened: there is a session to try again with, there is none any more, or the server could not say. */
type Outcome = 'renewed' | 'over' | Response

/** Longer than it takes to get a lock that nobody else holds, in milliseconds. */
const uncontested = 10
/** What another tab stored takes a moment until it can be read here, in milliseconds. */
const arrival = 100

/** One tab at a time. Browsers know these locks only where pages come over https or from this device. */
const inTurn = (act: () => Promise<Outcome>): Promise<Outcome> => {
  if (!navigator.locks) return act()
  const askedAt = performance.now()
  return navigator.locks.request(lockName, async () => {
    if (performance.now() - askedAt > uncontested)
      await new Promise((resolve) => setTimeout(resolve, arrival))
    return act()
  })
}

/** Refused, rather than not answered: any other failure may pass, and ends nothing. */
const isOver = ({ status }: Response) => status === 401 || status === 403

/** A refusal of these says nothing about the tokens. */
const exempt: string[] = [auth.login.path, auth.refresh.path, auth.logout.path]

/** Whether the account itself is gone, which the server tells clients with a token of it. */
const saysDeleted = async (response: Response): Promise<boolean> => {
  const reply: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof reply === 'object' && reply !== null && Reflect.get(reply, 'code') === accountDeleted
}

/** The account was deleted elsewhere: nobody is signed in any more, and what this device keeps for it may go. */
const endDeleted = (personId: string | null): void => {
  const { user } = useSession.getState()
  // Another tab may have signed somebody else in meanwhile: what is not certain stays.
  const isCertain = personId !== null && (user === null || user.id === personId)
  if (isCertain) writeStored(deletedKey, personId)
  setUser(null)
}

const renew = async (send: typeof fetch, askedAt: number): Promise<Outcome> => {
  // Another call, or another tab, got new tokens since this one was sent.
  if (Number(readStored(renewedKey)) > askedAt) return 'renewed'
  // Another call, or another tab, learned that there is no session any more.
  if (!isSessionBelieved()) return 'over'
  // The answer takes the word back by which the person is known.
  const personId = knownPerson()
  const response = await send(auth.refresh.path, {
    method: auth.refresh.method,
    credentials: 'include',
    signal: AbortSignal.timeout(patience),
  })
  if (response.ok) {
    const now = Date.now()
    writeStored(renewedKey, String(now))
    noteRenewal(now)
    return 'renewed'
  }
  if (!isOver(response)) return response
  dropHint()
  if (await saysDeleted(response)) endDeleted(personId)
  else expireSession()
  return 'over'
}

/** Whether the tokens may have run out: a visitor's answer then says little about what a member would get. */
export const isRenewalDue = (): boolean =>
  Date.now() - Math.max(Number(readStored(renewedKey)), useSession.getState().renewedAt) > goodFor

let running: Promise<Outcome> | null = null

/**
 * Gets new tokens for a call to `path` that was refused; once for all calls that wait for them. `askedAt` is when the
 * call was sent, in milliseconds since 1970.
 */
export const renewSession = async (send: typeof fetch, path: string, askedAt: number): Promise<Outcome> => {
  if (exempt.includes(path)) return 'over'
  running ??= inTurn(() => renew(send, askedAt)).finally(() => {
    running = null
  })
  return running
}
