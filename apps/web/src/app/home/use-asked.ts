import { useEffect, useEffectEvent } from 'react'
import { ask, foundAs, type Turn, useChat } from '#features/search/index.ts'

/** The question that the address names, with its sites. A link to one that was not asked on this device asks it. */
export const useAsked = (question: string | undefined, onAnswered: (turn: Turn) => void) => {
  const turns = useChat((chat) => chat.turns)
  const found = foundAs(turns, question)
  const begin = useEffectEvent(async () => {
    const isKnown = useChat
      .getState()
      .turns.some((turn) => turn.state !== 'failed' && (turn.question === question || turn.link === question))
    if (question === undefined || isKnown) return
    const turn = await ask(question, { siteId: null })
    if (turn) onAnswered(turn)
  })
  useEffect(() => {
    if (question !== undefined) void begin()
  }, [question])
  return found
}
