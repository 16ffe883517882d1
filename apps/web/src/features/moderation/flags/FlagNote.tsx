import type { PendingFlag } from '@soundings/contract/moderation'
import { flagReasonLabel } from '#shared/review/flag-labels.view.ts'
import css from './FlagNote.module.css'

/** What somebody objects to. */
export const FlagNote = ({ flag }: { flag: PendingFlag['flag'] }) => (
  <section className={css.flag} aria-label="Reported problem">
    <p className={css.reason}>{flagReasonLabel[flag.reason]}</p>
    {flag.note && <p className={css.note}>{flag.note}</p>}
  </section>
)
