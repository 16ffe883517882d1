import { useEffect, useEffectEvent, useRef } from 'react'
import { ask, foundAs, type Turn, useChat } from '#features/search/index.ts'

type Needs = {
  onAnswered: (turn: Turn) => void
  /** The conversation is another person's now, who did not ask this. */
  onStrange: () => void
}

const isKnown = (question: string) =>
  useChat
    .getState()
    .turns.some((turn) => turn.state !== 'failed' && (turn.question === question || turn.link === question))

/** The question that the address names, with its sites. A link to one that was not asked on this device asks it. */
export const useAsked = (question: string | undefined, { onAnswered, onStrange }: Needs) => {
  const { personId, turns, isRead } = useChat()
  const found = foundAs(turns, question)
  const begin = useEffectEvent(async () => {
    if (question === undefined || isKnown(question)) return
    const turn = await ask(question, { siteId: null })
    if (turn) onAnswered(turn)
  })
  // What was asked on this device is known once it is read, and each question is asked once.
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (!isRead || begun.current === question) return
    begun.current = question
    if (question !== undefined) void begin()
  }, [question, isRead])

  const whose = useRef(personId)
  const leave = useEffectEvent(() => {
    if (question !== undefined && !isKnown(question)) onStrange()
  })
  useEffect(() => {
    if (!isRead) return
    if (whose.current !== personId) leave()
    whose.current = personId
  }, [personId, isRead])
  return found
}
