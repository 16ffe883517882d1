import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { showModal } from '#shared/session/modal-store.ts'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './MembersOnly.module.css'
import { useOwner } from './use-owner.ts'

type Props = {
  /** What can be done here, once somebody is signed in. */
  what: string
  /** Whether what this device keeps of the page is shown to its person without a connection, too. */
  isKept?: boolean
  children: (personId: string) => ReactNode
}

/** A page for signed-in members. Others stay here while they log in, and the page continues. */
export const MembersOnly = ({ what, isKept = false, children }: Props) => {
  const isChecked = useSession(({ authChecked }) => authChecked)
  const signedIn = useOwner()
  const keptFor = useSession(personNow)
  const owner = signedIn ?? (isKept ? keptFor : null)
  const isAway = useSession(({ user }) => user === null) && signedIn !== null

  useEffect(() => {
    if (isAway) showModal('login')
  }, [isAway])

  if (owner !== null) return children(owner)
  return (
    <div className={css.page}>
      {isChecked ? (
        <Notice
          icon={IconLock}
          level={1}
          title="Authentication Required"
          action={
            <Button variant="main" onClick={() => showModal('login')}>
              Log In
            </Button>
          }
        >
          <p>Log in to {what}.</p>
        </Notice>
      ) : (
        <p className={css.checking} role="status">
          Checking authentication…
        </p>
      )}
    </div>
  )
}
