import { type RefObject, useEffect } from 'react'
import { AuthModals } from '#features/auth/index.ts'
import { AddPhotoModal, PhotoOverlays } from '#features/media/index.ts'
import { ReportFormModal, ReportOverlay } from '#features/reports/index.ts'
import { EmbeddingsWindow } from '#features/search/index.ts'
import { isSection, MemberSettings, SettingsModal } from '#features/settings/index.ts'
import { closeModal, useModals } from '#shared/session/modal-store.ts'
import { useSettingsLink } from './use-settings-link.ts'
import { useSiteBelow } from './use-site-below.ts'

/** Longer than a modal takes to go away and give focus back, in milliseconds. */
const settled = 600

/** The modals that open over every page. `main` takes focus when the button that opened one is gone by then. */
export const Modals = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const { open, section } = useModals()
  useSettingsLink()
  const siteBelow = useSiteBelow()

  useEffect(() => {
    if (open === null) return
    return () => {
      setTimeout(() => {
        const { activeElement, body } = document
        // A photo may lie over the page, which then is not to be reached.
        const above = document.querySelector<HTMLElement>('[role=dialog][aria-modal=true]')
        if (activeElement === body) (above ?? main.current)?.focus({ preventScroll: true })
      }, settled)
    }
  }, [open, main])

  return (
    <>
      <ReportOverlay siteBelow={siteBelow} />
      <PhotoOverlays siteBelow={siteBelow} />
      <AddPhotoModal />
      <ReportFormModal />
      <EmbeddingsWindow />
      <AuthModals />
      <SettingsModal
        opened={open === 'settings'}
        onClose={closeModal}
        {...(isSection(section) && { section })}
      />
      <MemberSettings />
    </>
  )
}
