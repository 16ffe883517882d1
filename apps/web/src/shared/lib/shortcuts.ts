import type { Group } from '@soundings/contract/people'
import { useShortcutChoice } from './shortcut-store.ts'

/** A key that does something. Whatever listens is handed it, and the help shows those that the features bring. */
export type Shortcut = {
  /** Where it works. */
  where: string
  does: string
  /** Any of these, as browsers name keys; letters in lower case. */
  keys: readonly string[]
  /** Pressed together with Ctrl, or Cmd on Apple's keyboards. */
  withCommand?: true
  /** Who can use it; everybody where nothing is said. */
  group?: Group
}

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** A key that types something when pressed alone. */
const isCharacter = (key: string) => key.length === 1

/** Whether what was pressed is this shortcut; single characters only while the person wants them. */
export const isPressed = (
  { keys, withCommand }: Shortcut,
  { key, ctrlKey, metaKey, altKey }: Pressed,
): boolean => {
  const pressed = isCharacter(key) ? key.toLowerCase() : key
  if (altKey || !keys.includes(pressed)) return false
  if (withCommand) return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return !ctrlKey && !metaKey && (!isCharacter(key) || useShortcutChoice.getState().isOn)
}

const signs: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowLeft: '←',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Escape: 'Esc',
}

/** What is printed on the keys of a shortcut, one list of keys pressed together for each way to press it. */
export const keySigns = ({ keys, withCommand }: Shortcut): string[][] =>
  keys.map((key) => {
    const sign = signs[key] ?? (isCharacter(key) ? key.toUpperCase() : key)
    return withCommand ? [isApple ? '⌘' : 'Ctrl', sign] : [sign]
  })

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = ({ keys, withCommand }: Shortcut): string =>
  keys.map((key) => (withCommand ? `${isApple ? 'Meta' : 'Control'}+${key.toUpperCase()}` : key)).join(' ')
