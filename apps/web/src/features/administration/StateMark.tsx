import type { HealthState } from '@soundings/contract/administration-fields'
import css from './parts.module.css'

type Props = { state: HealthState | 'none'; children: string }

/** How something does, in a word with a mark of its own shape and colour. */
export const StateMark = ({ state, children }: Props) => (
  <span className={css.state} data-state={state}>
    {children}
  </span>
)
