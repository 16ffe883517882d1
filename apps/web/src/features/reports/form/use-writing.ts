import { type Report, reportTexts } from '@soundings/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codeOf, issuesOf, wordsOf } from '#shared/api/failure.ts'
import { failingOf } from '#shared/outbox/failing.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { afterReport, type ToldReport } from '../outbox/after-report.ts'
import { newReport } from '../outbox/report-entry.ts'
import { reportKind } from '../outbox/report-kind.ts'
import { fetchReport } from './form.queries.ts'
import { rememberAnimals } from './recent-animals.ts'
import { fieldOf, isSameReport, TypedReport, untold, valuesOfReport } from './report-values.ts'
import { photosOf, type ReportWork } from './report-work.ts'
import { useReportPhotos } from './use-report-photos.ts'

/** What a form says that the server did not take because nobody is signed in any more. */
const signedOut = 'You were signed out, so nothing was sent. Log in and save again.'

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
  const { form, problem, isSending, showError, onSubmit } = useSchemaForm({
    schema: TypedReport,
    initialValues: base,
    draft,
    fieldOf,
  })
  const photos = useReportPhotos(work)
  const [changes, setChanges] = useState(work.changes)
  const [unshown, setUnshown] = useState(work.untold)
  /** The report as it was saved elsewhere while this one was typed. */
  const [other, setOther] = useState<Report | null>(null)
  /** How much of it is sent, from 0 to 1, while it is on its way. */
  const [share, setShare] = useState(0)
  const [isDateMissing, setDateMissing] = useState(false)
  const way = useRef<AbortController>(undefined)
  useEffect(() => () => way.current?.abort(), [])
  useEffect(() => draft.watch(), [draft])
  // The draft would survive, but somebody who has pressed Save expects the report to be sent.
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])

  /** Another tab or device saved it meanwhile: what was typed stays, and is saved over that. */
  const meetOther = async (reportId: string) => {
    const newest = await fetchReport(queries, reportId)
    setOther(newest)
    setChanges({ reportId, version: newest.version })
  }

  const fail = async (error: unknown) => {
    if (codeOf(error) === 'changed-since' && changes) return meetOther(changes.reportId)
    if (failingOf(error) === 'signed-out') {
      showModal('login')
      return showError(null, signedOut)
    }
    if (changes === null || issuesOf(error).length > 0) throw error
    showError(null, `Failed to save dive report: ${wordsOf(error, 'Please try again.')}`)
  }

  const send = onSubmit(async ({ site, words }) => {
    const stop = new AbortController()
    way.current = stop
    setShare(0)
    const { key, tried } = draft
    const said = { ...unshown, ...words }
    const entry = newReport({ key, personId, site, words: said, attachments: photos.photos, changes, tried })
    try {
      const outcome = await sendOrKeep(queries, reportKind, entry, {
        signal: stop.signal,
        onProgress: setShare,
        onStep: (now) => {
          photos.set(now.attachments)
          draft.tried = now.tried
        },
      })
      if (outcome.kind === 'stuck') return showError(null, outcome.problem)
      rememberAnimals(personId, form.getValues().animalsSeen)
      draft.forget()
      onDone()
      if (work.subject.kind === 'new' && work.subject.start === null) offerMore({ site, words: said })
    } catch (error) {
      if (!stop.signal.aborted) await fail(error)
    }
  }, reportTexts.failed)

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
    /** Takes what was saved elsewhere in the place of what is typed. */
    takeOther: () => {
      if (!other) return
      form.setValues(valuesOfReport(other))
      photos.set(photosOf(other))
      setUnshown(untold(other))
      setOther(null)
    },
    /** Whether closing loses something. */
    isTouched: isSending || photos.hasChanged || !isSameReport(form.values, base),
    submit,
  }
}

export type FormOfReport = ReturnType<typeof useWriting>['form']
