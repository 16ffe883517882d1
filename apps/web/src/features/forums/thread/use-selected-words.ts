import { type RefObject, useEffect, useState } from 'react'
import { selectedMarkdown } from './selected-markdown.ts'

/** A selection rests for so long before something is offered for it, in milliseconds. */
const rest = 250

/** Words of one post that are selected. */
export type SelectedWords = {
  /** The number of the post. */
  n: number
  /** As Markdown. */
  text: string
}

const wordsIn = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-words]') ?? null

/** What is selected in this part of the page, if it is words of one post. */
const selectedIn = (part: Element | null): (SelectedWords & { range: Range }) | null => {
  const selection = document.getSelection()
  if (!part || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const words = wordsIn(range.startContainer)
  // A selection of a whole paragraph may end where the next thing begins.
  const isOne = words !== null && (words === wordsIn(range.endContainer) || range.endOffset === 0)
  const n = Number(words?.closest<HTMLElement>('[data-post]')?.dataset.post ?? Number.NaN)
  if (!isOne || Number.isNaN(n) || !part.contains(words)) return null
  const within = range.cloneRange()
  if (words !== wordsIn(range.endContainer)) within.setEnd(words, words.childNodes.length)
  const text = selectedMarkdown(within.cloneContents())
  return text === '' ? null : { n, text, range: within }
}

export const selectedWords = (part: Element | null): SelectedWords | null => {
  const found = selectedIn(part)
  return found && { n: found.n, text: found.text }
}

/** Where something is offered for the selection, in pixels within the part. */
type Offered = SelectedWords & { top: number; left: number }

/** What is offered is seen also where the selection ends at the foot of the screen, in pixels above it. */
const foot = 64

/** The words of a post that somebody selected, once the selection rests. */
export const useSelectedWords = (part: RefObject<HTMLElement | null>, isWanted: boolean): Offered | null => {
  const [offered, setOffered] = useState<Offered | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let timer = 0
    const look = () => {
      const found = selectedIn(part.current)
      const last = found && ([...found.range.getClientRects()].at(-1) ?? found.range.getBoundingClientRect())
      const frame = part.current?.getBoundingClientRect()
      setOffered(
        found && last && frame
          ? {
              n: found.n,
              text: found.text,
              top: Math.min(last.bottom, window.innerHeight - foot) - frame.top,
              left: last.right - frame.left,
            }
          : null,
      )
    }
    const changed = () => {
      clearTimeout(timer)
      if (document.getSelection()?.isCollapsed !== false) setOffered(null)
      else timer = window.setTimeout(look, rest)
    }
    document.addEventListener('selectionchange', changed)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', changed)
      setOffered(null)
    }
  }, [part, isWanted])
  return offered
}
