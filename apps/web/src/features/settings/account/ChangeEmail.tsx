import type { Me } from '@soundings/contract/auth'
import { useState } from 'react'
import { Opening } from '../Opening.tsx'
import { Part } from '../Part.tsx'
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx'
import { type AskedEmail, NewEmailForm } from './NewEmailForm.tsx'

/** The address to sign in with. A new one counts once its code has come back. */
export const ChangeEmail = ({ user }: { user: Me }) => (
  <Part title="Email" lead={`You sign in as ${user.email}.`}>
    <Opening label="Change email">{(close) => <Steps onDone={close} />}</Opening>
  </Part>
)

const Steps = ({ onDone }: { onDone: () => void }) => {
  const [asked, setAsked] = useState<AskedEmail>({ email: '', password: '' })
  const [isMailed, setMailed] = useState(false)
  if (isMailed) return <ConfirmEmailForm asked={asked} onBack={() => setMailed(false)} onDone={onDone} />
  return (
    <NewEmailForm
      asked={asked}
      onMailed={(sent) => {
        setAsked(sent)
        setMailed(true)
      }}
      onCancel={onDone}
    />
  )
}
