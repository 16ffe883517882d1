import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLightDismiss } from '#shared/lib/use-light-dismiss.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './HeaderMenu.module.css'

type Props = {
  /** What a screen reader calls the list. */
  label: string
  /** What the button shows before its arrow. */
  summary: ReactNode
  className?: string | undefined
  /** Whether the current page is one of the list. */
  isCurrent?: boolean
  /** The rows: one `li` each. Call `close` when one was chosen. */
  children: (close: () => void) => ReactNode
}

/** A button of the header with a list below it, which goes away when something else is pressed or focused. */
export const HeaderMenu = ({ label, summary, className, isCurrent, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()

  const close = () => {
    // A modal that opens gives focus back to where it was: this button, as the list goes away.
    button.current?.focus()
    setOpen(false)
  }
  useLightDismiss(place, isOpen, (why) => (why === 'escape' ? close() : setOpen(false)))

  return (
    <div ref={place} className={`${css.place} ${className ?? ''}`}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
        <IconChevronDown {...icon} size={16} className={css.arrow} />
      </button>
      {isOpen && (
        <ul id={list} className={css.list} aria-label={label}>
          {children(close)}
        </ul>
      )}
    </div>
  )
}
