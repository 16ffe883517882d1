import { eventLimits } from '@soundings/contract/events-fields'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'

/** How often it takes place, and until when. */
export const RecurrenceFields = ({ values, of }: FieldsOf) => (
  <div className={css.triple}>
    <ChoiceField
      label="Repeats"
      required={false}
      data={[
        { value: '', label: 'Once' },
        { value: 'week', label: 'Every week' },
        { value: 'month', label: 'Every month' },
      ]}
      {...of('every')}
    />
    {values.every !== '' && (
      <>
        <ChoiceField
          label="Ends"
          required={false}
          data={[
            { value: 'count', label: 'After so many times' },
            { value: 'until', label: 'On a day' },
          ]}
          {...of('ends')}
        />
        {values.ends === 'count' ? (
          <NumberField
            label="How many times"
            isWhole
            required
            {...eventLimits.occurrences}
            {...of('count')}
            value={values.count}
          />
        ) : (
          <TextField type="date" label="Last one by" min={values.date} {...of('until')} />
        )}
      </>
    )}
  </div>
)
