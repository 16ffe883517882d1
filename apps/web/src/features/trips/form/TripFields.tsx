import { firstCurrencies } from '@soundings/contract/events-fields'
import { tripLimits } from '@soundings/contract/trips-fields'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { optionsOf, preferenceLabel } from '../labels.view.ts'
import { DestinationField } from './DestinationField.tsx'
import css from './TripForm.module.css'
import type { FormOfTrip } from './use-trip-writing.ts'

/** Those most asked for first, then every one that the browser knows. */
const currenciesWith = (chosen: string): string[] => [
  ...new Set([...firstCurrencies, chosen, ...Intl.supportedValuesOf('currency')]),
]

type Props = {
  form: FormOfTrip
  /** Only the owner agrees that the budget counts. */
  isOwner?: boolean
}

/** What people say of a trip. */
export const TripFields = ({ form, isOwner = true }: Props) => {
  const { values, errors } = form
  return (
    <>
      <TextField
        label="Name"
        maxLength={tripLimits.name}
        autoComplete="off"
        placeholder="Red Sea in spring"
        {...form.getInputProps('name')}
      />
      <DestinationField
        value={values.destination}
        onChoose={(chosen) => form.setValues(chosen)}
        error={errors.destination}
      />
      <div className={css.pair}>
        <TextField
          type="date"
          label="Start date"
          min={tripLimits.firstDay}
          max={tripLimits.lastDay}
          {...form.getInputProps('startDate')}
        />
        <TextField
          type="date"
          label="End date"
          min={values.startDate || tripLimits.firstDay}
          max={tripLimits.lastDay}
          {...form.getInputProps('endDate')}
        />
      </div>
      <ChipsField
        label="Preferences"
        options={optionsOf(preferenceLabel)}
        {...form.getInputProps('preferences')}
        value={values.preferences}
        data-path="preferences"
      />
      <div className={css.money}>
        <NumberField
          label={`Budget (${values.currency})`}
          min={0}
          max={tripLimits.budget}
          {...form.getInputProps('budget')}
          value={values.budget}
        />
        <ChoiceField
          label="Currency"
          required={false}
          data={currenciesWith(values.currency)}
          {...form.getInputProps('currency')}
        />
      </div>
      {isOwner && values.budget !== null && values.budget > 0 && (
        <label className={css.agree}>
          <input
            type="checkbox"
            checked={values.countsBudget}
            onChange={({ target }) => form.setFieldValue('countsBudget', target.checked)}
          />
          <span>
            Count it in the average cost of this destination
            <small>
              Others see an average of at least five members, and never what you said. It’s taken as the
              budget of one person.
            </small>
          </span>
        </label>
      )}
      <LongTextField
        label="Description"
        required={false}
        rows={3}
        maxLength={tripLimits.description}
        {...form.getInputProps('description')}
      />
    </>
  )
}
