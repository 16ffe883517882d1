import { type BotAction, botCheck } from '@soundings/contract/bot-check'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'

const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '00' }, signature: 'signed' }
const solution = { counter: 7, derivedKey: 'ab' }
const failure = 'The bot check didn’t load. You can continue without it, but with fewer attempts.'

let solve = vi.fn(async (): Promise<typeof solution | null> => solution)
vi.mock('altcha-lib', () => ({ solveChallengeWorkers: () => solve() }))

let network = stubNetwork()

/** The page as it is when it was just opened. */
const open = async () => {
  vi.resetModules()
  return import('./index.ts')
}

beforeEach(() => {
  vi.restoreAllMocks()
  network = stubNetwork()
  solve = vi.fn(async () => solution)
})

const asksWork = () => {
  network.answer(botCheck.how, { kind: 'altcha' })
  network.answer(botCheck.challenge, challenge)
}
const challenges = () => network.asked.filter((call) => call.includes('/challenge/'))
const read = (token: string | undefined) => JSON.parse(atob(token ?? ''))

test('where the server asks for nothing there is no token, and it is asked once', async () => {
  network.answer(botCheck.how, { kind: 'none' })
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="login" />)
  await waitFor(() => expect(network.asked).toEqual(['GET /api/bot-check']))
  expect(await botToken('login')).toBeUndefined()
  expect(await botToken('signup')).toBeUndefined()
  expect(network.asked).toEqual(['GET /api/bot-check'])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('work is done while the form is open, and its proof is there when the form is sent', async () => {
  asksWork()
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="signup" />)
  await waitFor(() => expect(solve).toHaveBeenCalledTimes(1))
  expect(read(await botToken('signup'))).toEqual({ challenge, solution })
  expect(challenges()).toEqual(['GET /api/bot-check/challenge/signup'])
})

test('a proof is used once, and the next is made for a form that stays open', async () => {
  asksWork()
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="login" />)
  await waitFor(() => expect(solve).toHaveBeenCalledTimes(1))
  await act(() => botToken('login'))
  await waitFor(() => expect(solve).toHaveBeenCalledTimes(2))
  await act(() => botToken('login'))
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(challenges()).toHaveLength(2)
})

test('each action has a proof of its own', async () => {
  asksWork()
  const { botToken } = await open()
  const actions: BotAction[] = ['add_site', 'contact']
  for (const action of actions) expect(await botToken(action)).toBeDefined()
  expect(challenges()).toEqual(actions.map((action) => `GET /api/bot-check/challenge/${action}`))
})

test('a proof that was made too long ago is made anew', async () => {
  asksWork()
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="login" />)
  await waitFor(() => expect(solve).toHaveBeenCalledTimes(1))
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000)
  expect(await botToken('login')).toBeDefined()
  expect(challenges()).toHaveLength(2)
  clock.mockRestore()
})

test('work that is not done in time holds nobody up, and is there for the next try', async () => {
  asksWork()
  const { botToken } = await open()
  let finish = (_: typeof solution) => {}
  solve.mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = botToken('login')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await first).toBeUndefined()
  vi.useRealTimers()
  finish(solution)
  expect(await botToken('login')).toBeDefined()
  expect(challenges()).toHaveLength(1)
})

test('a check that cannot be loaded says so in the form, lets everything go on, and is tried anew', async () => {
  network.cut(botCheck.how)
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="login" />)
  expect(await screen.findByText(failure)).toBe(screen.getByRole('status').firstChild)
  expect(await botToken('login')).toBeUndefined()
  asksWork()
  await act(async () => expect(await botToken('login')).toBeDefined())
  expect(screen.queryByText(failure)).toBeNull()
})

test('a challenge that cannot be got or solved is told, too', async () => {
  asksWork()
  network.refuse(botCheck.challenge, 503, 'Away')
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="login" />)
  await screen.findByText(failure)
  network.answer(botCheck.challenge, challenge)
  solve.mockResolvedValue(null)
  await act(async () => expect(await botToken('login')).toBeUndefined())
  expect(screen.queryByText(failure)).not.toBeNull()
})

const how = { kind: 'recaptcha', siteKey: 'site', script: 'https://google.test/api.js?render=site' } as const

/** The scripts that the page asked for; the test browser would not load them. */
const catchScripts = () => {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement)
  })
  return scripts
}

test('reCAPTCHA is loaded when a form opens, and asked when it is sent', async () => {
  const scripts = catchScripts()
  network.answer(botCheck.how, how)
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="contact" />)
  await waitFor(() => expect(scripts.map(({ src }) => src)).toEqual([how.script]))
  const execute = vi.fn(async (_: string, { action }: { action: string }) => `token for ${action}`)
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute })
  act(() => void scripts[0]?.dispatchEvent(new Event('load')))
  await act(async () => {
    expect(await botToken('contact')).toBe('token for contact')
    expect(await botToken('add_photo')).toBe('token for add_photo')
  })
  expect(execute.mock.calls).toEqual([
    ['site', { action: 'contact' }],
    ['site', { action: 'add_photo' }],
  ])
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeDefined()
  expect(scripts).toHaveLength(1)
})

test('reCAPTCHA that does not load is told, and loaded again for the next try', async () => {
  const scripts = catchScripts()
  network.answer(botCheck.how, how)
  const { botToken, BotCheckNotice } = await open()
  renderPart(<BotCheckNotice action="contact" />)
  await waitFor(() => expect(scripts).toHaveLength(1))
  act(() => void scripts[0]?.dispatchEvent(new Event('error')))
  await screen.findByText(failure)
  expect(screen.queryByRole('link')).toBeNull()
  const next = botToken('contact')
  await waitFor(() => expect(scripts).toHaveLength(2))
  act(() => void scripts[1]?.dispatchEvent(new Event('error')))
  expect(await next).toBeUndefined()
})
