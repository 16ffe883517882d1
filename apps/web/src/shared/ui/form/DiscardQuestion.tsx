import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import css from './DiscardQuestion.module.css'
import formCss from './form.module.css'

type Props = {
  /** The name of what would be lost. */
  label: string
  /** What is asked. */
  question: string
  /** What is written on the button that lets it go. */
  discard?: string
  onDiscard: () => void
  /** Leaves, and what was entered is found again the next time; not offered where it cannot be kept. */
  onLeaveDraft?: (() => void) | undefined
  onKeep: () => void
}

/** Asked in the place of the form, before what was entered there goes. */
export const DiscardQuestion = ({
  label,
  question,
  discard = 'Discard',
  onDiscard,
  onLeaveDraft,
  onKeep,
}: Props) => {
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
    <div className={css.question} role="alertdialog" aria-label={label}>
      <p>{question}</p>
      <div className={formCss.actions}>
        <Button ref={keep} variant="default" onClick={onKeep}>
          Keep editing
        </Button>
        {onLeaveDraft && (
          <Button variant="default" onClick={onLeaveDraft}>
            Save draft
          </Button>
        )}
        <Button variant="quiet" onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </div>
  )
}
