import { type Report, reportLimits, reportTexts } from '@soundings/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDraftFiles } from '#shared/drafts/use-draft-files.ts'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { toast } from '#shared/ui/toast.tsx'
import { afterReport, type ToldReport } from '../outbox/after-report.ts'
import { newReport } from '../outbox/report-entry.ts'
import { reportKind } from '../outbox/report-kind.ts'
import { fetchReport } from './form.queries.ts'
import { rememberAnimals } from './recent-animals.ts'
import { fieldOf, isSameReport, TypedReport, untold, valuesOfReport } from './report-values.ts'
import { photosOf, type ReportWork } from './report-work.ts'

const words = {
  signedOut: 'You were signed out, so nothing was sent. Log in and save again.',
  failed: reportTexts.failed,
  couldNotSend: (problem: string) => `Failed to save dive report: ${problem}`,
}

/** Offers what can be done with a report that was just written. */
const offerMore = (told: ToldReport) => {
  const offer = afterReport()
  if (!offer) return
  const { question, label, act } = offer
  toast.notify({ message: question, action: { label, act: () => act(told) }, isKept: false })
}

type Props = { personId: string; work: ReportWork; onDone: () => void }

/** A dive report in the form, and its way to the server, or to the place where it waits for a connection. */
export const useWriting = ({ personId, work, onDone }: Props) => {
  const { base, draft } = work
  const queries = useQueryClient()
  const { form, problem, isSending, other, takeOther, onSubmit } = useDraftedForm({
    schema: TypedReport,
    base,
    draft,
    fieldOf,
    changes: work.changes,
    readNewest: async ({ reportId }: NonNullable<ReportWork['changes']>) => {
      const newest: Report = await fetchReport(queries, reportId)
      return { newest, changes: { reportId, version: newest.version } }
    },
    words,
  })
  const photos = useDraftFiles({ first: work.photos, draft, max: reportLimits.photos })
  const [unshown, setUnshown] = useState(work.untold)
  /** How much of it is sent, from 0 to 1, while it is on its way. */
  const [share, setShare] = useState(0)
  const [isDateMissing, setDateMissing] = useState(false)

  const send = onSubmit(async ({ site, words }, { signal, changes, refuse }) => {
    setShare(0)
    const { key, tried } = draft
    const said = { ...unshown, ...words }
    const { eventId } = work
    const about = { personId, site, words: said, eventId }
    const entry = newReport({ key, ...about, attachments: photos.files, changes, tried })
    const outcome = await sendOrKeep(queries, reportKind, entry, {
      signal,
      onProgress: setShare,
      onStep: (now) => {
        photos.set(now.attachments)
        draft.tried = now.tried
      },
    })
    if (outcome.kind === 'stuck') return refuse(outcome.problem)
    rememberAnimals(personId, form.getValues().animalsSeen)
    draft.forget()
    onDone()
    if (work.subject.kind === 'new' && work.subject.start === null) offerMore({ site, words: said })
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isMissing = form.getValues().diveDate === ''
    setDateMissing(isMissing)
    send(event)
  }

  return {
    form,
    photos,
    isSending,
    share,
    problem: isDateMissing && form.values.diveDate === '' ? reportTexts.dateRequired : problem,
    other,
    takeOther: () => {
      if (!other) return
      takeOther(valuesOfReport(other))
      photos.set(photosOf(other))
      setUnshown(untold(other))
    },
    /** Whether closing loses something. */
    isTouched: isSending || photos.hasChanged || !isSameReport(form.values, base),
    submit,
  }
}

export type FormOfReport = ReturnType<typeof useWriting>['form']
