import { useSession } from '#shared/session/session-store.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { DisplaySettings } from './display/DisplaySettings.tsx'
import { MemberTabs } from './MemberTabs.tsx'
import type { Section } from './sections.view.ts'

export type ModalProps = {
  opened: boolean
  onClose: () => void
  /** Where a member begins; how things are shown, if nothing is said. */
  section?: Section
}

export const SettingsWindow = ({ opened, onClose, section = 'display' }: ModalProps) => {
  const user = useSession((session) => session.user)
  return (
    <FormModal opened={opened} onClose={onClose} title="Settings" size={640}>
      {user ? <MemberTabs user={user} first={section} /> : <DisplaySettings />}
    </FormModal>
  )
}
