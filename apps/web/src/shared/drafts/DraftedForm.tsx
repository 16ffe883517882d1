import { useBlocker, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DiscardQuestion } from '#shared/ui/form/DiscardQuestion.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { showStartedOver } from '#shared/ui/form/started-over.ts'
import type { FormStore } from './form-store.ts'

/** What is being written, from the opening of its form to its end. */
type Work<Subject> = {
  subject: Subject
  draft: {
    /** Whether all that stands in the form outlives this page. */
    isKept: () => boolean
    /** Nobody wants it any more. */
    forget: () => void
  }
}

/** What the form itself does with the window around it. */
type FormWays = {
  /** Whether the question whether to leave lies over it. */
  isCovered: boolean
  /** Hears whether closing loses something. */
  onTouched: (isTouched: boolean) => void
  onCancel: () => void
  onDone: () => void
  onStartOver: () => void
}

type Props<Subject, W extends Work<Subject>> = {
  personId: string
  store: FormStore<Subject>
  /** Begins to write what the form was opened for. */
  openWork: (personId: string, subject: Subject) => W
  titleOf: (work: W) => string
  /** What is asked before something is lost; `keepsDraft` offers to leave it for the next time. */
  askOf: (work: W) => { question: string; discard: string; keepsDraft: boolean }
  /** Takes along what was written, to put it into a work that begins anew. */
  takeAlong: (work: W) => Promise<(next: W) => void>
  children: (work: W, ways: FormWays) => ReactNode
}

/** A form over any page. Nothing entered is lost without a question, whichever way somebody leaves. */
export const DraftedForm = <Subject, W extends Work<Subject>>({
  personId,
  store,
  openWork,
  titleOf,
  askOf,
  takeAlong,
  children,
}: Props<Subject, W>) => {
  const { isOpen: isAnyOpen, personId: opener, subject } = store.useForm()
  const isOpen = isAnyOpen && opener === personId
  const [work, setWork] = useState(() => openWork(personId, subject))
  const [round, setRound] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [isTouched, setTouched] = useState(false)

  const begin = (next: W) => {
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
    store.close()
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

  const startOver = async () => {
    const putBack = await takeAlong(work)
    work.draft.forget()
    begin(openWork(personId, subject))
    showStartedOver(() => {
      const next = openWork(personId, subject)
      putBack(next)
      begin(next)
    })
  }

  const isCovered = isAsking || isLeaving
  const { question, discard: discardLabel, keepsDraft } = askOf(work)
  return (
    <FormModal opened={isOpen} onClose={cancel} title={titleOf(work)} size={640}>
      {isCovered && (
        <DiscardQuestion
          label="Unsaved changes"
          question={question}
          discard={discardLabel}
          onDiscard={discard}
          onLeaveDraft={keepsDraft ? leave : undefined}
          onKeep={stay}
        />
      )}
      {/* Its fields keep what was typed while the question is asked. */}
      <div key={round} hidden={isCovered}>
        {children(work, {
          isCovered,
          onTouched: setTouched,
          onCancel: cancel,
          onDone: close,
          onStartOver: () => void startOver(),
        })}
      </div>
    </FormModal>
  )
}
