import { useState } from 'react'
import { useNow } from '#shared/lib/use-now.ts'
import css from './AuthModal.module.css'
import { secondsToWait } from './journey.ts'

type Props = { mailedAt: number; resend: () => Promise<void> }

/** Asks for another code, once enough time passed since the last. */
export const ResendButton = ({ mailedAt, resend }: Props) => {
  const now = useNow(1_000)
  const [isSending, setSending] = useState(false)
  const wait = secondsToWait(mailedAt, now)
  const isOff = wait > 0 || isSending
  const press = async () => {
    if (isOff) return
    setSending(true)
    await resend().finally(() => setSending(false))
  }
  // Switched off but still there for the keyboard, which would lose its place otherwise.
  return (
    <button type="button" className={css.link} aria-disabled={isOff} onClick={press}>
      {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
    </button>
  )
}
