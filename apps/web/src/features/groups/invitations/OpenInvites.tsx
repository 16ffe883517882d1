import { Button } from '@mantine/core'
import type { GroupInvite } from '@soundings/contract/groups'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { toast } from '#shared/ui/toast.tsx'
import css from './invitations.module.css'
import { invitesQuery, revokeInvite } from './invitations.queries.ts'
import { leftText } from './invite.view.ts'

const OpenInvite = ({ groupId, invite }: { groupId: string; invite: GroupInvite }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const about = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeInvite(queries, groupId, invite.id),
    onSuccess: () => toast.success('The link no longer works'),
    onError: (error) => toast.error(wordsOf(error, 'Couldn’t take the link back. Please try again.')),
  })
  const made = dateText(invite.createdAt, language)
  return (
    <li>
      <div id={about}>
        <strong>{leftText(invite, language)}</strong>
        <p>{invite.by ? `Created ${made} by @${invite.by.handle}` : `Created ${made}`}</p>
      </div>
      <Button variant="default" aria-describedby={about} loading={isPending} onClick={() => mutate()}>
        {invite.isOpen ? 'Take back' : 'Remove'}
      </Button>
    </li>
  )
}

/** The links into a group that were made, each with what is left of it and the way to end it. */
export const OpenInvites = ({ groupId }: { groupId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(invitesQuery(groupId))
  if (error && !data && !isFetching)
    return (
      <div className={css.failed} role="alert">
        <FailureText error={error} />
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data || data.items.length === 0) return null
  return (
    <section className={css.open} aria-label="Links that were made">
      <h3>Links</h3>
      <ul>
        {data.items.map((invite) => (
          <OpenInvite key={invite.id} groupId={groupId} invite={invite} />
        ))}
      </ul>
    </section>
  )
}
