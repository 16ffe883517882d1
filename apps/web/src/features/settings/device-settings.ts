import type { UserSettings } from '@soundings/contract/settings'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import { useTheme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'

// The device's own choices decide what the app shows, at once and offline, with or without an account.

/** What this device shows now, in the words of the contract. */
export const deviceSettings = (): UserSettings => {
  const { temperature, depth, pressure, weight } = useUnits.getState()
  return {
    temperature,
    distanceDepth: depth,
    pressure,
    weight,
    theme: useTheme.getState().choice,
    dateLanguage: useDateLanguage.getState().language,
    singleKeys: useShortcutChoice.getState().isOn,
  }
}

/** Shows these settings from now on, and keeps them on the device. */
export const showSettings = (settings: UserSettings): void => {
  const { temperature, distanceDepth: depth, pressure, weight, theme, dateLanguage, singleKeys } = settings
  useUnits.getState().choose({ temperature, depth, pressure, weight })
  useTheme.getState().choose(theme)
  useDateLanguage.getState().choose(dateLanguage)
  useShortcutChoice.getState().setOn(singleKeys)
}

/** Calls `changed` whenever somebody chooses something anywhere in the app. Returns how to stop. */
export const onDeviceChange = (changed: () => void): (() => void) => {
  const stops = [useUnits, useTheme, useDateLanguage, useShortcutChoice].map((store) =>
    store.subscribe(changed),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
