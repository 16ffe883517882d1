import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Home } from './use-home.ts'

/** Whether something can have focus: it is on the page, and nothing hides it. */
const isReachable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.closest('[hidden], [inert]') === null

const reachable = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll(selector)].find(isReachable)

/** Follows what had focus last, also while nothing has it. */
const useLastFocused = () => {
  const last = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return last
}

/**
 * Where what had focus goes away with a press, focus goes on: back to what a site was opened from when it closes, to the
 * conversation when that comes forward, to the box when it closes, else to what stands in its place. Details of a site take it by themselves.
 */
export const useHomeFocus = ({ selectedId, showsSite, slide, ask, question }: Home, talks: boolean): void => {
  const focused = useLastFocused()
  const opener = useRef<Element>(null)
  const before = useRef({ selectedId, showsSite, talks })
  useLayoutEffect(() => {
    if (selectedId !== null && before.current.selectedId === null) opener.current = focused.current
  }, [selectedId, focused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may take away what had focus
  useEffect(() => {
    const last = before.current
    before.current = { selectedId, showsSite, talks }
    const isLost = focused.current !== null && !isReachable(focused.current)
    if (!isLost || isReachable(document.activeElement?.closest('body *') ?? null)) return
    const closedId = selectedId === null ? last.selectedId : null
    const isAskedAbout = selectedId !== null && last.showsSite && !showsSite
    const target =
      (closedId !== null && isReachable(opener.current) ? opener.current : undefined) ??
      (closedId !== null ? reachable(`#home-sites a[href*="${closedId}"]`) : undefined) ??
      (isAskedAbout ? reachable('textarea') : undefined) ??
      (last.talks && !talks ? reachable('#home-search') : undefined) ??
      reachable('#site-preview') ??
      reachable('#home-sites h2') ??
      reachable('h1')
    target?.focus({ preventScroll: true })
  }, [selectedId, showsSite, talks, slide, ask, question, focused])
}
