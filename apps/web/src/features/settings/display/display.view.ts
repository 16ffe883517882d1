import type { UserSettings } from '@soundings/contract/settings'

export const themeName: Record<UserSettings['theme'], string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}

/** Each language by its own name, as its readers know it. */
export const dateLanguageName: Record<UserSettings['dateLanguage'], string> = {
  system: 'System',
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  ja: '日本語',
}
