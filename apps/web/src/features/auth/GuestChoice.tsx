import { Button } from '@mantine/core'
import { enterGuestMode, useSession } from '#shared/session/session-store.ts'
import css from './AuthModal.module.css'

/** Looking around needs no account; whoever chose that already is not asked again. */
export const GuestChoice = () => {
  const isGuest = useSession((session) => session.isGuest)
  if (isGuest) return null
  return (
    <Button variant="default" className={css.guest} onClick={enterGuestMode}>
      Continue as guest
    </Button>
  )
}
