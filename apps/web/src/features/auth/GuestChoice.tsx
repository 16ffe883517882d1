import { Button } from '@mantine/core'
import { enterGuestMode, useSession } from '#shared/session/session-store.ts'
import css from './AuthModal.module.css'

/** Browsing needs no account; people who chose that already are not asked again. */
export const GuestChoice = () => {
  const isGuest = useSession((session) => session.isGuest)
  if (isGuest) return null
  return (
    <Button variant="default" className={css.guest} onClick={enterGuestMode}>
      Continue as guest
    </Button>
  )
}
