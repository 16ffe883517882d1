import { reportTexts } from '@soundings/contract/reports'
import { useBlocker, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DiscardQuestion } from '#shared/ui/form/DiscardQuestion.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { showStartedOver } from '#shared/ui/form/started-over.ts'
import { closeReportForm, useReportForm } from '../outbox/report-form-store.ts'
import { ReportForm } from './ReportForm.tsx'
import { titleOfWork } from './report-form.view.ts'
import { openWork, type ReportWork } from './report-work.ts'

/** A dive report over any page. Nothing entered is lost without a question, whichever way somebody leaves. */
export const ReportFormWindow = ({ personId }: { personId: string }) => {
  const { isOpen: isAnyOpen, personId: opener, subject } = useReportForm()
  const isOpen = isAnyOpen && opener === personId
  const [work, setWork] = useState(() => openWork(personId, subject))
  const [round, setRound] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [isTouched, setTouched] = useState(false)

  const begin = (next: ReportWork) => {
    setWork(next)
    setRound((before) => before + 1)
  }
  if (work.subject !== subject) begin(openWork(personId, subject))

  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isOpen && isTouched,
    enableBeforeUnload: () => isOpen && isTouched && !work.draft.isKept(),
    withResolver: true,
  })
  const isLeaving = status === 'blocked'

  const close = () => {
    setAsking(false)
    setTouched(false)
    closeReportForm()
  }
  const stay = () => {
    setAsking(false)
    reset?.()
  }
  const discard = () => {
    work.draft.forget()
    close()
    proceed?.()
  }
  const cancel = () => {
    if (isAsking || isLeaving) return stay()
    if (isTouched) return setAsking(true)
    close()
  }

  // A form that nobody touched does not follow to another page.
  const pathname = useLocation({ select: (location) => location.pathname })
  const openedAt = useRef(pathname)
  const leave = useEffectEvent(() => {
    if (isOpen) close()
  })
  useEffect(() => {
    if (openedAt.current !== pathname) leave()
    openedAt.current = pathname
  }, [pathname])

  const startOver = async () => {
    const { draft } = work
    const { typed } = draft
    const photos = await draft.photos()
    draft.forget()
    begin(openWork(personId, subject))
    showStartedOver(() => {
      const next = openWork(personId, subject)
      next.draft.typed = typed
      if (photos) next.draft.keepPhotos(photos)
      begin(next)
    })
  }

  const isQuestion = isAsking || isLeaving
  return (
    <FormModal opened={isOpen} onClose={cancel} title={titleOfWork(work)} size={640}>
      {isQuestion && (
        <DiscardQuestion
          label="Unsaved changes"
          question={reportTexts.unsaved}
          discard="Leave without saving"
          onDiscard={discard}
          onKeep={stay}
        />
      )}
      {/* Its fields keep what was typed while the question is asked. */}
      <div hidden={isQuestion}>
        <ReportForm
          key={round}
          personId={personId}
          work={work}
          isCovered={isQuestion}
          onTouched={setTouched}
          onCancel={cancel}
          onDone={close}
          onStartOver={() => void startOver()}
        />
      </div>
    </FormModal>
  )
}
