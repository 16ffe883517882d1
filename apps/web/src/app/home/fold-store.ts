import { useState } from 'react'
import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'

export type Side = 'left' | 'right'

const foldedKey = 'soundings.home-folded'

const readFolded = (): Side[] =>
  (['left', 'right'] as const).filter((side) => (readStored(foldedKey) ?? '').split(' ').includes(side))

type Folded = { folded: readonly Side[]; fold: (side: Side, isFolded: boolean) => void }

/** The panels of the home screen that this device keeps folded away. */
export const useFolded = create<Folded>()((set, get) => ({
  folded: readFolded(),
  fold: (side, isFolded) => {
    const others = get().folded.filter((each) => each !== side)
    const folded = isFolded ? [...others, side] : others
    writeStored(foldedKey, folded.join(' '))
    set({ folded })
  },
}))

/**
 * Whether a panel is folded away. One that was comes back for what somebody has just asked for, `subject`, and goes with it;
 * null is what stands there anyway.
 */
export const useFold = (side: Side, subject: string | null) => {
  const isKept = useFolded(({ folded }) => folded.includes(side))
  const [foldedOver, setFoldedOver] = useState<string | null>(null)
  const isFolded = isKept && (subject === null || subject === foldedOver)
  return {
    isFolded,
    toggle: () => {
      setFoldedOver(isFolded ? null : subject)
      useFolded.getState().fold(side, !isFolded)
    },
  }
}
