import type { UserSettings } from '@soundings/contract/settings'
import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'

/** What is on screen. */
export type Theme = 'light' | 'dark'
/** What somebody may ask for; `system` follows the device. */
export type ThemeChoice = UserSettings['theme']

/** The inline script of index.html reads the same key before the first paint. */
export const themeKey = 'soundings.theme'

const systemDark = '(prefers-color-scheme: dark)'
const systemTheme = (): Theme => (window.matchMedia(systemDark).matches ? 'dark' : 'light')

const keptChoice = (): ThemeChoice => {
  const stored = readStored(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const themeOf = (choice: ThemeChoice): Theme => (choice === 'system' ? systemTheme() : choice)

type Shown = { choice: ThemeChoice; theme: Theme }
type ThemeState = Shown & { choose: (choice: ThemeChoice) => void; toggle: () => void }

const shownFor = (choice: ThemeChoice): Shown => ({ choice, theme: themeOf(choice) })

/** The theme on screen: what this device chose, else what its system prefers. */
export const useTheme = create<ThemeState>()((set, get) => ({
  ...shownFor(keptChoice()),
  choose: (choice) => {
    writeStored(themeKey, choice)
    set(shownFor(choice))
  },
  toggle: () => get().choose(get().theme === 'dark' ? 'light' : 'dark'),
}))

/** Writes the theme where the style sheet and the browser's own bars look for it. */
const paint = (theme: Theme) => {
  const root = document.documentElement
  root.dataset.theme = theme
  const surface = getComputedStyle(root).getPropertyValue('--surface').trim()
  if (surface === '') return
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', surface)
}

/** Keeps the page in step with the store, the system and other tabs. Returns how to stop. */
export const startTheme = (): (() => void) => {
  const reread = () => useTheme.setState(shownFor(keptChoice()))
  const system = window.matchMedia(systemDark)
  const stopPainting = useTheme.subscribe(({ theme }) => paint(theme))
  system.addEventListener('change', reread)
  window.addEventListener('storage', reread)
  paint(useTheme.getState().theme)
  return () => {
    stopPainting()
    system.removeEventListener('change', reread)
    window.removeEventListener('storage', reread)
  }
}
