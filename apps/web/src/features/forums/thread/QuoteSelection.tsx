import { Button } from '@mantine/core'
import { IconQuote } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './QuoteSelection.module.css'
import { type SelectedWords, useSelectedWords } from './use-selected-words.ts'

type Props = {
  /** The posts, within which it is placed. */
  part: RefObject<HTMLElement | null>
  isWanted: boolean
  onQuote: (selected: SelectedWords) => void
}

/** Beside words of a post that are selected: the way to quote these alone. */
export const QuoteSelection = ({ part, isWanted, onQuote }: Props) => {
  const offered = useSelectedWords(part, isWanted)
  if (!offered) return null
  return (
    <Button
      variant="main"
      className={css.quote ?? ''}
      style={{ '--at': `${offered.left}px`, '--below': `${offered.top}px` }}
      leftSection={<IconQuote {...icon} />}
      aria-label="Quote what you selected"
      // The press takes no focus, or the selection would be gone before it is quoted.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        onQuote(offered)
        document.getSelection()?.removeAllRanges()
      }}
    >
      Quote
    </Button>
  )
}
