import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Member } from '@soundings/contract/members'
import { memberLimits } from '@soundings/contract/members-fields'
import { plural } from '@soundings/rules/phrases'
import { IconCheck } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { useSession } from '#shared/session/session-store.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './InviteByName.module.css'
import { foundMembersQuery } from './invite.queries.ts'

/** How long typing pauses before it is looked up, in milliseconds. */
const typingPause = 250

export type Invited = Pick<Member, 'id' | 'handle'>
type Props = {
  /** Invites somebody; throws what is wrong, in words. */
  invite: (person: Invited) => Promise<unknown>
  /** What is said of it beforehand. */
  description: string
}

const found = (count: number, words: string): string => {
  if (words === '') return ''
  if (count === 0) return 'No member has this username or name.'
  return plural(count, { one: '# member found', other: '# members found' })
}

/** Finds members by username or name, and invites them one by one. */
export const InviteByName = ({ invite, description }: Props) => {
  const meId = useSession(({ user }) => user?.id)
  const [typed, setTyped] = useState('')
  const [done, setDone] = useState<readonly string[]>([])
  const words = typed.trim().replace(/^@/, '')
  const [asked] = useDebouncedValue(words, typingPause)
  const { data, error, isPlaceholderData } = useQuery({
    ...foundMembersQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const sending = useMutation({
    mutationFn: invite,
    onSuccess: (_, { id }) => setDone((ids) => [...ids, id]),
  })
  const people = asked === '' ? [] : (data?.items.filter(({ id }) => id !== meId) ?? [])
  const isAnswered = asked === words && data !== undefined && !isPlaceholderData
  const last = sending.isSuccess ? sending.variables : undefined
  return (
    <section className={css.part} aria-label="Invite by name">
      <TextField
        label="Username or name"
        type="search"
        autoComplete="off"
        spellCheck={false}
        required={false}
        maxLength={memberLimits.search}
        description={description}
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormProblem>
        {sending.error && wordsOf(sending.error, 'The invitation couldn’t be sent. Please try again.')}
      </FormProblem>
      {error && asked !== '' && !data && (
        <p role="alert">{wordsOf(error, 'Members couldn’t be searched.')}</p>
      )}
      <p className={css.quiet} role="status">
        {last && `@${last.handle} is invited. `}
        {isAnswered && found(people.length, words)}
      </p>
      {people.length > 0 && (
        <ul className={css.found} aria-label="Members found">
          {people.map((person) => {
            const { id, handle } = person
            const isDone = done.includes(id)
            return (
              <li key={id}>
                <PersonLine person={person} />
                <Button
                  variant={isDone ? 'quiet' : 'default'}
                  aria-label={isDone ? `Invited: @${handle}` : `Invite @${handle}`}
                  leftSection={isDone && <IconCheck {...icon} />}
                  loading={sending.isPending && sending.variables.id === id}
                  {...(isDone && { 'aria-disabled': true, 'data-disabled': true })}
                  onClick={() => {
                    if (!isDone) sending.mutate({ id, handle })
                  }}
                >
                  {isDone ? 'Invited' : 'Invite'}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
