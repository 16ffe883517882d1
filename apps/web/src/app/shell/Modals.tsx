import { type RefObject, useEffect } from 'react'
import { useModals } from '#shared/session/modal-store.ts'
import { features } from '../app-features.ts'
import { useSettingsLink } from './use-settings-link.ts'
import { useSiteBelow } from './use-site-below.ts'

/** Longer than a modal takes to go away and give focus back, in milliseconds. */
const settled = 600

const overlays = features.flatMap((feature) => feature.overlays)

/** What the features lay over every page. `main` takes focus when the button that opened one is gone by then. */
export const Modals = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const open = useModals((modals) => modals.open)
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
      {overlays.map((Overlay, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Overlay key={at} siteBelow={siteBelow} />
      ))}
    </>
  )
}
