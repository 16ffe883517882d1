import type { BotCheck } from '@soundings/contract/bot-check'
import type { Prover } from './prover.ts'

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** How long Google may take to start, in milliseconds. */
const patience = 15_000

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('reCAPTCHA did not load'))
    }
    setTimeout(fail, patience)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => resolve())
    script.async = true
    script.src = address
    document.head.append(script)
  })

/** reCAPTCHA v3, loaded from where the server says. */
export const openRecaptcha = async ({
  siteKey,
  script,
}: Extract<BotCheck, { kind: 'recaptcha' }>): Promise<Prover> => {
  await loadScript(script)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('reCAPTCHA did not start')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return { life: 0, prove: (action) => grecaptcha.execute(siteKey, { action }) }
}
