import { firstCurrencies } from '@soundings/contract/events-fields'
import { tripLimits } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import { daysOfTrip } from '@soundings/rules/trips'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { moneyText } from '#shared/lib/money.ts'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { categoryLabel, optionsOf } from '../labels.view.ts'
import { travellerName } from '../people/people.view.ts'
import css from './money.module.css'
import { SharesField } from './SharesField.tsx'
import type { FormOfExpense } from './use-expense-writing.ts'

type Props = { trip: Trip; me: string; form: FormOfExpense }

/** What was paid, in which currency, by whom, and who has a part of it. */
export const ExpenseFields = ({ trip, me, form }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { values, errors } = form
  const payers = trip.people.filter(({ state }) => state === 'in')
  const isOther = values.currency !== trip.currency
  const converted =
    isOther && values.amount !== null && values.rate !== null ? values.amount * values.rate : null
  return (
    <>
      <TextField
        label="What for"
        placeholder="Boat for two days"
        maxLength={tripLimits.expenseTitle}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('title')}
      />
      <div className={css.pair}>
        <NumberField
          label="Amount"
          required
          min={0.01}
          max={tripLimits.budget}
          {...form.getInputProps('amount')}
          value={values.amount}
        />
        <ChoiceField
          label="Currency"
          required={false}
          data={[
            ...new Set([
              trip.currency,
              ...firstCurrencies,
              values.currency,
              ...Intl.supportedValuesOf('currency'),
            ]),
          ]}
          {...form.getInputProps('currency')}
        />
        <ChoiceField
          label="Category"
          required={false}
          data={optionsOf(categoryLabel)}
          {...form.getInputProps('category')}
        />
      </div>
      {isOther && (
        <NumberField
          label={`1 ${values.currency} in ${trip.currency}`}
          required
          description={
            converted !== null && Number.isFinite(converted)
              ? `That makes ${moneyText(Math.round(converted * 100) / 100, trip.currency)}.`
              : 'Type the rate that you paid.'
          }
          min={0.000001}
          max={tripLimits.rate}
          {...form.getInputProps('rate')}
          value={values.rate}
        />
      )}
      <div className={css.pair}>
        <ChoiceField
          label="Paid by"
          required={false}
          data={payers.map(({ id }) => ({ value: id, label: travellerName(trip, id, me) }))}
          {...form.getInputProps('paidBy')}
        />
        <ChoiceField
          label="Day"
          required={false}
          data={[
            { value: '', label: 'No day' },
            ...daysOfTrip(trip).map((day, at) => ({
              value: day,
              label: `Day ${at + 1}: ${shortDayText(day, language)}`,
            })),
          ]}
          {...form.getInputProps('day')}
        />
      </div>
      {payers.length > 1 && (
        <SharesField
          trip={trip}
          me={me}
          people={payers}
          value={values.shares}
          onChange={(shares) => form.setFieldValue('shares', shares)}
          error={errors.shares}
        />
      )}
    </>
  )
}
