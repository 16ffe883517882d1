import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconUserPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './people.module.css'
import { inviteTo } from './people.queries.ts'

const roles = [
  { value: 'editor', label: 'Can edit' },
  { value: 'viewer', label: 'Can view' },
]

/** Asks somebody to come along, by their username. */
export const Invite = ({ trip }: { trip: Trip }) => {
  const queries = useQueryClient()
  const [handle, setHandle] = useState('')
  const [role, setRole] = useState('editor')
  const [wrong, setWrong] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) =>
      inviteTo(queries, trip.id, { handle: name, role: role === 'viewer' ? 'viewer' : 'editor' }),
    onSuccess: (person) => {
      setHandle('')
      toast.success(`@${person.handle} is invited`)
    },
    onError: (error) => setWrong(wordsOf(error, 'The invitation couldn’t be sent. Please try again.')),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const name = handle.trim().replace(/^@/, '')
    if (name === '') return setWrong('Enter a username.')
    setWrong(null)
    mutate(name)
  }
  return (
    <form noValidate onSubmit={send} aria-label="Invite somebody">
      <Suspense>
        <SilencedNote />
      </Suspense>
      <div className={css.invite}>
        <TextField
          label="Username"
          placeholder="@username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={handle}
          error={wrong}
          onChange={({ target }) => {
            setHandle(target.value)
            setWrong(null)
          }}
        />
        <ChoiceField
          label="Role"
          required={false}
          data={roles}
          value={role}
          onChange={({ target }) => setRole(target.value)}
        />
        <Button type="submit" variant="default" leftSection={<IconUserPlus {...icon} />} loading={isPending}>
          Invite
        </Button>
      </div>
    </form>
  )
}
