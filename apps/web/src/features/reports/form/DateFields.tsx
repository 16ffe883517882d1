import { reportLimits } from '@soundings/contract/reports'
import { lastDay } from '@soundings/rules/reports'
import { DayField } from '#shared/ui/form/DayField.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import css from './DateFields.module.css'
import type { FormOfReport } from './use-writing.ts'

/** When the dive was. */
export const DateFields = ({ form }: { form: FormOfReport }) => (
  <div className={css.fields}>
    <DayField
      label="Date"
      min={reportLimits.firstDate}
      max={lastDay(new Date())}
      onDay={(day) => form.setFieldValue('diveDate', day)}
      {...form.getInputProps('diveDate')}
      value={form.values.diveDate}
    />
    <TextField type="time" label="Time" required={false} {...form.getInputProps('diveTime')} />
  </div>
)
