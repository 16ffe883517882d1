import { type RefObject, useEffect, useRef } from 'react'
import { useSwipe } from '#shared/lib/use-swipe.ts'
import type { ReportWalk } from './use-report-walk.ts'

/**
 * The way from report to report, for buttons and keys, and what belongs to the part that shows one, `scroller`: swipes
 * lead on, and each report begins at its top. Focus that is lost on the way goes to `refuge`, else to that part.
 */
export const useReportSteps = (
  { report, previous, next }: ReportWalk,
  onStep: (reportId: string) => void,
  refuge?: RefObject<HTMLElement | null>,
) => {
  const scroller = useRef<HTMLElement>(null)
  const step = (way: -1 | 1) => {
    const to = way < 0 ? previous : next
    if (to) onStep(to.id)
  }
  const swipe = useSwipe(step)
  const id = report?.id
  const lost = refuge ?? scroller
  useEffect(() => {
    if (!id) return
    scroller.current?.scrollTo({ top: 0 })
    // The button that was pressed may have gone with its report. Without focus inside, no key is heard.
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body)
      lost.current?.focus({ preventScroll: true })
  }, [id, lost])
  return { step, scroller: { ref: scroller, ...swipe } }
}
