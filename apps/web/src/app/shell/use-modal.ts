import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Opens a dialog over the page while `isOpen`. The browser keeps focus inside, gives it back and knows Escape; a press
 * beside the dialog closes it too. `onClose` hears of both.
 */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void => {
  const close = useEffectEvent(onClose)

  // Focus goes back only while the dialog is still on the page, so it must close before it is removed.
  useLayoutEffect(() => {
    const modal = dialog.current
    if (!isOpen || !modal) return
    modal.showModal()
    return () => modal.close()
  }, [dialog, isOpen])

  useEffect(() => {
    const modal = dialog.current
    if (!modal) return
    const listeners = new AbortController()
    const { signal } = listeners
    // Its content fills the dialog, so only a press beside it reaches the dialog itself.
    modal.addEventListener('click', ({ target }) => target === modal && close(), { signal })
    // Escape is told at once. Whatever else closed it is told later; by then it may be gone, or open again.
    modal.addEventListener('cancel', () => close(), { signal })
    modal.addEventListener('close', () => modal.isConnected && !modal.open && close(), { signal })
    return () => listeners.abort()
  }, [dialog])
}
