import type { BotAction } from '@soundings/contract/bot-check'
import { useEffect } from 'react'
import css from './BotCheckNotice.module.css'
import { useBots } from './bot-store.ts'
import { prepareBotToken } from './bot-token.ts'

/** A form that stays open after it was sent, as when a password was wrong, will want another token. */
const pause = 1_000

/** Google wants this said where its own mark, which would lie on the map, is hidden. */
const GoogleTerms = () => (
  <p className={css.text}>
    Protected by reCAPTCHA. Google’s{' '}
    <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
      Privacy Policy
    </a>{' '}
    and{' '}
    <a href="https://policies.google.com/terms" target="_blank" rel="noreferrer">
      Terms of Service
    </a>{' '}
    apply.
  </p>
)

/** Belongs in a form that is sent with a token: has it ready in time, and says so when that fails. */
export const BotCheckNotice = ({ action }: { action: BotAction }) => {
  const { kind, hasFailed, used } = useBots()

  useEffect(() => {
    const timer = setTimeout(() => void prepareBotToken(action), used > 0 ? pause : 0)
    return () => clearTimeout(timer)
  }, [action, used])

  return (
    <>
      <div role="status">
        {hasFailed && (
          <p className={css.text}>
            The bot check didn’t load. You can continue without it, but with fewer attempts.
          </p>
        )}
      </div>
      {kind === 'recaptcha' && !hasFailed && <GoogleTerms />}
    </>
  )
}
