import { IconX } from '@tabler/icons-react'
import css from './ChosenFilters.module.css'
import { icon } from './icons.ts'

type Props<Change> = {
  /** Each set filter in words, and what takes it back. */
  chosen: readonly { text: string; without: Change }[]
  /** What takes back all of them. */
  everything: Change
  onChange: (change: Change) => void
}

/** What a list is narrowed by: a chip each, which a press removes. Nothing where all of it is shown. */
export const ChosenFilters = <Change,>({ chosen, everything, onChange }: Props<Change>) =>
  chosen.length > 0 && (
    <ul className={css.chosen} aria-label="Active filters">
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <button type="button" aria-label={`Remove filter: ${text}`} onClick={() => onChange(without)}>
            <bdi>{text}</bdi>
            <IconX {...icon} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" data-plain onClick={() => onChange(everything)}>
          Clear all
        </button>
      </li>
    </ul>
  )
