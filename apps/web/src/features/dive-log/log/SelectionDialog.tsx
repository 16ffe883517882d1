import { Button } from '@mantine/core'
import { diveLogLimits } from '@soundings/contract/dive-log-fields'
import { plural } from '@soundings/rules/phrases'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import form from '#shared/ui/form/form.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { choicesQuery } from '../dive-log.queries.ts'
import { changeSeveral } from './selection.queries.ts'

/** What is done with a name. */
export type NamedAction = 'tag' | 'buddy' | 'trip'

const words: Record<NamedAction, { title: string; label: string; button: string }> = {
  tag: { title: 'Add a tag', label: 'Tag', button: 'Add tag' },
  buddy: { title: 'Add a buddy', label: 'Buddy', button: 'Add buddy' },
  trip: { title: 'Add to a trip', label: 'Trip', button: 'Add to trip' },
}
const known = { tag: 'tags', buddy: 'buddies', trip: 'trips' } as const

type Props = { action: NamedAction | null; ids: string[]; onClose: () => void; onDone: () => void }

/** Asks for the tag, the buddy or the trip that the chosen dives get. */
export const SelectionDialog = ({ action, ids, onClose, onDone }: Props) => {
  const queries = useQueryClient()
  const names = useId()
  const [shown, setShown] = useState<NamedAction>('tag')
  const [value, setValue] = useState('')
  if (action !== null && action !== shown) {
    setShown(action)
    setValue('')
  }
  const { data } = useQuery({ ...choicesQuery(), enabled: action !== null })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeSeveral(queries, { ids, action: shown, value: value.trim() }),
    onSuccess: () => {
      setValue('')
      toast.success(plural(ids.length, { one: '# dive was changed.', other: '# dives were changed.' }))
      onDone()
    },
  })
  const { title, label, button } = words[shown]
  return (
    <FormModal opened={action !== null} onClose={onClose} title={title}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (value.trim() !== '' && !isPending) mutate()
        }}
      >
        <FormProblem>{error && wordsOf(error, 'The dives couldn’t be changed.')}</FormProblem>
        <TextField
          label={label}
          data-autofocus
          list={names}
          autoComplete="off"
          maxLength={shown === 'tag' ? diveLogLimits.tag : diveLogLimits.name}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <datalist id={names}>
          {data?.[known[shown]].map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className={form.actions}>
          <Button type="submit" variant="main" loading={isPending} disabled={value.trim() === ''}>
            {button}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </FormModal>
  )
}
