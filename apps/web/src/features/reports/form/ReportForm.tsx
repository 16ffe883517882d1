import { Button } from '@mantine/core'
import { conditions, reportLicence, reportLimits } from '@soundings/contract/reports'
import { IconCloudOff, IconHistory, IconInfoCircle, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense, useEffectEvent, useLayoutEffect } from 'react'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { PhotosField } from '#features/media/index.ts'
import { SiteField, sitesAroundQuery } from '#features/sites/index.ts'
import { SilencedNote } from '#features/standing/index.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { useHere } from '#shared/lib/use-here.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { Stars } from '#shared/ui/form/Stars.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { conditionLabel } from '../labels.view.ts'
import { AnimalsField } from './AnimalsField.tsx'
import { DateFields } from './DateFields.tsx'
import { NotesField } from './NotesField.tsx'
import css from './ReportForm.module.css'
import { savingText, standingNews, titleOfWork } from './report-form.view.ts'
import type { ReportValues } from './report-values.ts'
import type { ReportWork } from './report-work.ts'
import { useWriting } from './use-writing.ts'

const conditionOptions = conditions.map((value) => ({ value, label: conditionLabel[value] }))
const { visibility, waterTemp } = reportLimits

type Props = {
  personId: string
  work: ReportWork
  /** Whether something stands in its place for now. */
  isCovered: boolean
  /** Hears whether closing loses something. */
  onTouched: (isTouched: boolean) => void
  onCancel: () => void
  onDone: () => void
  onStartOver: () => void
}

/** What a diver tells of a dive. Site and day must be said; everything else as far as they remember. */
export const ReportForm = ({
  personId,
  work,
  isCovered,
  onTouched,
  onCancel,
  onDone,
  onStartOver,
}: Props) => {
  const report = useWriting({ personId, work, onDone })
  const { form, photos, isSending, share, problem, other, isTouched } = report
  const { site, diveDate } = form.values
  const isOffline = useConnection((connection) => connection.isOffline)
  /** Why the server did not take it, when it waits here for that reason. */
  const refusal = useOutbox(
    ({ all }) => all?.find(({ key, isRefused }) => isRefused && key === work.draft.key)?.problem ?? null,
  )
  const here = useHere()
  const around = useQuery({ ...sitesAroundQuery(here ?? [0, 0]), enabled: here !== null && site === null })

  const tellTouched = useEffectEvent(onTouched)
  // Before anything can be pressed that would throw it away.
  useLayoutEffect(() => tellTouched(isTouched), [isTouched])

  const { problemBox, saving } = useFormFocus({ form, problem, isSending })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) event.preventDefault()
    else report.submit(event)
  }
  const of = <Name extends keyof ReportValues>(name: Name) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  })
  const addressOf = (id: string | null) => {
    const known = work.subject.kind === 'own' ? work.subject.report.photos : []
    return known.find((photo) => photo.id === id)?.thumbnailUrl ?? null
  }
  const standing = standingNews(work.subject)
  const isBlocked = diveDate === '' || isSending

  return (
    <form className={css.form} noValidate aria-label={titleOfWork(work)} onSubmit={submit}>
      <div ref={problemBox} tabIndex={-1} className={css.problemBox}>
        <FormProblem>{problem ?? refusal}</FormProblem>
        <Suspense>
          <SilencedNote />
        </Suspense>
      </div>
      {work.changes === null && (
        <p className={css.lead}>Only the site and date are required. Add whatever else you remember.</p>
      )}
      {work.draft.isRestored && (
        <FormNews icon={IconHistory} act="Start over" onAct={onStartOver}>
          This is your saved draft. Only you can see it, in this browser.
        </FormNews>
      )}
      {standing && <FormNews icon={IconInfoCircle}>{standing}</FormNews>}
      {other && (
        <FormNews icon={IconUsers} act="Use the newer version" onAct={report.takeOther}>
          This report was changed elsewhere in the meantime. Your text is still here; saving replaces the
          newer version.
        </FormNews>
      )}
      {/* What would be typed while it is sent would not be in it. */}
      <div className={css.fields} inert={isSending}>
        {work.changes === null ? (
          <Suspense fallback={<div className={css.space} />}>
            <SiteField
              name="site"
              site={site}
              onChoose={(chosen) => form.setFieldValue('site', chosen)}
              near={around.data?.items ?? []}
              here={here}
              error={form.errors.site}
            />
          </Suspense>
        ) : (
          // A report stays with its site: what others read there was told of that one.
          <p>
            Dive site: <b>{site?.siteName}</b>
          </p>
        )}
        <DateFields form={form} />
        <div className={css.rating}>
          <Stars
            label="Rating"
            value={form.values.rating}
            onChoose={(stars) => form.setFieldValue('rating', stars)}
          />
        </div>
        <div className={css.figures}>
          <UnitInput
            quantity="depth"
            label="Visibility"
            {...visibility}
            required={false}
            {...of('visibility')}
          />
          <UnitInput
            quantity="temperature"
            label="Water temperature"
            min={waterTemp.min}
            max={waterTemp.max}
            required={false}
            {...of('waterTemp')}
          />
        </div>
        <ChipsField label="Conditions" options={conditionOptions} {...of('conditions')} />
        <AnimalsField personId={personId} siteId={site?.id ?? null} {...of('animalsSeen')} />
        <NotesField {...of('diveNotes')} />
        <Suspense fallback={<div className={css.space} />}>
          <PhotosField
            label="Photos"
            photos={photos.files.map(({ key, file, id }) => ({ key, file, address: addressOf(id) }))}
            max={reportLimits.photos}
            isOn={!isCovered && !isSending}
            onAdd={photos.add}
            onRemove={photos.remove}
          />
        </Suspense>
      </div>
      <div role="status" className={css.news}>
        {isOffline && work.changes === null && (
          <FormNews icon={IconCloudOff}>
            No connection. You can still save: your report is kept on this device and sent automatically once
            you’re back online.
          </FormNews>
        )}
      </div>
      <div className={css.actions}>
        <Button
          ref={saving}
          type="submit"
          variant="main"
          className={css.save ?? ''}
          {...(isBlocked && { 'aria-disabled': true, 'data-disabled': true })}
        >
          {isSending ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <p role="status" className={css.share}>
          {isSending && savingText(photos.files, share)}
        </p>
      </div>
      <p className={css.licence}>
        Once a moderator approves it, anyone may read and reuse your report, with your name, under{' '}
        <a href={reportLicence.url} target="_blank" rel="noopener noreferrer">
          {reportLicence.name}
        </a>
        .
      </p>
      <BotCheckNotice action="add_review" />
    </form>
  )
}
