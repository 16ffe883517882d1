import { type ReactNode, useRef } from 'react'
import { useCameInView } from '#shared/lib/use-in-view.ts'

/** What is made, with the code and the reads that it needs, once somebody scrolls near it; it takes no room before. */
export const InView = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(place)
  return isNear ? children : <div ref={place} />
}
