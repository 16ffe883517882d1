import type { FeaturedRegion } from '@soundings/contract/featured'
import { startTransition, useState } from 'react'
import type { Home } from '../use-home.ts'
import { chooseAtHome, openPlace, type Room } from './choose-at-home.ts'
import { useBox } from './use-box.ts'

type Needs = {
  /** How much of the window the map has free. */
  room: () => Room
  onAsk: (question: string) => void
  /** The way back to the conversation; left out where there is another. */
  onTalk?: (() => void) | undefined
  /** Whether what was chosen is seen only once the door is closed. */
  isOverPage: boolean
}

/** The box of the home screen, and what is offered with it. */
export const useDoor = (home: Home, { room, onAsk, onTalk, isOverPage }: Needs) => {
  const [isOpen, setIsOpen] = useState(false)
  // The caret stands in the box at once; what is offered is drawn in small steps, between which the page answers.
  const show = (is: boolean) => startTransition(() => setIsOpen(is))
  const leave = () => {
    show(false)
    // A keyboard on the screen would cover what was chosen.
    if (isOverPage && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const box = useBox({
    onChoose: (option) => {
      leave()
      chooseAtHome(option, home, { room, onAsk })
    },
    onLeave: leave,
  })
  return {
    box,
    isOpen,
    open: () => show(true),
    leave,
    close: () => {
      box.write('')
      leave()
    },
    ask: (question: string) => {
      leave()
      onAsk(question)
    },
    openRegion: (region: FeaturedRegion) => {
      leave()
      openPlace(region, home, room)
    },
    onTalk,
  }
}

export type Door = ReturnType<typeof useDoor>
