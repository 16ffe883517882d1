import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isPressed, type Shortcut } from './shortcuts.ts'

const typing = [
  'input:not([type=checkbox], [type=radio], [type=button])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
].join()

const openDialog = 'dialog[open], [role=dialog][aria-modal=true]'

type Place = HTMLElement | null | undefined

/** Whether a key pressed there means what stands there: a field that is typed in, or an open dialog but our own. */
const isTaken = (target: EventTarget | null, own: Place) => {
  const element = target instanceof Element ? target : null
  if (element?.closest(typing)) return true
  // A dialog that has just opened may not hold the focus yet, but whoever sees it presses its keys.
  if (own)
    return (element?.closest('[role=dialog]') ?? [...document.querySelectorAll(openDialog)].at(-1)) !== own
  return element?.closest('[role=dialog]') != null || document.querySelector(openDialog) !== null
}

/**
 * Runs `act` when the shortcut is pressed. Single keys count outside of text fields and dialogs only, or inside of
 * `dialog` where it is one of its own; those with Ctrl or Cmd everywhere.
 */
export const useShortcut = (
  shortcut: Shortcut,
  act: () => void,
  isWanted = true,
  dialog?: RefObject<HTMLElement | null>,
): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || !isPressed(shortcut, event)) return
    if (!shortcut.withCommand && isTaken(event.target, dialog?.current)) return
    event.preventDefault()
    act()
  })
  // Before the page is seen: whoever sees it may press a key.
  useLayoutEffect(() => {
    if (!isWanted) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isWanted])
}
