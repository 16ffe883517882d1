import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconCloudOff, IconHistory, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import ways from '#shared/ui/form/form.module.css'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { TripFields } from './TripFields.tsx'
import css from './TripForm.module.css'
import { openTripDraft, type TripDraft } from './trip-draft.ts'
import { type TripValues, valuesOfTrip } from './trip-values.ts'
import { useTripWriting } from './use-trip-writing.ts'

const moves = [
  { value: 'follow', label: 'Stops keep their day of the trip' },
  { value: 'stay', label: 'Stops keep their date' },
]

type FormProps = {
  personId: string
  trip: Trip
  base: TripValues
  draft: TripDraft
  onStartOver: () => void
  onDone: () => void
  onCancel: () => void
}

const Form = ({ personId, trip, base, draft, onStartOver, onDone, onCancel }: FormProps) => {
  const writing = useTripWriting({ personId, base, draft, trip, onDone })
  const { form, problem, isSending, other } = writing
  const { values } = form
  const { problemBox, saving } = useFormFocus({ form, problem, isSending })
  const isOffline = useConnection((connection) => connection.isOffline)
  const hasMoved = values.startDate !== trip.startDate || values.endDate !== trip.endDate
  return (
    <form
      className={css.form}
      noValidate
      aria-label="Edit trip"
      onSubmit={(submit) => {
        if (isSending) submit.preventDefault()
        else writing.submit(submit)
      }}
    >
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
      </div>
      {draft.isRestored && (
        <FormNews icon={IconHistory} act="Start over" onAct={onStartOver}>
          These are your unsaved changes. Only you can see them, in this browser.
        </FormNews>
      )}
      <div role="status">
        {other && (
          <FormNews icon={IconUsers} act="Use theirs" onAct={writing.takeOther}>
            Somebody else changed this trip while you were typing: {other.name}, {other.destination}. Save
            again to keep your version.
          </FormNews>
        )}
      </div>
      <div className={css.fields} inert={isSending}>
        <TripFields form={form} isOwner={trip.role === 'owner'} />
        {hasMoved && trip.destinations.some(({ day }) => day !== null) && (
          <fieldset className={css.moves}>
            <legend>The dates move. What happens to the stops?</legend>
            {moves.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="stops"
                  checked={values.stops === value}
                  onChange={() => form.setFieldValue('stops', value)}
                />
                {label}
              </label>
            ))}
            <p className={css.quiet}>What falls outside the new dates becomes an idea without a day.</p>
          </fieldset>
        )}
        {values.startDate !== trip.startDate && (
          <label className={css.due}>
            <input
              type="checkbox"
              checked={values.dueDays !== 'stay'}
              onChange={({ currentTarget }) =>
                form.setFieldValue('dueDays', currentTarget.checked ? 'follow' : 'stay')
              }
            />
            Due days on the checklist move along
          </label>
        )}
      </div>
      <div role="status">
        {isOffline && (
          <FormNews icon={IconCloudOff}>
            No connection. What you type is saved on this device: save it once you’re back online.
          </FormNews>
        )}
      </div>
      <div className={ways.actions}>
        <Button ref={saving} type="submit" variant="main" loading={isSending}>
          Save changes
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const Opened = ({
  personId,
  trip: given,
  onClose,
}: {
  personId: string
  trip: Trip
  onClose: () => void
}) => {
  // It stays while it is open, whatever others change.
  const [trip] = useState(given)
  const base = valuesOfTrip(trip)
  const { draft, round, startOver } = useFreshStart(
    () => openTripDraft({ personId, base, known: { id: trip.id, version: trip.version } }),
    ({ typed }) =>
      (fresh) => {
        fresh.typed = typed
      },
  )
  return (
    <Form
      key={round}
      personId={personId}
      trip={trip}
      base={base}
      draft={draft}
      onStartOver={startOver}
      onDone={onClose}
      onCancel={() => {
        draft.forget()
        onClose()
      }}
    />
  )
}

type Props = { personId: string; trip: Trip; opened: boolean; onClose: () => void }

/** What a trip says of itself, changed. Closed, it keeps what was typed for the next time. */
export const EditTrip = ({ personId, trip, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Edit trip" size={560}>
    {opened && <Opened personId={personId} trip={trip} onClose={onClose} />}
  </FormModal>
)
