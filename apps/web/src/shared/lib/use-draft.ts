import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing pauses before its words count, in milliseconds. */
export const typingPause = 250

/**
 * What is being typed, ahead of the `settled` words that the address holds. `onSettle` gets the words after a pause.
 * When `settled` changes by itself (back, forward, a link), the draft follows it; our own echo is left alone.
 */
export const useDraft = (settled: string, onSettle: (words: string) => void) => {
  const [text, setText] = useState(settled)
  const [told, setTold] = useState(settled)
  const [seen, setSeen] = useState(settled)
  if (settled !== seen) {
    setSeen(settled)
    if (settled !== told) {
      setText(settled)
      setTold(settled)
    }
  }

  const settle = useEffectEvent((words: string) => {
    setTold(words)
    if (words !== settled) onSettle(words)
  })
  useEffect(() => {
    const words = text.trim()
    if (words === told) return
    const timer = setTimeout(() => settle(words), typingPause)
    return () => clearTimeout(timer)
  }, [text, told])

  return {
    text,
    write: setText,
    settle: (words: string) => {
      setText(words)
      setTold(words.trim())
      if (words.trim() !== settled) onSettle(words.trim())
    },
  }
}
