import { authLimits } from '@soundings/contract/auth'
import { create } from 'zustand'
import { showModal, useModals } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import type { Draft } from '#shared/ui/form/use-schema-form.ts'
import { keepSignUp, readSignUp, signUpKey } from './kept-sign-up.ts'

type Journey = {
  /** What the sign-in modal shows. */
  view: 'login' | 'forgot' | 'reset'
  /** How far somebody without an account has come. */
  step: 'register' | 'verify'
  /** Where the last code was mailed to, and when, in milliseconds since 1970. */
  email: string
  mailedAt: number
  /** Whether the code needs the password beside it, as another browser began the sign-up. */
  asksPassword: boolean
  /** Said above the sign-in form, e.g. that the password was changed. */
  news: string | null
}

const start: Journey = {
  view: 'login',
  step: 'register',
  email: '',
  mailedAt: 0,
  asksPassword: false,
  news: null,
}

/** The step where a sign-up waits for its code, if this browser began one. */
const waiting = (): Pick<Journey, 'step'> & Partial<Journey> => {
  const kept = readSignUp(Date.now())
  return kept ? { step: 'verify', ...kept } : { step: 'register' }
}

/**
 * Where in signing in or up somebody is. A modal that was closed by accident opens again at the same place, a sign-up
 * that waits for its code also after a reload and in another tab.
 */
export const useJourney = create<Journey>()(() => ({ ...start, ...waiting() }))

useJourney.subscribe(({ step, email, mailedAt }, before) => {
  if (step === 'verify') keepSignUp({ email, mailedAt })
  else if (before.step === 'verify') keepSignUp(undefined)
})
window.addEventListener('storage', ({ key }) => {
  // What somebody is looking at stays.
  if (key === signUpKey && useModals.getState().open === null) useJourney.setState(waiting())
})

export const goTo = (place: Partial<Journey>): void => useJourney.setState({ news: null, ...place })

const empty = <Values>(): Draft<Values> => ({ typed: undefined })

/** What was typed and not sent yet. */
export const drafts = {
  login: empty<{ username: string; password: string }>(),
  register: empty<{
    email: string
    password: string
    confirmPassword: string
    firstName: string
    lastName: string
  }>(),
  verify: empty<{ code: string; password: string }>(),
  forgot: empty<{ email: string }>(),
  reset: empty<{ code: string; password: string; confirmPassword: string }>(),
  profile: empty<{ fullName: string; country: string; handle: string; bio: string }>(),
}

// Whoever comes or leaves: what was typed before, passwords above all, is not kept for the next person.
useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return
  for (const draft of Object.values(drafts)) draft.typed = undefined
  goTo(start)
  if (now.user) keepSignUp(undefined)
})

/** A code was mailed, and proving the address is what comes next; with the password where that was just typed. */
export const goVerify = (email: string, mailedAt: number, password?: string): void => {
  drafts.verify.typed = password === undefined ? undefined : { code: '', password }
  goTo({ ...start, step: 'verify', email, mailedAt })
  showModal('signup')
}

/** How long until another code may be mailed, in whole seconds. */
export const secondsToWait = (mailedAt: number, now: number): number =>
  Math.max(0, Math.ceil(authLimits.resendWait - (now - mailedAt) / 1000))
