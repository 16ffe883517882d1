import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import css from './Chart.module.css'
import { type Mark, placeOf } from './chart.view.ts'

type Props = {
  label: string
  marks: readonly Mark[]
  /** A mark was pressed. */
  onPress: (key: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The marks of a chart, one below the other. One of them is reached with Tab, the others with the arrow keys. */
export const Marks = ({ label, marks, onPress }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const reached = Math.min(at, marks.length - 1)
  const move = (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: marks.length - 1 }
    const step = steps[event.key]
    const to = step === undefined ? ends[event.key] : reached + step
    if (to === undefined || to < 0 || to >= marks.length) return
    event.preventDefault()
    setAt(to)
    list.current?.querySelectorAll<HTMLElement>('button')[to]?.focus()
  }
  return (
    <ul ref={list} className={css.marks} aria-label={label}>
      {marks.map((mark, place) => {
        const bar = placeOf(mark, marks)
        return (
          <li key={mark.key} className={css.row}>
            <button
              type="button"
              className={css.mark}
              title={mark.sentence}
              tabIndex={place === reached ? 0 : -1}
              onFocus={() => setAt(place)}
              onKeyDown={move}
              onClick={() => onPress(mark.key)}
            >
              <VisuallyHidden>{mark.sentence}</VisuallyHidden>
              <span className={css.label} aria-hidden="true">
                {mark.label}
              </span>
              <span className={css.track}>
                {bar && (
                  <span
                    className={css.bar}
                    style={{ marginInlineStart: `${bar.start}%`, width: `${bar.width}%` }}
                  />
                )}
                {bar && bar.middle !== null && (
                  <span className={css.middle} style={{ insetInlineStart: `${bar.middle}%` }} />
                )}
              </span>
              <span className={css.value} aria-hidden="true">
                {mark.text}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
