import { Button } from '@mantine/core'
import { groupLimits } from '@soundings/contract/groups-fields'
import { IconLink } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import form from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import css from './invitations.module.css'
import { makeInvite } from './invitations.queries.ts'
import { dayChoices, useChoices } from './invite.view.ts'

type Props = { groupId: string; onMade: (path: string) => void }

/** How many people a new link lets in, and when it ends. */
export const NewInvite = ({ groupId, onMade }: Props) => {
  const queries = useQueryClient()
  const [uses, setUses] = useState(String(groupLimits.uses.default))
  const [days, setDays] = useState(String(groupLimits.inviteDays.default))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => makeInvite(queries, groupId, { uses: Number(uses), days: Number(days) }),
    onSuccess: ({ path }) => onMade(path),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form className={form.form} onSubmit={send}>
      <FormProblem>{error && wordsOf(error, 'Couldn’t create the link. Please try again.')}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <div className={css.two}>
        <ChoiceField
          label="Lets in"
          required={false}
          value={uses}
          data={useChoices}
          onChange={({ currentTarget }) => setUses(currentTarget.value)}
        />
        <ChoiceField
          label="Link ends"
          required={false}
          value={days}
          data={dayChoices}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      </div>
      <div className={form.actions}>
        <Button type="submit" variant="main" leftSection={<IconLink {...icon} />} loading={isPending}>
          Create link
        </Button>
      </div>
    </form>
  )
}
