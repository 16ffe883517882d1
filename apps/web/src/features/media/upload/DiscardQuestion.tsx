import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import css from './DiscardQuestion.module.css'

type Props = { onDiscard: () => void; onKeep: () => void }

/** Asked in the place of the form, before what was entered there goes. */
export const DiscardQuestion = ({ onDiscard, onKeep }: Props) => {
  const keep = useRef<HTMLButtonElement>(null)
  // What had focus is hidden now. It goes back there.
  useEffect(() => {
    const before = document.activeElement
    keep.current?.focus()
    return () => {
      requestAnimationFrame(() => before instanceof HTMLElement && before.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <div className={css.question} role="alertdialog" aria-label="Discard this photo?">
      <p>Discard this photo and any entered information?</p>
      <div className={css.actions}>
        <Button ref={keep} variant="default" onClick={onKeep}>
          Keep editing
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  )
}
