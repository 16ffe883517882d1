import { create } from 'zustand'

/** Whether the question before all sites are prepared anew for the assistant lies over the page. */
export const useEmbeddings = create<{ isOpen: boolean; wasOpened: boolean }>()(() => ({
  isOpen: false,
  wasOpened: false,
}))

export const openEmbeddings = (): void => useEmbeddings.setState({ isOpen: true, wasOpened: true })

export const closeEmbeddings = (): void => useEmbeddings.setState({ isOpen: false })
