import { useState } from 'react'
import { showStartedOver } from '#shared/ui/form/started-over.ts'

/**
 * The draft that `open` finds, the round that its form is in, and the way to start over, which can be undone: `keep` takes
 * what is typed and returns how a draft gets it back.
 */
export const useFreshStart = <Draft extends { forget: () => void }>(
  open: () => Draft,
  keep: (draft: Draft) => (fresh: Draft) => void,
) => {
  const [draft, setDraft] = useState(open)
  const [round, setRound] = useState(0)
  const reopen = () => {
    setDraft(open())
    setRound((before) => before + 1)
  }
  const startOver = () => {
    const giveBack = keep(draft)
    draft.forget()
    reopen()
    showStartedOver(() => {
      giveBack(open())
      reopen()
    })
  }
  return { draft, round, startOver }
}
