import type { Config } from '#config/config.ts'
import type { BotChecker } from '#ports/bots.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { altcha } from './bot-altcha/index.ts'
import { noBotCheck } from './bot-none.ts'
import { recaptcha } from './bot-recaptcha.ts'

type Settings = Pick<
  Config,
  | 'BOT_CHECK'
  | 'BOT_SECRET'
  | 'RECAPTCHA_SITE_KEY'
  | 'RECAPTCHA_SECRET'
  | 'RECAPTCHA_VERIFY_URL'
  | 'RECAPTCHA_MIN_SCORE'
>

/** The bot check that the settings name; what it needs was asked for when they were read. */
export const openBots = (
  {
    BOT_CHECK,
    BOT_SECRET = '',
    RECAPTCHA_SITE_KEY = '',
    RECAPTCHA_SECRET = '',
    RECAPTCHA_VERIFY_URL,
    RECAPTCHA_MIN_SCORE,
  }: Settings,
  deps: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'log'>,
): BotChecker => {
  if (BOT_CHECK === 'altcha') return altcha({ ...deps, secret: BOT_SECRET })
  if (BOT_CHECK === 'none') return noBotCheck
  return recaptcha({
    siteKey: RECAPTCHA_SITE_KEY,
    secret: RECAPTCHA_SECRET,
    verifyUrl: RECAPTCHA_VERIFY_URL,
    minScore: RECAPTCHA_MIN_SCORE,
    log: deps.log,
  })
}
