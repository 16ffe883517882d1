import { type ReactNode, useRef } from 'react'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import { useSettled } from '#shared/lib/use-settled.ts'

type Props = {
  /** About how much room it will take, in pixels. */
  height: number
  children: ReactNode
}

/** What is made, with the code and the reads that it needs, once somebody scrolls near it, or the page is at rest. */
export const InView = ({ height, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(place)
  const isSettled = useSettled()
  return isNear || isSettled ? children : <div ref={place} style={{ minHeight: height }} />
}
