import { create } from 'zustand'
import { readStored, writeStored } from './stored.ts'

export const shortcutKey = 'soundings.single-key-shortcuts'

type ShortcutState = { isOn: boolean; setOn: (isOn: boolean) => void }

/** Whether this device takes single letters as shortcuts. Speech input types letters that nobody meant as one. */
export const useShortcutChoice = create<ShortcutState>()((set) => ({
  isOn: readStored(shortcutKey) !== 'off',
  setOn: (isOn) => {
    writeStored(shortcutKey, isOn ? 'on' : 'off')
    set({ isOn })
  },
}))
