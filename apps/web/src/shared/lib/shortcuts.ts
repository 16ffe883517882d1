import { useShortcutChoice } from './shortcut-store.ts'

export type Shortcut = {
  /** Where it works. */
  where:
    | 'Everywhere'
    | 'On Explore'
    | 'In the list of sites'
    | 'On the page of a site'
    | 'While a photo is open'
    | 'While a dive report is open'
    | 'In Report Submissions'
  does: string
  /** Any of these, as browsers name keys; letters in lower case. */
  keys: readonly string[]
  /** Pressed together with Ctrl, or Cmd on Apple's keyboards. */
  withCommand?: true
}

/**
 * Every key of the app, said once: whatever listens asks here, and the help shows this. A new one is a line here and
 * a `useShortcut` where it acts.
 */
export const shortcuts = {
  palette: {
    where: 'Everywhere',
    does: 'Search sites, places and actions',
    keys: ['k'],
    withCommand: true,
  },
  help: { where: 'Everywhere', does: 'Show these shortcuts', keys: ['?'] },
  search: { where: 'On Explore', does: 'Go to the search box', keys: ['/'] },
  baseMap: { where: 'On Explore', does: 'Switch between map and satellite', keys: ['m'] },
  nextSite: { where: 'In the list of sites', does: 'Next site', keys: ['j', 'ArrowDown'] },
  previousSite: { where: 'In the list of sites', does: 'Previous site', keys: ['k', 'ArrowUp'] },
  sitesDown: { where: 'In the list of sites', does: 'Some sites down', keys: ['PageDown'] },
  sitesUp: { where: 'In the list of sites', does: 'Some sites up', keys: ['PageUp'] },
  firstSite: { where: 'In the list of sites', does: 'First site', keys: ['Home'] },
  lastSite: { where: 'In the list of sites', does: 'Last site', keys: ['End'] },
  favorite: {
    where: 'On the page of a site',
    does: 'Add to favorites, or remove from them',
    keys: ['f'],
  },
  closeSite: { where: 'On the page of a site', does: 'Close the site', keys: ['Escape'] },
  nextPhoto: { where: 'While a photo is open', does: 'Next photo', keys: ['ArrowRight'] },
  previousPhoto: { where: 'While a photo is open', does: 'Previous photo', keys: ['ArrowLeft'] },
  photoDetails: { where: 'While a photo is open', does: 'Show or hide its details', keys: ['d'] },
  zoomIn: { where: 'While a photo is open', does: 'Enlarge', keys: ['+', '='] },
  zoomOut: { where: 'While a photo is open', does: 'Make smaller', keys: ['-'] },
  closePhoto: { where: 'While a photo is open', does: 'Close the photo', keys: ['Escape'] },
  nextReport: { where: 'While a dive report is open', does: 'Next report', keys: ['ArrowRight'] },
  previousReport: { where: 'While a dive report is open', does: 'Previous report', keys: ['ArrowLeft'] },
  closeReport: { where: 'While a dive report is open', does: 'Close the report', keys: ['Escape'] },
  nextItem: { where: 'In Report Submissions', does: 'Next item', keys: ['j', 'ArrowDown'] },
  previousItem: { where: 'In Report Submissions', does: 'Previous item', keys: ['k', 'ArrowUp'] },
  approveItem: { where: 'In Report Submissions', does: 'Approve', keys: ['a'] },
  rejectItem: { where: 'In Report Submissions', does: 'Reject, with a reason', keys: ['r'] },
  tickItem: { where: 'In Report Submissions', does: 'Select or deselect', keys: ['x'] },
  undoDecision: { where: 'In Report Submissions', does: 'Undo the last decision', keys: ['z'] },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** A key that types something when pressed alone. */
const isCharacter = (key: string) => key.length === 1

/** Whether what was pressed is this shortcut; single characters only while the person wants them. */
export const isPressed = (name: ShortcutName, { key, ctrlKey, metaKey, altKey }: Pressed): boolean => {
  const { keys, withCommand }: Shortcut = shortcuts[name]
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
export const keySigns = (name: ShortcutName): string[][] => {
  const { keys, withCommand }: Shortcut = shortcuts[name]
  return keys.map((key) => {
    const sign = signs[key] ?? (isCharacter(key) ? key.toUpperCase() : key)
    return withCommand ? [isApple ? '⌘' : 'Ctrl', sign] : [sign]
  })
}

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (name: ShortcutName): string => {
  const { keys, withCommand }: Shortcut = shortcuts[name]
  return keys
    .map((key) => (withCommand ? `${isApple ? 'Meta' : 'Control'}+${key.toUpperCase()}` : key))
    .join(' ')
}
