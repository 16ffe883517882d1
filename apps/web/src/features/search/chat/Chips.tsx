import type { Chip } from '@soundings/contract/search'
import { IconX } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './Chips.module.css'

type Props = {
  chips: readonly Chip[]
  /** Those that aren’t matched, as no site matches them all. */
  relaxed: readonly Chip[]
  /** Asks again without one; null where that isn’t possible. */
  onRemove: ((chip: Chip) => void) | null
}

/** What was understood of a question, thing by thing. Each can be taken out of it. */
export const Chips = ({ chips, relaxed, onRemove }: Props) => (
  // The answer says it, too: read aloud it would come twice.
  <ul className={css.chips} aria-label="Understood as" aria-live="off">
    {chips.map((chip) => (
      <li key={chip.key} className={css.chip}>
        {chip.label}
        {onRemove && (
          <button type="button" aria-label={`Ask without ‘${chip.label}’`} onClick={() => onRemove(chip)}>
            <IconX {...icon} size={14} />
          </button>
        )}
      </li>
    ))}
    {relaxed.map((chip) => (
      <li key={chip.key} className={css.chip} data-unmatched>
        <s>{chip.label}</s>
        <span className={css.why}>not matched</span>
      </li>
    ))}
  </ul>
)
