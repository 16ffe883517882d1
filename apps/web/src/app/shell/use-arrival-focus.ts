import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a change of page, focus lands on its heading (or its content), so that a screen reader begins there.
 * The first page keeps the browser's own start, and moving within a page is the page's business.
 */
export const useArrivalFocus = (main: RefObject<HTMLElement | null>): void => {
  const page = useRouterState({
    select: ({ matches, resolvedLocation }) =>
      resolvedLocation && `${matches[1]?.routeId ?? resolvedLocation.pathname}`,
  })
  const before = useRef<string>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = page
    if (page === undefined || last === undefined || last === page) return
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]')
    const target = heading?.closest('[inert]') ? main.current : (heading ?? main.current)
    target?.focus({ preventScroll: true })
  }, [page, main])
}
