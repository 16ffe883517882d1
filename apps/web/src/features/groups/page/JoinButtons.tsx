import { Button } from '@mantine/core'
import type { Group } from '@soundings/contract/groups'
import { IconCheck, IconUserPlus } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { stepOf, stepText } from '../groups.view.ts'
import { RequestDialog } from '../join/RequestDialog.tsx'
import { useKeptFocus } from '../join/use-kept-focus.ts'
import { useStep } from '../join/use-step.ts'
import css from './GroupPage.module.css'

/** The way into a group, for who is not in it yet. */
export const JoinButtons = ({ group }: { group: Group }) => {
  const { press, leave, request, isAsking, stopAsking } = useStep(group)
  const wasAsking = useWasWanted(isAsking)
  const step = stepOf(group)
  const { place, notePress } = useKeptFocus<HTMLSpanElement>(step)
  const dialog = wasAsking && (
    <RequestDialog group={group} opened={isAsking} onClose={stopAsking} send={request} />
  )
  if (group.isMember)
    return (
      <>
        <span ref={place} tabIndex={-1} className={css.member}>
          <IconCheck {...icon} />
          {group.role === 'owner' ? 'Owner' : group.role === 'organiser' ? 'Organiser' : 'Member'}
        </span>
        {dialog}
      </>
    )
  if (step === 'view' || (group.may.join === 'no' && step !== 'withdraw' && step !== 'accept')) return dialog
  return (
    <>
      <Button
        variant={step === 'withdraw' ? 'default' : 'main'}
        {...(step !== 'withdraw' && { leftSection: <IconUserPlus {...icon} /> })}
        onClick={() => {
          notePress()
          press(group)
        }}
      >
        {stepText[step]}
      </Button>
      {step === 'accept' && (
        <Button variant="quiet" onClick={() => void leave('Invitation turned down')}>
          No, thanks
        </Button>
      )}
      {dialog}
    </>
  )
}
