import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { askToSignIn, useModals } from '#shared/session/modal-store.ts'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'

/**
 * Opens the login for a visitor who comes to a page of members, and leads home whoever closes it. The page goes on once they
 * are in; whoever signs out on it is not asked to come back.
 */
export const useLogInFirst = (why: string): void => {
  const navigate = useNavigate()
  const isIn = useSession(({ user, hasExpired }) => user !== null || hasExpired)
  // Who was here the last time is no visitor only because nobody can be asked.
  const isOut = useSession(
    ({ user, hasExpired, authChecked }) =>
      authChecked && user === null && !hasExpired && personNow() === null,
  )
  const isOpen = useModals(({ open }) => open !== null)
  const visit = useRef<'arriving' | 'asked' | 'over'>('arriving')

  const ask = useEffectEvent(() => askToSignIn(why, () => undefined))
  useEffect(() => {
    if (isIn) visit.current = 'over'
    if (!isOut || visit.current !== 'arriving') return
    visit.current = 'asked'
    ask()
  }, [isIn, isOut])
  useEffect(() => {
    if (isOpen || !isOut || visit.current !== 'asked') return
    // The one that was just asked for is open by the time that this is looked at.
    if (useModals.getState().open === null) void navigate({ to: '/', replace: true })
  }, [isOpen, isOut, navigate])
}
