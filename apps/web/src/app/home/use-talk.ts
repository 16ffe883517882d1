import { useState } from 'react'
import type { Home } from './use-home.ts'

/**
 * Whether the conversation is open on a desk: from the first question on, or where the address leads to one, until it is
 * closed. `byHand` tells that somebody opened it here, who goes on typing there.
 */
export const useTalk = ({ ask, selectedId, showsSite }: Pick<Home, 'ask' | 'selectedId' | 'showsSite'>) => {
  const isAbout = selectedId !== null && !showsSite
  const wanted = ask !== undefined || isAbout ? `${ask ?? ''} ${isAbout}` : null
  const [isOpen, setIsOpen] = useState(wanted !== null)
  const [last, setLast] = useState(wanted)
  const [byHand, setByHand] = useState(false)
  if (last !== wanted) {
    setLast(wanted)
    if (wanted !== null) setIsOpen(true)
  }
  return {
    isOpen,
    byHand,
    open: () => {
      setByHand(true)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
