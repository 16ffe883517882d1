import { ActionIcon } from '@mantine/core'
import {
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconQuote,
} from '@tabler/icons-react'
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './Composer.module.css'
import { type Mark, marks } from './marks.view.ts'

const buttons: Record<Mark, { label: string; Picture: ComponentType<typeof icon> }> = {
  bold: { label: 'Bold', Picture: IconBold },
  italic: { label: 'Italic', Picture: IconItalic },
  heading: { label: 'Heading', Picture: IconHeading },
  list: { label: 'List', Picture: IconList },
  numbers: { label: 'Numbered list', Picture: IconListNumbers },
  quote: { label: 'Quote', Picture: IconQuote },
  link: { label: 'Link', Picture: IconLink },
}

/** What the keyboard does in the field. */
const keyOf: Partial<Record<Mark, string>> = { bold: 'Ctrl+B', italic: 'Ctrl+I' }

type Props = {
  /** The id of the field. */
  controls: string
  isOff: boolean
  onMark: (mark: Mark) => void
  /** Not where no photos can be added. */
  photos?: { isOpen: boolean; onToggle: () => void } | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The buttons of a composer; one stop for the keyboard, with arrows between them. */
export const Toolbar = ({ controls, isOff, onMark, photos }: Props) => {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const count = marks.length + (photos ? 1 : 0)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + step + count) % count
    setAt(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const of = (index: number) => ({
    type: 'button' as const,
    variant: 'quiet',
    tabIndex: index === at ? 0 : -1,
    onFocus: () => setAt(index),
    // The field keeps focus, and a phone its keyboard.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  })
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={css.toolbar}
      onKeyDown={move}
    >
      {marks.map((mark, index) => {
        const { label, Picture } = buttons[mark]
        const keys = keyOf[mark]
        return (
          <ActionIcon
            key={mark}
            {...of(index)}
            aria-label={label}
            title={keys ? `${label} (${keys})` : label}
            aria-disabled={isOff}
            onClick={() => {
              if (!isOff) onMark(mark)
            }}
          >
            <Picture {...icon} />
          </ActionIcon>
        )
      })}
      {photos && (
        <ActionIcon
          {...of(marks.length)}
          aria-label="Photos"
          title="Photos"
          aria-expanded={photos.isOpen}
          onClick={photos.onToggle}
        >
          <IconPhoto {...icon} />
        </ActionIcon>
      )}
    </div>
  )
}
