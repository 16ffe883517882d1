import type { BotChecker } from '#src/bots.ts'
import type { Config } from '#src/config.ts'
import type { World } from '#src/world.ts'
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
  world: Pick<World, 'db' | 'clock' | 'jobs' | 'log'>,
): BotChecker => {
  if (BOT_CHECK === 'altcha') return altcha({ ...world, secret: BOT_SECRET })
  if (BOT_CHECK === 'none') return noBotCheck
  return recaptcha({
    siteKey: RECAPTCHA_SITE_KEY,
    secret: RECAPTCHA_SECRET,
    verifyUrl: RECAPTCHA_VERIFY_URL,
    minScore: RECAPTCHA_MIN_SCORE,
    log: world.log,
  })
}
