import { Button } from '@mantine/core'
import { type Group, groupTexts } from '@soundings/contract/groups'
import { useState } from 'react'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import css from '#shared/ui/form/form.module.css'
import { useStep } from '../join/use-step.ts'

type Props = {
  group: Group
  opened: boolean
  onClose: () => void
  /** Leads to where somebody else is made an owner. */
  onHandOver: () => void
  onArchive: () => void
}

/** Leaves a group after asking. Its only owner reads why they cannot, and what they can do instead. */
export const LeaveDialog = ({ group, opened, onClose, onHandOver, onArchive }: Props) => {
  const { leave } = useStep(group)
  const [isSending, setSending] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const isLastOwner = wasRefused || (group.role === 'owner' && group.owners.length === 1)
  const press = async () => {
    setSending(true)
    const outcome = await leave(`You left ${group.name}`)
    setSending(false)
    if (outcome === 'left') onClose()
    if (outcome === 'last-owner') setRefused(true)
  }
  return (
    <FormModal opened={opened} onClose={onClose} title={`Leave ${group.name}?`}>
      <div className={css.form}>
        {isLastOwner ? (
          <>
            <FormProblem>{groupTexts.lastOwner}</FormProblem>
            <div className={css.actions}>
              {group.members > 1 && (
                <Button variant="main" data-autofocus onClick={onHandOver}>
                  Hand over
                </Button>
              )}
              <Button variant="default" onClick={onArchive}>
                Archive…
              </Button>
              <Button variant="quiet" onClick={onClose}>
                Cancel
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>
              {group.kind === 'private'
                ? 'You won’t see the group any more, and need a new invitation to come back.'
                : 'You can join again later. What you wrote stays, and what you shared in the logbook goes.'}
            </p>
            <div className={css.actions}>
              <Button variant="danger" loading={isSending} onClick={() => void press()}>
                Leave
              </Button>
              <Button variant="quiet" data-autofocus onClick={onClose}>
                Cancel
              </Button>
            </div>
          </>
        )}
      </div>
    </FormModal>
  )
}
