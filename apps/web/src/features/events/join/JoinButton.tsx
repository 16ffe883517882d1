import { Button } from '@mantine/core'
import { certificationsPages } from '@soundings/contract/certifications-pages'
import type { EventLine } from '@soundings/contract/events-shapes'
import { depthText } from '@soundings/rules/units'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useNow } from '#shared/lib/use-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import form from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './JoinButton.module.css'
import { closedText, isPressed, lineText, stepText } from './joining.view.ts'
import { useJoining } from './use-joining.ts'

type Props = {
  event: EventLine
  /** How many guests come along. */
  guests?: number
  /** Of several buttons on a page, each says what it is about. */
  isOneOfMany?: boolean
}

/** Joins an event, leaves it, or stands in line for it; and says why where that cannot be. */
export const JoinButton = ({ event, guests = 0, isOneOfMany = false }: Props) => {
  const joining = useJoining(event, guests)
  const { step, refusal } = joining
  const isOwn = useSession(({ user }) => user !== null && user.id === event.organiser?.id)
  const closed = closedText(event, useNow(30_000))
  const line = lineText(event)
  if (isOwn && step !== null)
    return (
      <div className={css.join}>
        <p className={css.own}>You organise this event.</p>
      </div>
    )
  return (
    <div className={css.join}>
      {step !== null && (
        <div className={css.buttons}>
          <Button
            variant={isPressed(step) || isOneOfMany ? 'default' : 'main'}
            aria-pressed={isPressed(step)}
            aria-busy={joining.isBusy}
            data-busy={joining.isBusy || undefined}
            data-inviting={(isOneOfMany && !isPressed(step)) || undefined}
            className={css.button ?? ''}
            {...(isOneOfMany && { 'aria-label': `${stepText[step]}: ${event.title}` })}
            onClick={joining.press}
          >
            {stepText[step]}
          </Button>
          {step === 'take' && (
            <Button variant="quiet" onClick={joining.leaveLine}>
              Leave waitlist
            </Button>
          )}
        </div>
      )}
      {closed !== null && (
        <p className={css.closed} data-cancelled={event.state === 'cancelled' || undefined}>
          {closed}
        </p>
      )}
      {/* It is there before it says anything, so that what it says is read out. */}
      <div role="status" className={css.said}>
        {refusal ? (
          <p className={css.refusal}>
            <IconAlertTriangle {...icon} size={16} />
            <span>
              {refusal.text}{' '}
              {refusal.isCertificate && (
                <Link to={certificationsPages.certifications}>Add a certification</Link>
              )}
            </span>
          </p>
        ) : (
          line && <p>{line}</p>
        )}
      </div>
      <Questions joining={joining} title={event.title} />
    </div>
  )
}

type Asked = { joining: ReturnType<typeof useJoining>; title: string }

const Questions = ({ joining: { question, confirm, dismiss }, title }: Asked) => {
  const unit = useUnits(({ depth }) => depth)
  const isDepth = question?.kind === 'depth'
  return (
    <FormModal
      opened={question !== null}
      onClose={dismiss}
      title={isDepth ? 'This site is deeper than your certification' : 'Leave this event?'}
    >
      <div className={form.form}>
        {isDepth ? (
          <p>
            The site goes to {depthText(question.warning.siteDepth, unit)}. Your certification says{' '}
            {depthText(question.warning.ownDepth, unit)}. You can still join: plan your dive within what
            you’re trained for, and talk to the organiser.
          </p>
        ) : (
          <p>Others are waiting for a place in “{title}”. If you leave, yours goes to the next in line.</p>
        )}
        <div className={form.actions}>
          <Button variant={isDepth ? 'main' : 'danger'} onClick={confirm}>
            {isDepth ? 'I know, join' : 'Leave Event'}
          </Button>
          <Button variant="quiet" data-autofocus onClick={dismiss}>
            Cancel
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
