import { Button } from '@mantine/core'
import type { Group, GroupMember } from '@soundings/contract/groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { codeOf, wordsOf } from '#shared/api/failure.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { Ago } from '#shared/ui/Ago.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { acceptMember, followGroup, removeMember } from '../groups.queries.ts'
import css from './Members.module.css'

const outWords = {
  in: { label: 'Remove', done: 'Removed' },
  requested: { label: 'Decline', done: 'Request declined' },
  invited: { label: 'Take back', done: 'Invitation taken back' },
  banned: { label: 'Lift ban', done: 'They can join again' },
} as const

type Props = { group: Group; member: GroupMember }

/** Somebody at the door of a group: who asks to come in, was invited, or is kept out. */
export const RequestRow = ({ group, member }: Props) => {
  const queries = useQueryClient()
  const { id, handle, state, note, since } = member
  const out = outWords[state]
  const onError = (error: unknown) => {
    // Another organiser was faster: their answer stands, and the list shows it.
    if (codeOf(error) === 'answered') followGroup(queries, group.id)
    toast.error(wordsOf(error, 'Your answer couldn’t be sent. Please try again.'))
  }
  const accept = useMutation({
    mutationFn: () => acceptMember(queries, group.id, id),
    onSuccess: () => toast.success(`@${handle} is in the group now`),
    onError,
  })
  const decline = useMutation({
    mutationFn: () => removeMember(queries, group.id, id),
    onSuccess: () => toast.success(out.done),
    onError,
  })
  return (
    <div className={css.request}>
      <div className={css.asking}>
        <PersonLine person={member} />
        <p className={css.since}>
          <Ago at={since} />
        </p>
      </div>
      {note && (
        <p className={css.words} dir="auto">
          {note}
        </p>
      )}
      <div className={css.answers}>
        {state === 'requested' && (
          <Button
            variant="main"
            loading={accept.isPending}
            aria-label={`Accept @${handle}`}
            onClick={() => accept.mutate()}
          >
            Accept
          </Button>
        )}
        <Button
          variant="default"
          loading={decline.isPending}
          aria-label={`${out.label}: @${handle}`}
          onClick={() => decline.mutate()}
        >
          {out.label}
        </Button>
      </div>
    </div>
  )
}
