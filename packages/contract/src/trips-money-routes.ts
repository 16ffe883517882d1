import { Uuid } from './common.ts'
import { route } from './route.ts'
import { Budget, Expense, ExpenseChange, ExpenseForm, Settlement } from './trips-money.ts'
import { done, listOf, ofTrip, tripPath } from './trips-paths.ts'

const ofExpense = ofTrip.extend({ expenseId: Uuid })

/** What a trip costs, who paid, and who owes whom. */
export const moneyRoutes = {
  expenses: route(`${tripPath}/expenses`, {
    method: 'GET',
    access: 'member',
    summary: 'List what was paid on a trip, the latest day first, with the part of each person',
    params: ofTrip,
    reply: listOf(Expense),
    errors: [404],
  }),
  addExpense: route(`${tripPath}/expenses`, {
    method: 'POST',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Add what somebody paid, and who has a part of it. The same `clientKey` is one expense, however often it’s sent',
    params: ofTrip,
    body: ExpenseForm,
    reply: Expense,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  changeExpense: route(`${tripPath}/expenses/:expenseId`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary: 'Change an expense. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params: ofExpense,
    body: ExpenseChange,
    reply: Expense,
    errors: [403, 404, 409, 429],
  }),
  removeExpense: route(`${tripPath}/expenses/:expenseId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take an expense away; safe to repeat',
    params: ofExpense,
    reply: done,
    errors: [403, 404, 429],
  }),
  settlement: route(`${tripPath}/settlement`, {
    method: 'GET',
    access: 'member',
    summary: 'Get who paid more and who less than their part, and the fewest payments that make it even',
    params: ofTrip,
    reply: Settlement,
    errors: [404],
  }),
  budget: route(`${tripPath}/budget`, {
    method: 'GET',
    access: 'member',
    summary: 'Get what was spent per day and category, against the plan',
    params: ofTrip,
    reply: Budget,
    errors: [404],
  }),
}
