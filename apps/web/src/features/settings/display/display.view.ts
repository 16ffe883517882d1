import type { UserSettings } from '@soundings/contract/settings'

export const themeName: Record<UserSettings['theme'], string> = {
  system: 'Like the device',
  light: 'Light',
  dark: 'Dark',
}

/** Each language by its own name, as whoever looks for it reads it. */
export const dateLanguageName: Record<UserSettings['dateLanguage'], string> = {
  system: 'Like the device',
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
