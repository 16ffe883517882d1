import { VisuallyHidden } from '@mantine/core'
import { numberText } from '@soundings/rules/phrases'
import css from './CountBadge.module.css'

type Props = {
  count: number
  /** What is counted, as it is read out after the number, e.g. `waiting`. */
  of: string
  /** The most that is said; above it stands `99+`. */
  most?: number
}

/** How many there are, as a badge; nothing where there are none. */
export const CountBadge = ({ count, of, most = Number.POSITIVE_INFINITY }: Props) =>
  count > 0 && (
    <span className={css.count}>
      {count > most ? `${numberText(most)}+` : numberText(count)}
      <VisuallyHidden> {of}</VisuallyHidden>
    </span>
  )
