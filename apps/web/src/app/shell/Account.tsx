import { ActionIcon, Button } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { preloadAuthModals } from '#features/auth/index.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './Account.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import { useAccount } from './use-account.ts'

/** The end of the header: the way in, or who is in. A narrow one has room for a picture of it only. */
export const Account = () => {
  const { kind, name, places, actions } = useAccount()
  const picture = useSession(({ user }) => user?.avatarUrl ?? null)
  const isMobile = useIsMobile()
  if (kind === 'unknown') return <span className={css.waiting} />
  if (kind === 'member')
    return <AccountMenu name={name ?? ''} picture={picture} places={places} actions={actions} />
  const reach = { onPointerEnter: preloadAuthModals, onFocus: preloadAuthModals }
  if (isMobile)
    return (
      <ActionIcon
        variant="quiet"
        aria-label={actions[0]?.label}
        aria-haspopup="dialog"
        onClick={() => showModal('login')}
        {...reach}
      >
        <IconUserCircle {...icon} size={22} />
      </ActionIcon>
    )
  return (
    <div className={css.ways}>
      {name && <span className={css.name}>{name}</span>}
      {actions.map(({ label, act }, index) => (
        <Button
          key={label}
          variant={index === actions.length - 1 ? 'default' : 'quiet'}
          aria-haspopup="dialog"
          onClick={act}
          {...reach}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
