import type { TextInputProps } from '@mantine/core'
import { dayHere } from '../../lib/day-here.ts'
import css from './DayField.module.css'
import { TextField } from './fields.tsx'

const day = 86_400_000

type Props = Omit<TextInputProps, 'value' | 'type'> & { value: string; onDay: (day: string) => void }

/** The day of a dive; most are told on the same day or the next. */
export const DayField = ({ value, onDay, ...field }: Props) => {
  const now = Date.now()
  const days = [
    { label: 'Today', value: dayHere(now) },
    { label: 'Yesterday', value: dayHere(now - day) },
  ]
  return (
    <div className={css.date}>
      <TextField type="date" {...field} value={value} />
      <div className={css.days}>
        {days.map((one) => (
          <button
            key={one.label}
            type="button"
            className={css.day}
            aria-pressed={value === one.value}
            onClick={() => onDay(one.value)}
          >
            {one.label}
          </button>
        ))}
      </div>
    </div>
  )
}
