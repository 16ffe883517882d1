import { Button } from '@mantine/core'
import { eventLimits } from '@soundings/contract/events-fields'
import type { Event } from '@soundings/contract/events-shapes'
import { IconCloudOff, IconHistory, IconUsers } from '@tabler/icons-react'
import { Suspense } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { LeaveGuard } from '#shared/drafts/LeaveGuard.tsx'
import { useConnection } from '#shared/lib/connection.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import css from './EventForm.module.css'
import type { EventDraft } from './event-draft.ts'
import type { EventValues } from './event-values.ts'
import type { FieldsOf } from './fields-of.ts'
import { PeopleFields } from './PeopleFields.tsx'
import { PictureField } from './PictureField.tsx'
import { PlanFields } from './PlanFields.tsx'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { ScopeField } from './ScopeField.tsx'
import { useEventWriting } from './use-event-writing.ts'
import { VisibilityFields } from './VisibilityFields.tsx'
import { WhenFields } from './WhenFields.tsx'
import { WhereFields } from './WhereFields.tsx'

type Props = {
  base: EventValues
  draft: EventDraft
  event: Event | null
  onStartOver: () => void
}

/** An event as it is made or changed. The essential comes first; what many leave as it is stands below. */
export const EventForm = ({ base, draft, event, onStartOver }: Props) => {
  const writing = useEventWriting({ base, draft, event })
  const { form, problem, isSending, isTouched, other } = writing
  const { values, errors } = form
  const { problemBox, saving } = useFormFocus({ form, problem, isSending })
  const isOffline = useConnection((connection) => connection.isOffline)
  const fields: FieldsOf = {
    values,
    errors,
    of: (name) => form.getInputProps(name),
    set: (name, value) => form.setFieldValue(name as string, value as never),
  }
  const send = event ? 'Save changes' : 'Create Event'
  return (
    <form
      className={css.form}
      noValidate
      aria-label={event ? 'Edit event' : 'Create Event'}
      onSubmit={(submit) => {
        if (isSending) submit.preventDefault()
        else writing.submit(submit)
      }}
    >
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
        <Suspense>
          <SilencedNote />
        </Suspense>
      </div>
      {draft.isRestored && (
        <FormNews icon={IconHistory} act="Start over" onAct={onStartOver}>
          This is your saved draft. Only you can see it, in this browser.
        </FormNews>
      )}
      <div role="status">
        {other && (
          <FormNews icon={IconUsers} act="Use theirs" onAct={writing.takeOther}>
            Somebody else changed this event while you were typing. Save again to keep your version.
          </FormNews>
        )}
      </div>
      {/* What would be typed while it is sent would not be in it. */}
      <div className={css.fields} inert={isSending}>
        <TextField
          label="Title"
          maxLength={eventLimits.title}
          autoComplete="off"
          placeholder="Morning boat to the wreck"
          {...fields.of('title')}
        />
        <WhereFields {...fields} />
        <WhenFields {...fields} />
        {event === null && <RecurrenceFields {...fields} />}
        <LongTextField
          label="Description (optional)"
          description="What you plan, what to bring, how you share costs. Use **bold**, lists and links."
          required={false}
          rows={5}
          {...fields.of('description')}
        />
        <PictureField {...fields} />
        <PeopleFields {...fields} />
        <VisibilityFields {...fields} />
        <PlanFields {...fields} />
        {event?.series && (
          <ScopeField
            value={values.scope}
            onChange={(scope) => fields.set('scope', scope)}
            one="Change only this one"
            following="Change this one and all that follow"
          />
        )}
      </div>
      <div role="status">
        {isOffline && (
          <FormNews icon={IconCloudOff}>
            No connection. What you type is saved on this device: send it once you’re back online.
          </FormNews>
        )}
      </div>
      <div className={css.actions}>
        <Button
          ref={saving}
          type="submit"
          variant="main"
          {...(isSending && { 'aria-disabled': true, 'data-disabled': true })}
        >
          {isSending ? 'Saving…' : send}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={writing.leave}>
          {isTouched ? 'Discard' : 'Cancel'}
        </Button>
      </div>
      <LeaveGuard isAtRisk={() => isTouched && !draft.isKept()} />
    </form>
  )
}
