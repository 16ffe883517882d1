import css from './MoreFields.module.css'
import { useLastDive } from './use-last-dive.ts'

type Props = { value: number | null; onUse: (next: number) => void }

/** Offers the number that comes next. */
export const NextNumber = ({ value, onUse }: Props) => {
  const { number } = useLastDive()
  if (value !== null || number === null) return null
  return (
    <button type="button" className={css.clear} onClick={() => onUse(number)}>
      Use {number}, the next one
    </button>
  )
}
