import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox } from '@mantine/core'
import type { OpenedTripLink } from '@soundings/contract/trips'
import { type SharedTripPart, sharedTripParts } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconLink } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { type Ending, endingOf, endings, endOf } from '#shared/lib/link-ends.ts'
import { FreshLink } from '#shared/ui/FreshLink.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import form from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import css from '#shared/ui/sharing.module.css'
import { sharedPartLabel } from '../labels.view.ts'
import { OpenLinks } from './OpenLinks.tsx'
import { openLink } from './sharing.queries.ts'

/** What a new link shows, and when it ends. */
const NewLink = ({ trip, onOpened }: { trip: Trip; onOpened: (opened: OpenedTripLink) => void }) => {
  const queries = useQueryClient()
  const [shows, setShows] = useState<readonly SharedTripPart[]>(['notes', 'preview'])
  const [ending, setEnding] = useState<Ending>('never')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => openLink(queries, trip.id, { shows: [...shows], expiresAt: endOf(ending, Date.now()) }),
    onSuccess: onOpened,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const toggle = (part: SharedTripPart) =>
    setShows(shows.includes(part) ? shows.filter((each) => each !== part) : [...shows, part])
  return (
    <form className={form.form} onSubmit={send}>
      <FormProblem>{error && wordsOf(error, 'Couldn’t create the link. Please try again.')}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <fieldset className={css.parts}>
        <legend>Also show</legend>
        {sharedTripParts.map((part) => (
          <Checkbox
            key={part}
            label={sharedPartLabel[part]}
            checked={shows.includes(part)}
            onChange={() => toggle(part)}
          />
        ))}
      </fieldset>
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

type Props = { trip: Trip; opened: boolean; onClose: () => void }

/** Makes links that show a trip to anybody who has them, and ends them. */
export const ShareTrip = ({ trip, opened, onClose }: Props) => {
  const [url, setUrl] = useState<string | null>(null)
  return (
    <FormModal opened={opened} onClose={onClose} title="Share trip" size={520}>
      {opened && (
        <div className={css.dialog}>
          <p>
            Anyone with the link can see the destination, the dates and the stops of each day. Nobody can
            change anything, and ideas, votes and checklists stay private. You can end a link at any time.
          </p>
          {url === null ? (
            <NewLink
              trip={trip}
              onOpened={(made) => setUrl(new URL(made.url, window.location.origin).href)}
            />
          ) : (
            <FreshLink
              url={url}
              title={trip.name}
              text={`${trip.name}, ${trip.destination}`}
              description="Copy it now. For your privacy, it can’t be shown again later."
              onAnother={() => setUrl(null)}
            />
          )}
          <OpenLinks trip={trip} />
        </div>
      )}
    </FormModal>
  )
}
