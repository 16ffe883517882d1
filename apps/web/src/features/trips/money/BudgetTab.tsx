import { Button, Skeleton } from '@mantine/core'
import type { Expense } from '@soundings/contract/trips-money'
import type { Trip } from '@soundings/contract/trips-shapes'
import { mayEditTrip } from '@soundings/rules/trips'
import { IconPlus, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import columns from '../page/columns.module.css'
import { ExpenseDialog } from './ExpenseDialog.tsx'
import { Expenses } from './Expenses.tsx'
import css from './money.module.css'
import { budgetQuery, expensesQuery, settlementQuery } from './money.queries.ts'
import { Settled, Sums } from './Sums.tsx'

/** What a trip costs: the plan, what was spent, and who owes whom. */
export const BudgetTab = ({ trip, personId }: { trip: Trip; personId: string }) => {
  const expenses = useQuery(expensesQuery(trip.id))
  const { data: budget } = useQuery(budgetQuery(trip.id))
  const { data: settlement } = useQuery(settlementQuery(trip.id))
  const isLate = useLate(expenses.isFetching && !expenses.data)
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<Expense | null>(null)
  const mayEdit = mayEditTrip(trip.role) && trip.state === 'in'
  const open = (expense: Expense | null) => {
    setEdited(expense)
    setOpen(true)
  }
  if (!expenses.data && expenses.error && !expenses.isFetching)
    return (
      <FailureNotice
        title="The budget couldn’t be loaded"
        error={expenses.error}
        onRetry={() => void expenses.refetch()}
      />
    )
  if (!expenses.data)
    return isLate && <Skeleton height={320} radius="lg" role="status" aria-label="Loading the budget" />
  const { items } = expenses.data
  const add = mayEdit && (
    <Button variant="main" leftSection={<IconPlus {...icon} />} onClick={() => open(null)}>
      Add an expense
    </Button>
  )
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        <section className={css.part} aria-labelledby="budget">
          <div className={css.head}>
            <h2 id="budget">Budget</h2>
            {items.length > 0 && add}
          </div>
          {budget && <Sums budget={budget} />}
          {items.length === 0 && (
            <Notice icon={IconReceipt} title="Nothing spent yet" level={3} role="status" action={add}>
              <p>
                Note what each of you pays, in any currency. Soundings works out who owes whom.
                {trip.budget === null && ' Set a budget under “Edit trip” to see what is left of it.'}
              </p>
            </Notice>
          )}
        </section>
        {items.length > 0 && (
          <section className={css.part} aria-labelledby="expenses">
            <h2 id="expenses">Expenses</h2>
            <Expenses trip={trip} me={personId} expenses={items} mayEdit={mayEdit} onEdit={open} />
          </section>
        )}
      </div>
      {settlement && items.length > 0 && <Settled trip={trip} me={personId} settlement={settlement} />}
      <ExpenseDialog
        trip={trip}
        personId={personId}
        expense={edited}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
