import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import css from './BottomSheet.module.css'
import { type SheetStop, sheetStops, stopAfterPress } from './bottom-sheet.view.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import { useToastLift } from './use-toast-lift.ts'

const stopLabel: Record<SheetStop, string> = { peek: 'Lowest', half: 'Half height', full: 'Full height' }

type Props = {
  /** The id of the heading that names what is in the sheet. */
  labelledBy: string
  stop: SheetStop
  onStop: (stop: SheetStop) => void
  /** How much is seen at half height, in pixels; half of the frame unless something else is said. */
  half?: number | undefined
  /** Whether it is in sight. */
  isShown?: boolean
  /** A finger took hold of the sheet: what lies under it is about to show. */
  onDragStart?: () => void
  /** What is seen at every stop. The sheet can be dragged by it. */
  head: ReactNode
  /** What is seen from half height on; it scrolls by itself. */
  children: ReactNode
}

/**
 * A sheet over the lower part of its frame with three stops. It is dragged by its head, pressed on the grip, or put to
 * a stop by one of three buttons, which show when the keyboard reaches them. The frame is the nearest positioned element.
 */
export const BottomSheet = ({
  labelledBy,
  stop,
  onStop,
  half,
  isShown = true,
  onDragStart,
  head,
  children,
}: Props) => {
  const sheet = useRef<HTMLElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useSheetDrag({ sheet, head: top }, { stop, half, onStop, onDragStart: onDragStart ?? (() => undefined) })
  useToastLift(sheet, isShown ? stop : 'full', half)
  const [last, setLast] = useState({ stop, goesUp: true })
  if (last.stop !== stop) setLast({ stop, goesUp: sheetStops.indexOf(stop) > sheetStops.indexOf(last.stop) })

  return (
    <div className={css.frame}>
      <section
        ref={sheet}
        className={css.sheet}
        aria-labelledby={labelledBy}
        data-stop={stop}
        data-goes={last.goesUp ? 'up' : 'down'}
        style={half === undefined ? undefined : ({ '--half': `${half}px` } as CSSProperties)}
      >
        <div ref={top} className={css.head}>
          <button
            type="button"
            className={css.grip}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => onStop(stopAfterPress(stop))}
          />
          <fieldset className={css.stops} aria-label="Height of this sheet">
            {sheetStops.map((each) => (
              <button
                key={each}
                type="button"
                className={css.stop}
                aria-pressed={each === stop}
                onClick={() => onStop(each)}
              >
                {stopLabel[each]}
              </button>
            ))}
          </fieldset>
          {head}
        </div>
        <div className={css.body} inert={stop === 'peek'}>
          {children}
        </div>
      </section>
    </div>
  )
}
