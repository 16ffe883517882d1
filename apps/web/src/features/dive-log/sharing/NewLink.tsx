import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox } from '@mantine/core'
import {
  type OpenedDiveShare,
  type SharedPart,
  sharedParts,
  sharingLimits,
} from '@soundings/contract/dive-log'
import { IconLink } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { type Ending, endingOf, endings, endOf } from '#shared/lib/link-ends.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import form from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import css from '#shared/ui/sharing.module.css'
import { partLabel } from './share.view.ts'
import { openLink } from './sharing.queries.ts'

type Props = { diveId: string; onOpened: (opened: OpenedDiveShare) => void }

/** What a new link shows, and when it ends. */
export const NewLink = ({ diveId, onOpened }: Props) => {
  const queries = useQueryClient()
  const [shows, setShows] = useState<readonly SharedPart[]>(sharingLimits.shows)
  const [ending, setEnding] = useState<Ending>('never')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => openLink(queries, diveId, { shows: [...shows], expiresAt: endOf(ending, Date.now()) }),
    onSuccess: onOpened,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const toggle = (part: SharedPart) =>
    setShows(shows.includes(part) ? shows.filter((each) => each !== part) : [...shows, part])

  return (
    <form className={form.form} onSubmit={send}>
      <FormProblem>{error && wordsOf(error, 'Couldn’t create the link. Please try again.')}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <fieldset className={css.parts}>
        <legend>Also show</legend>
        {sharedParts.map((part) => (
          <Checkbox
            key={part}
            label={partLabel[part]}
            checked={shows.includes(part)}
            onChange={() => toggle(part)}
          />
        ))}
      </fieldset>
      {shows.includes('photos') && (
        <p className={form.quiet}>
          Photos include the private ones of this dive, also those you add later. They’re gone with the link.
        </p>
      )}
      <ChoiceField
        label="Link ends"
        required={false}
        value={ending}
        data={endings.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) => setEnding(endingOf(currentTarget.value))}
      />
      <div className={form.actions}>
        <Button type="submit" variant="main" leftSection={<IconLink {...icon} />} loading={isPending}>
          Create link
        </Button>
      </div>
    </form>
  )
}
