import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something may be to count as in view: it is there before one has scrolled to it. */
const ahead = '300px'

/** True once an element came into view, and from then on. */
export const useCameInView = (element: RefObject<Element | null>): boolean => {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    if (hasCome || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setHasCome(true),
      // What scrolls may be the window or a panel of it, for which browsers have another word.
      { rootMargin: ahead, scrollMargin: ahead } as IntersectionObserverInit,
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, hasCome])
  return hasCome
}
