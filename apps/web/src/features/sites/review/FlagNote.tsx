import type { PendingPreview } from '@soundings/contract/moderation'
import { flagReasonLabel } from '../flag-words.view.ts'
import css from './FlagNote.module.css'

/** What somebody objects to. */
export const FlagNote = ({ flag }: { flag: NonNullable<PendingPreview['flag']> }) => (
  <section className={css.flag} aria-label="What was reported">
    <p className={css.reason}>{flagReasonLabel[flag.reason]}</p>
    {flag.note && <p className={css.note}>{flag.note}</p>}
  </section>
)
