import { dateLanguages } from '@soundings/contract/settings-fields'
import { create } from 'zustand'
import type { DateLanguage } from './date.ts'
import { readStored, writeStored } from './stored.ts'

const dateLanguageKey = 'soundings.date-language'

const kept = (): DateLanguage => {
  const stored = readStored(dateLanguageKey)
  return dateLanguages.find((language) => language === stored) ?? 'system'
}

type DateLanguageState = { language: DateLanguage; choose: (language: DateLanguage) => void }

/** In which language and order this device writes dates. */
export const useDateLanguage = create<DateLanguageState>()((set) => ({
  language: kept(),
  choose: (language) => {
    writeStored(dateLanguageKey, language)
    set({ language })
  },
}))
