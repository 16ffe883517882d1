import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useConnection } from '#shared/lib/connection.ts'
import { useFound } from '../../palette/use-found.ts'
import { type BoxOption, boxOptionId, boxOptions } from './box-options.ts'

const noActions: [] = []

const keys = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Escape'])

type Needs = {
  onChoose: (option: BoxOption) => void
  /** Escape, where nothing is typed. */
  onLeave: () => void
}

/** What is typed into the box, what that offers, and the keys that choose from it. */
export const useBox = ({ onChoose, onLeave }: Needs) => {
  const listId = useId()
  const [text, setText] = useState('')
  /** What the arrow keys or the pointer reached; until then the first option counts. */
  const [reached, setReached] = useState<string | null>(null)
  const hasLostNetwork = useConnection((connection) => connection.isOffline)
  const { groups, state, error, retry } = useFound(text, noActions)
  // A device without a network may still know names; only where it does not, is there nothing to be had.
  const isOffline = hasLostNetwork && state === 'failed'
  const isWaiting = state === 'waiting'
  const options = boxOptions(text, groups, !isOffline)
  const at = Math.max(
    0,
    options.findIndex((option) => boxOptionId(option) === reached),
  )
  const active = options[at]

  const write = (typed: string) => {
    setText(typed)
    setReached(null)
    setHastyWords(null)
  }
  const choose = (option: BoxOption) => {
    write('')
    onChoose(option)
  }

  // Enter may come ahead of the answer. It then means the best of that answer, not of the one before.
  const [hastyWords, setHastyWords] = useState<string | null>(null)
  const hasty = hastyWords === text && !isWaiting ? options[0] : undefined
  useEffect(() => {
    if (hasty) choose(hasty)
  })

  const enter = () => {
    if (isWaiting && reached === null) setHastyWords(text)
    else if (active) choose(active)
  }
  const step = (by: 1 | -1) => {
    const option = options.at((at + by) % Math.max(1, options.length))
    if (option) setReached(boxOptionId(option))
  }
  const act = (key: string) => {
    if (key === 'Enter') enter()
    else if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (text === '') onLeave()
    else write('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (!keys.has(event.key) || event.shiftKey || event.nativeEvent.isComposing) return
    // Escape closes one thing at a time.
    if (event.key === 'Escape') event.stopPropagation()
    event.preventDefault()
    act(event.key)
  }

  return {
    text,
    write,
    enter,
    onKey,
    listId,
    options,
    active,
    idOf: (option: BoxOption) => `${listId}-${boxOptionId(option)}`,
    reach: (option: BoxOption) => setReached(boxOptionId(option)),
    choose,
    isWaiting,
    isOffline,
    /** Why names could not be looked up; null while they can. */
    error: state === 'failed' ? error : null,
    retry,
  }
}

export type Box = ReturnType<typeof useBox>
