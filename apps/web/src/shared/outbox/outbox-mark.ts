import { create } from 'zustand'
import { dropStored, moveStored, readStored, writeStored } from '#shared/lib/stored.ts'

const markKey = 'soundings.outbox'

// It bore another name while nothing but dive reports could wait.
moveStored('soundings.reports-wait', markKey)

type Mark = {
  /** Whether something may wait on this device: only then the code that looks after it is needed. */
  isThere: boolean
  /** Signs out, once its person said what shall become of what waits. */
  leave: (() => void) | null
}

/** Known from the start of every page, so it is as little as can be. */
export const useOutboxMark = create<Mark>()(() => ({ isThere: readStored(markKey) !== null, leave: null }))

const { getState, setState } = useOutboxMark

export const setMark = (isThere: boolean): void => {
  if (isThere) writeStored(markKey, '1')
  else dropStored(markKey)
  if (getState().isThere !== isThere) setState({ isThere })
}

/** Signs out with `leave`; where something waits that would be lost with it, its person is asked before. */
export const askBeforeLeaving = (leave: () => void): void => {
  if (getState().isThere) setState({ leave })
  else leave()
}

export const stopLeaving = (): void => setState({ leave: null })
