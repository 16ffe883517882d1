import { Menu } from '@mantine/core'
import type { Expense } from '@soundings/contract/trips-money'
import type { Trip } from '@soundings/contract/trips-shapes'
import { listText } from '@soundings/rules/phrases'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { moneyText } from '#shared/lib/money.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { categoryLabel } from '../labels.view.ts'
import { travellerName } from '../people/people.view.ts'
import css from './money.module.css'
import { addExpense, removeExpense } from './money.queries.ts'

/** Who shares it: everybody, or those who do. */
const sharedBy = (trip: Trip, { shares }: Expense, me: string): string => {
  const all = trip.people.filter(({ state }) => state === 'in')
  const isSame = new Set(shares.map(({ weight }) => weight)).size < 2
  if (isSame && shares.length === all.length && all.length > 1) return 'shared by all'
  const [only] = shares
  if (shares.length === 1 && only)
    return only.userId === me ? 'for you' : `for ${travellerName(trip, only.userId, me)}`
  return `shared by ${listText(shares.map(({ userId }) => travellerName(trip, userId, me)))}`
}

type Props = {
  trip: Trip
  me: string
  expenses: readonly Expense[]
  mayEdit: boolean
  onEdit: (expense: Expense) => void
}

/** What was paid, the latest day first. */
export const Expenses = ({ trip, me, expenses, mayEdit, onEdit }: Props) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const failed = (error: unknown) =>
    toast.error(wordsOf(error, 'The expense couldn’t be removed. Please try again.'))
  const remove = async (expense: Expense) => {
    await removeExpense(queries, { tripId: trip.id, expenseId: expense.id })
    const { title, amount, currency, rate, paidBy, category, day, shares } = expense
    const known = shares.flatMap(({ userId, weight }) => (userId === null ? [] : [{ userId, weight }]))
    toast.notify({
      message: `${title} removed`,
      action: {
        label: 'Undo',
        act: () =>
          void addExpense(queries, trip.id, {
            title,
            amount,
            currency,
            rate,
            paidBy,
            category,
            day,
            shares: known.length > 0 ? known : null,
            clientKey: newKey(),
          }).catch(failed),
      },
      isKept: false,
    })
  }
  return (
    <ul className={css.expenses}>
      {expenses.map((expense) => (
        <li key={expense.id}>
          <div>
            <p className={css.what}>
              <bdi>{expense.title}</bdi>
            </p>
            <p className={css.quiet}>
              {[
                categoryLabel[expense.category],
                expense.day !== null && shortDayText(expense.day, language),
                `${travellerName(trip, expense.paidBy, me)} paid`,
                sharedBy(trip, expense, me),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <p className={css.amount}>
            {moneyText(expense.amount, expense.currency)}
            {expense.currency !== trip.currency && (
              <small>{moneyText(expense.converted, trip.currency)}</small>
            )}
          </p>
          {mayEdit && (
            <ActionMenu
              label={`More about ${expense.title}`}
              icon={<IconDots {...icon} />}
              width={170}
              variant="quiet"
            >
              <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onEdit(expense)}>
                Edit
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash {...icon} />}
                onClick={() => void remove(expense).catch(failed)}
              >
                Remove
              </Menu.Item>
            </ActionMenu>
          )}
        </li>
      ))}
    </ul>
  )
}
