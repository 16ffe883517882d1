import { Button } from '@mantine/core'
import type { Expense } from '@soundings/contract/trips-money'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconHistory, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { moneyText } from '#shared/lib/money.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import ways from '#shared/ui/form/form.module.css'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { ExpenseFields } from './ExpenseFields.tsx'
import { type ExpenseDraft, openExpenseDraft } from './expense-draft.ts'
import { type ExpenseValues, emptyExpense, valuesOfExpense } from './expense-values.ts'
import css from './money.module.css'
import { useExpenseWriting } from './use-expense-writing.ts'

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
  const writing = useExpenseWriting({ trip, me, expense, base, draft, onDone: onClose })
  const { form, problem, isSending, other, takeOther, submit } = writing
  const { problemBox, saving } = useFormFocus({ form, problem, isSending })
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
          <FormNews icon={IconUsers} act="Use theirs" onAct={takeOther}>
            Somebody else changed this expense while you were typing: {other.title},{' '}
            {moneyText(other.amount, other.currency)}. Save again to keep your version.
          </FormNews>
        )}
      </div>
      <div className={css.fields} inert={isSending}>
        <ExpenseFields trip={trip} me={me} form={form} />
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
