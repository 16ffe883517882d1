import { IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './Section.module.css'

type Props = { title: string; definition: string; children: ReactNode }

/** A section of the page, which tells on press what it counts. */
export const Section = ({ title, definition, children }: Props) => {
  const [heading, text] = [useId(), useId()]
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.panel} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className={css.info}
          aria-label={`How this is counted: ${title}`}
          aria-expanded={isOpen}
          aria-controls={text}
          onClick={() => setOpen(!isOpen)}
        >
          <IconInfoCircle {...icon} />
        </button>
      </div>
      <p id={text} className={css.quiet} hidden={!isOpen}>
        {definition}
      </p>
      {children}
    </section>
  )
}
