import { hashPassword, isPassword } from '../../apps/api/src/adapters/identity-passwords.ts'
import { makeDatabase, openPostgres } from './databases.ts'
import { median, range } from './figures.ts'
import { atMost } from './goals.ts'
import { milliseconds, type Report } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'

/** A whole sign-in against the one slow step that it must contain; known against unknown addresses. */
const goal = 1.3
const alike = 0.1
const known = 60
const perRound = 40
const password = 'Kelp-Forest 7m'

type Post = (path: string, body: object, address: string) => Promise<Response>

/** Every caller may come from an address of its own, as limits count by address. */
const poster =
  (server: string): Post =>
  (path, body, address) =>
    fetch(`${server}/api/auth/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie: 'soundings_device=a-browser-that-was-here-before',
      },
      body: JSON.stringify(body),
    })

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const enrol = async (server: string, post: Post, number: number): Promise<string> => {
  const email = `diver${number}@example.org`
  await post('cognito-register', { email, password, firstName: 'Ada', lastName: 'Reef' }, addressOf(number))
  const mails = (await (await fetch(`${server}/api/test/mail?to=${email}`)).json()) as { subject: string }[]
  const [code] = /\d{6}/.exec(mails.at(-1)?.subject ?? '') ?? []
  const answer = await post('cognito-verify', { email, code, password }, addressOf(number))
  if (!answer.ok) throw new Error(`Nobody could sign up: ${await answer.text()}`)
  return email
}

const answered = (expected: number) => async (asked: Promise<Response>) => {
  const answer = await asked
  const text = await answer.text()
  if (answer.status !== expected) throw new Error(`${answer.status} instead of ${expected}: ${text}`)
}

export const measureSignIn = async (resources: Resources, { rounds = 3 }): Promise<Report> => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'sign_in')
  const settings = { DATABASE_URL: database, SEED: 'false', SOUNDINGS_TEST: '1', TRUSTED_PROXIES: 'loopback' }
  const server = await startServer(resources, settings)
  const post = poster(server)
  const emails: string[] = []
  for (const number of range(known)) emails.push(await enrol(server, post, number))
  const hash = await hashPassword(password)

  const took: Record<
    'verify' | 'sign in' | 'wrong password' | 'unknown address' | 'forgot' | 'forgot unknown',
    number[]
  > = {
    verify: [],
    'sign in': [],
    'wrong password': [],
    'unknown address': [],
    forgot: [],
    'forgot unknown': [],
  }
  let caller = 1_000
  for (const at of range(rounds * perRound)) {
    const email = emails[at % known] ?? ''
    const nobody = `nobody${at}@example.org`
    const wrong = (username: string) =>
      answered(401)(post('cognito-login', { username, password: 'wrong' }, addressOf(caller++)))
    const forgot = (address: string) =>
      answered(200)(post('forgot-password', { email: address }, addressOf(caller++)))
    took.verify.push(await timed(() => isPassword(password, hash)))
    took['sign in'].push(
      await timed(() =>
        answered(200)(post('cognito-login', { username: email, password }, addressOf(caller++))),
      ),
    )
    took['wrong password'].push(await timed(() => wrong(email)))
    took['unknown address'].push(await timed(() => wrong(nobody)))
    // One mail a minute to an address: each is asked for once.
    if (at < known) {
      const asks = [
        async () => took.forgot.push(await timed(() => forgot(email))),
        async () => took['forgot unknown'].push(await timed(() => forgot(nobody))),
      ]
      // By turns, so that what one leaves behind slows the other as often.
      for (const ask of at % 2 === 0 ? asks : asks.toReversed()) await ask()
    }
  }

  const middle = (name: keyof typeof took) => median(took[name])
  const signIn = middle('sign in') / middle('verify')
  const pairs = [
    ['wrong password', 'unknown address'],
    ['forgot', 'forgot unknown'],
  ] as const
  const apart = pairs.map(([one, other]) =>
    atMost(alike, `how far apart are ${one} and ${other}`, Math.abs(middle(one) / middle(other) - 1)),
  )
  return {
    title: 'Signing in (medians, ms)',
    head: ['', 'median'],
    rows: (Object.keys(took) as (keyof typeof took)[]).map((name) => [name, milliseconds(middle(name))]),
    notes: [],
    goals: [atMost(goal, 'a whole sign-in against one argon2 verify', signIn), ...apart],
  }
}
