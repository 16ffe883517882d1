import { ActionIcon } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './SettingsButton.module.css'

/** The display settings of this device, for people who are not signed in: members find them in their menu. */
export const SettingsButton = () => {
  const isOffered = useSession((session) => session.authChecked && !isLoggedIn(session))
  return (
    isOffered && (
      <ActionIcon
        className={css.settings}
        variant="quiet"
        aria-label="Settings"
        aria-haspopup="dialog"
        onClick={() => showModal('settings')}
      >
        <IconSettings {...icon} />
      </ActionIcon>
    )
  )
}
