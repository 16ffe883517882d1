import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { signOutText } from '#shared/outbox/messages.ts'
import { deleteKept } from '#shared/outbox/outbox.ts'
import { stopLeaving, useOutboxMark } from '#shared/outbox/outbox-mark.ts'
import { useWhatWaits } from '#shared/outbox/outbox-store.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from '#shared/ui/form/form.module.css'
import { toast } from '#shared/ui/toast.tsx'

/** Asks before somebody signs out who has something waiting here: it goes with them. */
export const LeaveQuestion = () => {
  const leave = useOutboxMark((mark) => mark.leave)
  const waiting = useWhatWaits()
  const number = waiting?.length ?? 0
  // The text stays as it is while the question goes away.
  const [asked, setAsked] = useState('')
  const text = waiting && number > 0 ? signOutText(waiting) : asked
  if (text !== asked) setAsked(text)

  const hasNothing = waiting?.length === 0
  const goOn = useEffectEvent(() => {
    stopLeaving()
    leave?.()
  })
  useEffect(() => {
    if (leave && hasNothing) goOn()
  }, [leave, hasNothing])

  // Once they are gone, nothing is left to ask.
  const deleteAll = () => deleteKept(waiting?.map(({ key }) => key) ?? [])
  const failed = () => toast.error('Nothing could be deleted from this device, so you are still signed in.')

  return (
    <FormModal opened={leave !== null && number > 0} onClose={stopLeaving} title="Sign out?">
      <div className={css.form}>
        <p>{asked}</p>
        <div className={css.actions}>
          <Button variant="default" data-autofocus onClick={stopLeaving}>
            Stay signed in
          </Button>
          <Button variant="quiet" onClick={() => void deleteAll().catch(failed)}>
            Delete and sign out
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
