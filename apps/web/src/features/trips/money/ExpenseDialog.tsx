import { Button } from '@mantine/core'
import { firstCurrencies } from '@soundings/contract/events-fields'
import { tripLimits } from '@soundings/contract/trips-fields'
import type { Expense } from '@soundings/contract/trips-money'
import type { Trip } from '@soundings/contract/trips-shapes'
import { daysOfTrip } from '@soundings/rules/trips'
import { IconHistory, IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { moneyText } from '#shared/lib/money.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import ways from '#shared/ui/form/form.module.css'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { toast } from '#shared/ui/toast.tsx'
import { categoryLabel, optionsOf } from '../labels.view.ts'
import { travellerName } from '../people/people.view.ts'
import { type ExpenseDraft, openExpenseDraft } from './expense-draft.ts'
import {
  type ExpenseValues,
  emptyExpense,
  fieldOf,
  type SentExpense,
  typedExpense,
  valuesOfExpense,
} from './expense-values.ts'
import css from './money.module.css'
import { addExpense, askForExpense, changeExpense } from './money.queries.ts'
import { SharesField } from './SharesField.tsx'

const words = {
  signedOut: 'You were signed out, so nothing was saved. Log in and save it again.',
  failed: 'The expense couldn’t be saved. Please try again.',
  couldNotSend: (problem: string) => problem,
}

type Changes = { id: string; version: number }

type FormProps = {
  trip: Trip
  me: string
  expense: Expense | null
  base: ExpenseValues
  draft: ExpenseDraft
  onStartOver: () => void
  onClose: () => void
}

const Form = ({ trip, me, expense, base, draft, onStartOver, onClose }: FormProps) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const tripId = trip.id
  const [schema] = useState(() => typedExpense(trip.currency))
  const { form, problem, isSending, other, takeOther, onSubmit } = useDraftedForm<
    ExpenseValues,
    SentExpense,
    Expense,
    Changes
  >({
    schema,
    base,
    draft,
    fieldOf,
    changes: expense && { id: expense.id, version: draft.version ?? expense.version },
    readNewest: async ({ id }) => {
      const newest = await askForExpense(queries, { tripId, expenseId: id })
      return { newest, changes: { id, version: newest.version } }
    },
    words,
  })
  const { problemBox, saving } = useFormFocus({ form, problem, isSending })
  const { values, errors } = form
  const payers = trip.people.filter(({ state }) => state === 'in')
  const isOther = values.currency !== trip.currency
  const converted =
    isOther && values.amount !== null && values.rate !== null ? values.amount * values.rate : null
  const submit = onSubmit(async (sent, { changes }) => {
    if (changes)
      await changeExpense(queries, { tripId, expenseId: changes.id }, { ...sent, version: changes.version })
    else await addExpense(queries, tripId, { ...sent, clientKey: draft.key })
    toast.success(changes ? 'Changes saved' : 'Expense added')
    draft.forget()
    onClose()
  })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit}
      aria-label={expense ? 'Edit expense' : 'Add an expense'}
    >
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
      </div>
      {draft.isRestored && (
        <FormNews icon={IconHistory} act="Start over" onAct={onStartOver}>
          This is your saved draft. Only you can see it, in this browser.
        </FormNews>
      )}
      <div role="status">
        {other && (
          <FormNews icon={IconUsers} act="Use theirs" onAct={() => takeOther(valuesOfExpense(other, me))}>
            Somebody else changed this expense while you were typing: {other.title},{' '}
            {moneyText(other.amount, other.currency)}. Save again to keep your version.
          </FormNews>
        )}
      </div>
      <div className={css.fields} inert={isSending}>
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
      </div>
      <div className={ways.actions}>
        <Button ref={saving} type="submit" variant="main" loading={isSending}>
          {expense ? 'Save changes' : 'Add expense'}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.forget()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

type Props = { trip: Trip; personId: string; expense: Expense | null; opened: boolean; onClose: () => void }

const Opened = ({ trip: givenTrip, personId, expense: given, onClose }: Omit<Props, 'opened'>) => {
  // They stay while the form is open, whatever others change.
  const [trip] = useState(givenTrip)
  const [expense] = useState(given)
  const base = expense ? valuesOfExpense(expense, personId) : emptyExpense(trip, personId)
  const { draft, round, startOver } = useFreshStart(
    () =>
      openExpenseDraft({
        personId,
        tripId: trip.id,
        base,
        known: expense ? { id: expense.id, version: expense.version } : undefined,
      }),
    ({ typed }) =>
      (fresh) => {
        fresh.typed = typed
      },
  )
  return (
    <Form
      key={round}
      trip={trip}
      me={personId}
      expense={expense}
      base={base}
      draft={draft}
      onStartOver={startOver}
      onClose={onClose}
    />
  )
}

/** What somebody paid, as it is added or changed. Closed, it keeps what was typed for the next time. */
export const ExpenseDialog = ({ opened, ...props }: Props) => (
  <FormModal
    opened={opened}
    onClose={props.onClose}
    title={props.expense ? 'Edit expense' : 'Add an expense'}
    size={560}
  >
    {opened && <Opened {...props} />}
  </FormModal>
)
