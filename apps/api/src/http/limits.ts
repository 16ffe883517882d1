const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Whose tries are counted together: of a client's network address, of an account, or of one at the other. */
type Counted = 'address' | 'account' | 'account and address'

export type Limit = {
  per: Counted
  /** So many tries are let through … */
  points: number
  /** … within so many seconds of the first. */
  seconds: number
  /** One of those that stand in the way of signing many people up, which tests do. */
  signUp?: true
}

type Action = {
  /** Narrowest first: a try that one of them refuses does not count for those after it. */
  limits: Limit[]
  /** What a person is told who has used them up; when to try again is added. */
  message: string
}

const tooMany = 'Too many tries.'

/**
 * How often each thing may be tried, all in one place. An account is known by the mail address or id that the request
 * names, whether or not there is one, so that a limit tells nobody who has an account.
 */
export const actions = {
  /** Only tries that fail count: the others are given back. */
  login: {
    limits: [
      { per: 'account and address', points: 10, seconds: 15 * minute },
      { per: 'account', points: 50, seconds: hour },
      { per: 'address', points: 60, seconds: 15 * minute },
    ],
    message: tooMany,
  },
  /** The password of somebody who is signed in already, asked once more. */
  password: {
    limits: [
      { per: 'account', points: 10, seconds: 15 * minute },
      { per: 'address', points: 60, seconds: 15 * minute },
    ],
    message: tooMany,
  },
  register: {
    limits: [{ per: 'address', points: 10, seconds: hour, signUp: true }],
    message: 'Too many accounts were asked for.',
  },
  'check-email': {
    limits: [{ per: 'address', points: 20, seconds: hour, signUp: true }],
    message: tooMany,
  },
  'check-handle': {
    limits: [{ per: 'address', points: 60, seconds: 10 * minute, signUp: true }],
    message: tooMany,
  },
  /** Any mail with a code in it; the account is the address that it goes to, together with what the code is for. */
  'code-mail': {
    limits: [
      { per: 'account', points: 1, seconds: minute },
      { per: 'account', points: 10, seconds: day, signUp: true },
      { per: 'address', points: 20, seconds: hour, signUp: true },
    ],
    message: 'A code was just asked for.',
  },
  verify: {
    limits: [
      { per: 'account', points: 10, seconds: 10 * minute },
      { per: 'address', points: 60, seconds: 10 * minute, signUp: true },
    ],
    message: tooMany,
  },
  reset: {
    limits: [
      { per: 'account', points: 10, seconds: 10 * minute },
      { per: 'address', points: 60, seconds: 10 * minute },
    ],
    message: tooMany,
  },
  /** Wrong tokens of a bot check: right ones are given back. */
  'bot-check': {
    limits: [{ per: 'address', points: 30, seconds: 10 * minute }],
    message: 'The bot check failed too often.',
  },
  'add-site': {
    limits: [
      { per: 'account', points: 60, seconds: hour },
      { per: 'account', points: 300, seconds: day },
      { per: 'address', points: 300, seconds: hour },
    ],
    message: 'You have added many sites in a short time.',
  },
  /** Uploads, of several photos perhaps; one that is sent again after it arrived does not count. */
  'add-photo': {
    limits: [
      { per: 'account', points: 200, seconds: hour },
      { per: 'address', points: 600, seconds: hour },
    ],
    message: 'You have added many photos in a short time.',
  },
  /** Several at once are sent by who dived where there was no signal. */
  'add-report': {
    limits: [
      { per: 'account', points: 120, seconds: hour },
      { per: 'account', points: 400, seconds: day },
      { per: 'address', points: 600, seconds: hour },
    ],
    message: 'You have sent many dive reports in a short time.',
  },
  'change-report': {
    limits: [{ per: 'account', points: 600, seconds: hour }],
    message: 'You have changed many dive reports in a short time.',
  },
  /** Reports praised, and that taken back. */
  'praise-report': {
    limits: [{ per: 'account', points: 1_200, seconds: hour }],
    message: 'You have praised many dive reports in a short time.',
  },
  /** All of them in one file. */
  'export-reports': {
    limits: [{ per: 'address', points: 30, seconds: hour }],
    message: 'The dive reports were just downloaded several times.',
  },
  'set-avatar': {
    limits: [{ per: 'account', points: 60, seconds: hour }],
    message: 'You changed your picture often in a short time.',
  },
  /** As each change is kept in a history. */
  'change-site': {
    limits: [{ per: 'account', points: 600, seconds: hour }],
    message: 'You have saved many changes in a short time.',
  },
  'propose-change': {
    limits: [
      { per: 'account', points: 60, seconds: hour },
      { per: 'address', points: 300, seconds: hour },
    ],
    message: 'You have proposed many changes in a short time.',
  },
  /** Hearts pressed and taken back. */
  favorite: {
    limits: [{ per: 'account', points: 1_200, seconds: hour }],
    message: 'You changed a lot of favorites in a short time.',
  },
  /** What people say of photos, and of their own. */
  'rate-photo': {
    limits: [{ per: 'account', points: 1_200, seconds: hour }],
    message: 'You have rated many photos in a short time.',
  },
  'change-photo': {
    limits: [{ per: 'account', points: 600, seconds: hour }],
    message: 'You have changed many photos in a short time.',
  },
  /** Answers that a language model words, each of which costs whoever runs the server; beyond them it is not asked. */
  'ask-model': {
    limits: [
      { per: 'account', points: 100, seconds: day },
      { per: 'address', points: 300, seconds: day },
    ],
    message: 'The language model has worded many answers for you today.',
  },
  /** Questions to the assistant. */
  ask: {
    limits: [
      { per: 'account', points: 600, seconds: hour },
      { per: 'address', points: 60, seconds: minute },
      { per: 'address', points: 1_200, seconds: hour },
    ],
    message: 'You have asked many questions in a short time.',
  },
  /** A zip of everything, which takes the server a while. */
  export: {
    limits: [{ per: 'account', points: 10, seconds: hour }],
    message: 'Your data was just exported several times.',
  },
  /** Telling moderators that something is wrong. */
  flag: {
    limits: [{ per: 'account', points: 30, seconds: hour }],
    message: 'You reported a lot in a short time.',
  },
} as const satisfies Record<string, Action>
export type LimitedAction = keyof typeof actions

/** How many times as many sign-ups a server under test lets through. */
export const signUpsUnderTest = 100
/** Where the bot check is on and a request comes without its token, so many times fewer tries are let through. */
export const strictness = 3
