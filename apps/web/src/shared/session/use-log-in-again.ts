import { useEffect } from 'react'
import { showModal } from './modal-store.ts'
import { useSession } from './session-store.ts'

/** Asks somebody to log in again when the server ends their session while they are in the middle of something. */
export const useLogInAgain = (isBusy: boolean): void =>
  useEffect(() => {
    if (!isBusy) return
    return useSession.subscribe((now, before) => {
      if (now.hasExpired && !before.hasExpired) showModal('login')
    })
  }, [isBusy])
