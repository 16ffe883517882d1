import { reportLimits } from '@soundings/contract/reports'
import { lastDay } from '@soundings/rules/reports'
import { TextField } from '#shared/ui/form/fields.tsx'
import css from './DateFields.module.css'
import type { FormOfReport } from './use-writing.ts'

const day = 86_400_000

/** The day on the calendar of this device, `2026-11-21`. */
const dayHere = (at: number): string => {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** When the dive was; most are told on the same day or the next. */
export const DateFields = ({ form }: { form: FormOfReport }) => {
  const now = Date.now()
  const { diveDate } = form.values
  const days = [
    { label: 'Today', value: dayHere(now) },
    { label: 'Yesterday', value: dayHere(now - day) },
  ]
  return (
    <div className={css.fields}>
      <div className={css.date}>
        <TextField
          type="date"
          label="Date"
          min={reportLimits.firstDate}
          max={lastDay(new Date(now))}
          {...form.getInputProps('diveDate')}
        />
        <div className={css.days}>
          {days.map(({ label, value }) => (
            <button
              key={label}
              type="button"
              className={css.day}
              aria-pressed={diveDate === value}
              onClick={() => form.setFieldValue('diveDate', value)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <TextField type="time" label="Time" required={false} {...form.getInputProps('diveTime')} />
    </div>
  )
}
