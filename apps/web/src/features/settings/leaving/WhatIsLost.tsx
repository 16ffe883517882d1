import { useEffect } from 'react'
import { draftNames } from '#shared/drafts/stored-drafts.ts'
import { deleteAccountText } from '#shared/outbox/messages.ts'
import { readOutbox, useWhatWaits } from '#shared/outbox/outbox-store.ts'
import formCss from '#shared/ui/form/form.module.css'
import { draftsLostText, isUnfinished } from './leaving.view.ts'

/** What this device keeps of a person that the server does not have, and that goes with their account; or nothing. */
export const WhatIsLost = ({ personId }: { personId: string }) => {
  useEffect(() => void readOutbox(), [])
  const waiting = useWhatWaits() ?? []
  const drafts = draftNames(personId).filter(isUnfinished).length
  return (
    <div role="status" className={formCss.form}>
      {waiting.length > 0 && <p>{deleteAccountText(waiting)}</p>}
      {drafts > 0 && <p>{draftsLostText(drafts)}</p>}
    </div>
  )
}
