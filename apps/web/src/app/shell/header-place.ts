import { create } from 'zustand'

type HeaderPlace = { place: HTMLElement | null; setPlace: (place: HTMLElement | null) => void }

/** Where a page may put a box of its own into the header; null until the header is there. */
export const useHeaderPlace = create<HeaderPlace>()((set) => ({
  place: null,
  setPlace: (place) => set({ place }),
}))
