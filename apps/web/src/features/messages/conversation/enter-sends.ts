import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'

const key = 'soundings.enter-sends'

/** Whether Enter sends a message on this device; Shift and Enter always begin a line. */
export const useEnterSends = create<{ isOn: boolean; toggle: () => void }>()((set, get) => ({
  isOn: readStored(key) !== 'no',
  toggle: () => {
    const isOn = !get().isOn
    writeStored(key, isOn ? 'yes' : 'no')
    set({ isOn })
  },
}))

/** A keyboard on the screen has no Shift to hold: its Enter begins a line. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches
