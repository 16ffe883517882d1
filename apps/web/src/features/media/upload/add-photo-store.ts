import { create } from 'zustand'
import type { ChosenSite } from '#features/sites/index.ts'

type AddPhoto = {
  isOpen: boolean
  /** Whether its code was ever wanted. */
  wasOpened: boolean
  /** The site that the form begins with. */
  site: ChosenSite | null
  /** The event that the diver was at, to show it with. */
  eventId: string | null
}

/** Whether the form of one photo lies over the page. It outlives the pages beneath. */
export const useAddPhoto = create<AddPhoto>()(() => ({
  isOpen: false,
  wasOpened: false,
  site: null,
  eventId: null,
}))

export const openAddPhoto = (site: ChosenSite | null = null, eventId: string | null = null): void =>
  useAddPhoto.setState({ isOpen: true, wasOpened: true, site, eventId })

export const closeAddPhoto = (): void => useAddPhoto.setState({ isOpen: false })
