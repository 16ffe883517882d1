import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './FoldHandle.module.css'
import type { Side } from './fold-store.ts'

const looks = {
  left: { label: 'Search panel', Open: IconChevronLeft, Folded: IconChevronRight },
  right: { label: 'Sites panel', Open: IconChevronRight, Folded: IconChevronLeft },
} as const

type Props = { side: Side; panelId: string; isFolded: boolean; onToggle: () => void }

/** Folds a panel beside the map away, and brings it back. */
export const FoldHandle = ({ side, panelId, isFolded, onToggle }: Props) => {
  const { label, Open, Folded } = looks[side]
  const Picture = isFolded ? Folded : Open
  return (
    <button
      type="button"
      className={css.handle}
      data-side={side}
      data-folded={isFolded || undefined}
      aria-label={label}
      aria-expanded={!isFolded}
      aria-controls={panelId}
      title={isFolded ? 'Show this panel' : 'Hide this panel'}
      onClick={onToggle}
    >
      <Picture {...icon} />
    </button>
  )
}
