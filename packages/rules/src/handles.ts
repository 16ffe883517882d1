import { profileLimits } from '@soundings/contract/profile-fields'

// Handles are Latin letters, digits and underscores, so that look-alikes from other scripts cannot arise.

/** Words by which somebody would pass for who runs the server, also beside a name: `admin_anna`, `SoundingsNews`. */
const unmistakable = [
  ...['admin', 'admins', 'administrator', 'administrators', 'sysadmin', 'webmaster', 'postmaster'],
  ...['moderator', 'moderators', 'staff', 'soundings'],
]

/** Words that do so alone or with each other: `support`, `help_team`. Beside a name they are harmless: `blue_team`. */
const official = [
  ...unmistakable,
  ...['mod', 'mods', 'editor', 'editors', 'team', 'official', 'support', 'help', 'helpdesk', 'security'],
  ...['root', 'system'],
]

/** Words that mean something in addresses of the app and its API, or that stand for everybody or nobody. */
const technical = [
  ...[
    'api',
    'me',
    'settings',
    'account',
    'accounts',
    'profile',
    'user',
    'users',
    'login',
    'logout',
    'signin',
  ],
  ...['signup', 'register', 'verify', 'onboard', 'everyone', 'everybody', 'nobody', 'anonymous', 'guest'],
  ...['visitor', 'deleted', 'null', 'undefined'],
  // Beside the addresses of people, `/api/profile/…`.
  ...['privacy', 'preview', 'handle', 'certifications', 'equipment', 'year', 'buddies'],
]

/** What a letter may be written as without being noticed. */
const lookalikes: Record<string, string> = {
  a: '[a4]',
  b: '[b8]',
  d: '(?:d|cl)',
  e: '[e3]',
  g: '[g69]',
  i: '[il1]',
  l: '[il1]',
  m: '(?:m|rn)',
  o: '[o0]',
  s: '[s5]',
  t: '[t7]',
  w: '(?:w|vv)',
}

/** A word as it may be disguised: with look-alikes, and with more of a letter than there are. */
const disguised = (word: string): string =>
  word.replace(/(.)\1*/g, (run, letter: string) => `${lookalikes[letter] ?? letter}{${run.length},}`)

/** One of some words, or `several` of them in a row; digits around them change nothing. */
const sayingOf = (words: readonly string[], several = ''): RegExp =>
  new RegExp(`^\\d*(?:${words.map(disguised).join('|')})${several}\\d*$`)

const isUnmistakable = sayingOf(unmistakable)
const isOfficial = sayingOf(official, '+')
/** In pieces, short words are too easily somebody's name: `mo_d`. */
const isOfficialInPieces = sayingOf(official.filter(({ length }) => length > 4))

const partsOf = (handle: string): string[] =>
  handle
    .toLowerCase()
    .split('_')
    .filter((part) => /\D/.test(part))

/** `SoundingsNews` reads as two words, like `soundings_news`. */
const spelledOut = (handle: string): string => handle.replace(/([a-z\d])(?=[A-Z])/g, '$1_')

/**
 * Whether a handle is nobody's to choose: others would think that its owner runs the server, or that it means something
 * else. Names that only begin like such a word are free: adminton, supporter, modesto.
 */
export const isReservedHandle = (handle: string): boolean => {
  const parts = partsOf(handle)
  const whole = parts.join('')
  return (
    technical.includes(whole) ||
    isOfficialInPieces.test(whole) ||
    (parts.length > 0 && parts.every((part) => isOfficial.test(part))) ||
    partsOf(spelledOut(handle)).some((part) => isUnmistakable.test(part))
  )
}

/** A handle as the eye takes it: letters and digits that look alike are one, and an underscore is none. */
const asSeen = (handle: string): string =>
  handle
    .replaceAll('I', 'l')
    .toLowerCase()
    .replaceAll('_', '')
    .replaceAll('rn', 'm')
    .replace(/[i1]/g, 'l')
    .replaceAll('0', 'o')

/** Whether a handle could be taken for one of these others, though it is another. */
export const looksLikeOneOf = (handle: string, others: readonly string[]): boolean => {
  const seen = asSeen(handle)
  return others.some((other) => asSeen(other) === seen)
}

const day = 86_400_000

/** From when on somebody may change their handle again, who did so last at that time; null when they may now. */
export const freeFrom = (changedAt: Date | null, now: Date): Date | null => {
  if (changedAt === null) return null
  const free = new Date(changedAt.getTime() + profileLimits.handleEvery * day)
  return free > now ? free : null
}

/** Until when a handle that is given up now leads on to who had it. */
export const keptUntil = (now: Date): Date => new Date(now.getTime() + profileLimits.handleKept * day)
