import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { IconCloudOff, IconHistory, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import ways from '#shared/ui/form/form.module.css'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { nameOf } from '../plan/plan.view.ts'
import { StopFields } from './StopFields.tsx'
import css from './stop.module.css'
import { openStopDraft, type StopDraft } from './stop-draft.ts'
import { emptyStop, type StopValues, valuesOfStop } from './stop-values.ts'
import { useStopWriting } from './use-stop-writing.ts'

/** A new stop of a day, or one that is changed. */
type Subject = { day: string | null } | { stop: TripStop }

type FormProps = {
  trip: Trip
  stop: TripStop | null
  base: StopValues
  draft: StopDraft
  onStartOver: () => void
  onClose: () => void
}

const Form = ({ trip, stop, base, draft, onStartOver, onClose }: FormProps) => {
  const writing = useStopWriting({ trip, base, draft, stop, onDone: onClose })
  const { form, problem, isSending, other } = writing
  const { problemBox, saving } = useFormFocus({ form, problem, isSending })
  const isOffline = useConnection((connection) => connection.isOffline)
  return (
    <form
      className={css.form}
      noValidate
      aria-label={stop ? 'Edit stop' : 'Add a stop'}
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
          This is your saved draft. Only you can see it, in this browser.
        </FormNews>
      )}
      <div role="status">
        {other && (
          <FormNews icon={IconUsers} act="Use theirs" onAct={writing.takeOther}>
            Somebody else changed this stop while you were typing: {nameOf(other)}
            {other.time !== null && `, ${other.time}`}
            {other.notes !== '' && `, “${other.notes.slice(0, 120)}”`}. Save again to keep your version.
          </FormNews>
        )}
      </div>
      <div className={css.fields} inert={isSending}>
        <StopFields form={form} trip={trip} />
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
          {stop ? 'Save changes' : 'Add to trip'}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.forget()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

type Props = { personId: string; trip: Trip; subject: Subject; opened: boolean; onClose: () => void }

const Opened = ({ personId, trip, subject: given, onClose }: Omit<Props, 'opened'>) => {
  // It stays while it is open, whatever others change.
  const [subject] = useState(given)
  const stop = 'stop' in subject ? subject.stop : null
  const base = 'stop' in subject ? valuesOfStop(subject.stop) : emptyStop({ day: subject.day ?? '' })
  const { draft, round, startOver } = useFreshStart(
    () =>
      openStopDraft({
        personId,
        tripId: trip.id,
        base,
        known: stop ? { id: stop.id, version: stop.version } : undefined,
      }),
    ({ typed }) =>
      (fresh) => {
        fresh.typed = typed
      },
  )
  return (
    <Form
      key={round}
      trip={trip}
      stop={stop}
      base={base}
      draft={draft}
      onStartOver={startOver}
      onClose={onClose}
    />
  )
}

/** A stop as it is added or changed. Closed, it keeps what was typed for the next time. */
export const StopDialog = ({ opened, ...props }: Props) => (
  <FormModal
    opened={opened}
    onClose={props.onClose}
    title={'stop' in props.subject ? 'Edit stop' : 'Add a stop'}
    size={600}
  >
    {opened && <Opened {...props} />}
  </FormModal>
)
