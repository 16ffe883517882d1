import { Button } from '@mantine/core'
import { diveLogLimits as limits } from '@soundings/contract/dive-log'
import { lastDay } from '@soundings/rules/reports'
import { IconCloudOff, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffectEvent, useLayoutEffect } from 'react'
import { SiteNameField } from '#features/sites/index.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { DayField } from '#shared/ui/form/DayField.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { choicesQuery } from '../dive-log.queries.ts'
import { Beginning } from './Beginning.tsx'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import css from './DiveForm.module.css'
import { changedText, conditionOptions, saveLabel, titleOfWork } from './dive-form.view.ts'
import type { DiveValues } from './dive-values.ts'
import type { DiveWork } from './dive-work.ts'
import { type DiveTimes, withTyped } from './exit-time.ts'
import { MoreFields } from './MoreFields.tsx'
import { useDiveWriting } from './use-dive-writing.ts'

type Props = {
  personId: string
  work: DiveWork
  /** Hears whether closing loses something. */
  onTouched: (isTouched: boolean) => void
  onCancel: () => void
  onDone: () => void
  onStartOver: () => void
}

/** What a diver writes down of a dive. Site, place and day must be said; everything else as far as they like. */
export const DiveForm = ({ personId, work, onTouched, onCancel, onDone, onStartOver }: Props) => {
  const dive = useDiveWriting({ personId, work, onDone })
  const { form, problem, isSending, isTouched, elsewhere } = dive
  const isOffline = useConnection((connection) => connection.isOffline)
  /** Why the server did not take it, when it waits here for that reason. */
  const refusal = useOutbox(
    ({ all }) => all?.find(({ key, isRefused }) => isRefused && key === work.draft.key)?.problem ?? null,
  )
  const choices = useQuery(choicesQuery()).data

  const tellTouched = useEffectEvent(onTouched)
  // Before anything can be pressed that would throw it away.
  useLayoutEffect(() => tellTouched(isTouched), [isTouched])

  const { problemBox, saving } = useFormFocus({ form, problem: problem ?? changedText(elsewhere), isSending })

  const of = <Name extends keyof DiveValues>(name: Name) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  })
  const onTyped = (typed: Partial<DiveTimes>) => {
    const { time, exitTime, duration } = form.getValues()
    const now = withTyped({ time, exitTime, duration }, typed)
    form.setFieldValue('time', now.time)
    form.setFieldValue('exitTime', now.exitTime)
    form.setFieldValue('duration', now.duration)
  }
  return (
    <form
      className={css.form}
      noValidate
      aria-label={titleOfWork(work)}
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
        else dive.submit(event)
      }}
    >
      <div ref={problemBox} tabIndex={-1} className={css.problemBox}>
        <FormProblem>{problem ?? refusal}</FormProblem>
        <ChangedElsewhere {...elsewhere} />
      </div>
      {work.subject.kind === 'new' && work.subject.start === null && (
        <Beginning form={form} draft={work.draft} isTouched={isTouched} />
      )}
      {work.draft.isRestored && (
        <FormNews icon={IconHistory} act="Start over" onAct={onStartOver}>
          This is your saved draft. Only you can see it, in this browser.
        </FormNews>
      )}
      {/* What would be typed while it is sent would not be in it. */}
      <div className={css.fields} inert={isSending}>
        <div className={css.two}>
          <Suspense fallback={<div className={css.space} />}>
            <SiteNameField
              label="Dive Site"
              data-path="siteName"
              value={form.values.siteName}
              error={form.errors.siteName}
              siteId={form.values.diveSiteId}
              noted={choices?.sites ?? []}
              maxLength={limits.siteName}
              onType={(siteName) => form.setValues({ siteName, diveSiteId: null })}
              onChoose={({ siteName, location, diveSiteId }) =>
                form.setValues({ siteName, location: location || form.getValues().location, diveSiteId })
              }
            />
          </Suspense>
          <TextField
            label="Location"
            placeholder="Country, region"
            maxLength={limits.location}
            {...of('location')}
          />
        </div>
        <div className={css.two}>
          <DayField
            label="Date"
            min={limits.firstDate}
            max={lastDay(new Date())}
            onDay={(day) => form.setFieldValue('date', day)}
            {...of('date')}
          />
          <TextField
            type="time"
            label="Time"
            required={false}
            {...of('time')}
            onChange={({ currentTarget }) => onTyped({ time: currentTarget.value })}
          />
        </div>
        <div className={css.figures}>
          <UnitInput
            quantity="depth"
            label="Max Depth"
            isUnitInLabel
            description=""
            {...limits.depth}
            required={false}
            {...of('maxDepth')}
          />
          <NumberField
            label="Duration (min)"
            min={0}
            max={limits.duration.max / 60}
            {...of('duration')}
            onChange={(duration) => onTyped({ duration })}
          />
          <UnitInput
            quantity="depth"
            label="Visibility"
            isUnitInLabel
            description=""
            {...limits.visibility}
            required={false}
            {...of('visibility')}
          />
          <UnitInput
            quantity="temperature"
            label="Water Temp"
            isUnitInLabel
            description=""
            {...limits.waterTemp}
            required={false}
            {...of('waterTemp')}
          />
        </div>
        <ChipsField label="Conditions" options={conditionOptions} {...of('conditions')} />
        <LongTextField
          label="Notes"
          placeholder="Describe your dive experience, marine life seen, etc..."
          required={false}
          rows={5}
          maxLength={limits.notes}
          {...of('notes')}
        />
        <MoreFields
          personId={personId}
          form={form}
          photos={dive.photos}
          choices={choices}
          onTyped={onTyped}
        />
      </div>
      <div role="status" className={css.news}>
        {isOffline && (
          <FormNews icon={IconCloudOff}>
            {work.changes === null
              ? 'No connection. You can still save: your dive is kept on this device and added to your log automatically once you’re back online.'
              : 'No connection. You can save changes to this dive once you’re back online. Until then, what you type is kept in this browser as a draft.'}
          </FormNews>
        )}
      </div>
      <div className={css.actions}>
        <Button
          ref={saving}
          type="submit"
          variant="main"
          className={css.save ?? ''}
          {...(isSending && { 'aria-disabled': true, 'data-disabled': true })}
        >
          {isSending ? 'Saving...' : saveLabel(work)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
