import { type RefObject, useEffect } from 'react'
import { type SheetStop, sheetHeights } from './bottom-sheet.view.ts'

/** Between a sheet and what is told above it, in pixels. */
const gap = 8

/** Lets what is told for a moment stand above a sheet, where it covers no button; a full sheet makes room of its own. */
export const useToastLift = (
  sheet: RefObject<HTMLElement | null>,
  stop: SheetStop,
  half: number | undefined,
): void => {
  useEffect(() => {
    const frame = sheet.current?.parentElement
    if (!frame || stop === 'full') return
    const root = document.documentElement
    const measure = () => {
      const { bottom, height } = frame.getBoundingClientRect()
      const lift = window.innerHeight - bottom + sheetHeights(height, half)[stop] + gap
      root.style.setProperty('--toast-lift', `${Math.round(lift)}px`)
    }
    // It measures at once after the next layout; asked for here, the whole page would be laid out twice.
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--toast-lift')
    }
  }, [sheet, stop, half])
}
