import { numberText } from '@soundings/rules/phrases'
import { day, hour, type Limit, type LimitedAction, minute } from '#extension-points/limits.ts'

const spans: Record<number, string> = { [minute]: 'a minute', [hour]: 'an hour', [day]: 'a day' }

const spanOf = (seconds: number): string =>
  spans[seconds] ??
  (seconds % hour === 0
    ? `in ${numberText(seconds / hour)} hours`
    : `in ${numberText(seconds / minute)} minutes`)

const cellOf = (limits: readonly Limit[], per: Limit['per']): string =>
  limits
    .filter((limit) => limit.per === per)
    .map(({ points, seconds }) => `${numberText(points)} ${spanOf(seconds)}`)
    .join(', ')

/** How often each thing may be tried, as the table of docs/deployment.md. */
export const limitsTable = (actions: readonly LimitedAction[]): string =>
  [
    '| What | For one account | For one account from one address | From one address |',
    '|---|---|---|---|',
    ...actions.map(({ what, limits }) =>
      [
        '',
        what,
        cellOf(limits, 'account'),
        cellOf(limits, 'account and address'),
        cellOf(limits, 'address'),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n')
