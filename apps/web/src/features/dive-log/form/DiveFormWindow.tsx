import { useBlocker, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DiscardQuestion } from '#shared/ui/form/DiscardQuestion.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { showStartedOver } from '#shared/ui/form/started-over.ts'
import { DiveForm } from './DiveForm.tsx'
import { titleOfWork } from './dive-form.view.ts'
import { closeDiveForm, useDiveForm } from './dive-form-store.ts'
import { type DiveWork, openWork } from './dive-work.ts'

/** A dive over any page. Nothing entered is lost without a question, whichever way somebody leaves. */
export const DiveFormWindow = ({ personId }: { personId: string }) => {
  const { isOpen: isAnyOpen, personId: opener, subject } = useDiveForm()
  const isOpen = isAnyOpen && opener === personId
  const [work, setWork] = useState(() => openWork(personId, subject))
  const [round, setRound] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [isTouched, setTouched] = useState(false)

  const begin = (next: DiveWork) => {
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
    closeDiveForm()
  }
  const stay = () => {
    setAsking(false)
    reset?.()
  }
  const leave = () => {
    close()
    proceed?.()
  }
  const discard = () => {
    work.draft.forget()
    leave()
  }
  const cancel = () => {
    if (isAsking || isLeaving) return stay()
    if (isTouched) return setAsking(true)
    close()
  }

  // A form that nobody touched does not follow to another page.
  const pathname = useLocation({ select: (location) => location.pathname })
  const openedAt = useRef(pathname)
  const goAway = useEffectEvent(() => {
    if (isOpen) close()
  })
  useEffect(() => {
    if (openedAt.current !== pathname) goAway()
    openedAt.current = pathname
  }, [pathname])

  const startOver = () => {
    const { draft } = work
    const { typed } = draft
    draft.forget()
    begin(openWork(personId, subject))
    showStartedOver(() => {
      const next = openWork(personId, subject)
      next.draft.typed = typed
      begin(next)
    })
  }

  const isQuestion = isAsking || isLeaving
  return (
    <FormModal opened={isOpen} onClose={cancel} title={titleOfWork(work)} size={640}>
      {isQuestion && (
        <DiscardQuestion
          label="Unsaved changes"
          question={
            work.changes === null
              ? 'This dive isn’t saved to your log yet.'
              : 'Your changes to this dive aren’t saved yet.'
          }
          discard="Discard"
          onDiscard={discard}
          onLeaveDraft={work.keepsDraft ? leave : undefined}
          onKeep={stay}
        />
      )}
      {/* Its fields keep what was typed while the question is asked. */}
      <div hidden={isQuestion}>
        <DiveForm
          key={round}
          personId={personId}
          work={work}
          onTouched={setTouched}
          onCancel={cancel}
          onDone={close}
          onStartOver={startOver}
        />
      </div>
    </FormModal>
  )
}
