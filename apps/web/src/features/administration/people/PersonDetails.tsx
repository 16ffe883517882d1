import { Skeleton } from '@mantine/core'
import type { Account } from '@soundings/contract/administration-shapes'
import { plural } from '@soundings/rules/phrases'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { StandingPanel } from '#features/standing/index.ts'
import { useSession } from '#shared/session/session-store.ts'
import { Ago } from '#shared/ui/Ago.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { AskButton } from '../AskButton.tsx'
import { accountQuery, endSessions } from '../administration.queries.ts'
import css from '../parts.module.css'
import { GroupLines } from './GroupLines.tsx'
import row from './PersonRow.module.css'
import { nameOf } from './people.view.ts'

const Devices = ({ account }: { account: Account }) => {
  const queries = useQueryClient()
  const isSelf = useSession(({ user }) => user?.id === account.id)
  const { sessions, usedAt } = account
  const others = sessions - (isSelf ? 1 : 0)
  return (
    <section aria-label="Devices">
      <h3>Devices</h3>
      <ul className={row.lines}>
        <li>
          <span className={row.text}>
            <span>
              {plural(sessions, { one: 'Signed in on # device.', other: 'Signed in on # devices.' })}
            </span>
            {usedAt && (
              <span className={css.quiet}>
                Last used <Ago at={usedAt} />
              </span>
            )}
          </span>
          {others > 0 && (
            <AskButton
              question={{
                title: isSelf ? 'Sign out your other devices?' : `Sign ${nameOf(account)} out everywhere?`,
                text: isSelf
                  ? 'You stay signed in here.'
                  : 'They have to log in again on each device. If somebody else knows their password, ask them to change it.',
                label: 'Sign out',
                isDangerous: true,
                act: () => endSessions(queries, account.id),
                done: (ended) => plural(ended, { one: '# device signed out', other: '# devices signed out' }),
                failed: 'The devices couldn’t be signed out',
              }}
            >
              {isSelf ? 'Sign out other devices' : 'Sign out everywhere'}
            </AskButton>
          )}
        </li>
      </ul>
    </section>
  )
}

/** What an admin can do about somebody. */
export const PersonDetails = ({ userId }: { userId: string }) => {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery(userId))
  if (!account)
    return error && !isFetching ? (
      <FailureNotice
        title="This account couldn’t be loaded"
        level={3}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height={160} radius={14} />
    )
  const { id, handle, name, avatar } = account
  return (
    <>
      <GroupLines account={account} />
      <Devices account={account} />
      {handle !== null && (
        <section aria-label="Standing">
          <h3>Standing</h3>
          <Suspense>
            <StandingPanel person={{ id, handle, name, avatar }} />
          </Suspense>
        </section>
      )}
    </>
  )
}
