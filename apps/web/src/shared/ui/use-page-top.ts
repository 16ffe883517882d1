import { useLayoutEffect, useRef, useState } from 'react'

/**
 * How far below the top of the page a list begins that scrolls with it, in pixels; `place` is where it stands. Without
 * haste it is known once the page is laid out, which nothing needs to wait for then.
 */
export const usePageTop = ({ hasHaste = true } = {}) => {
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [isHasty] = useState(hasHaste)
  // What stands above may have grown: filters that open, notices that come.
  useLayoutEffect(() => {
    const measure = () => {
      const found = place.current?.getBoundingClientRect().top
      if (found !== undefined) setTop(Math.round(found + window.scrollY))
    }
    if (isHasty) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isHasty])
  return { place, top }
}
