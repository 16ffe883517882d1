// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { install } from './install.ts'

/** Stands where the browser keeps service workers. */
const browser = ({ controlled = true } = {}) => {
  const worker = () => Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() })
  let becomesReady = () => {}
  const registration = Object.assign(new EventTarget(), {
    waiting: null as ReturnType<typeof worker> | null,
    active: null as ReturnType<typeof worker> | null,
    installing: null as ReturnType<typeof worker> | null,
    update: async () => undefined,
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? worker() : null,
    register: vi.fn(async () => registration),
    ready: new Promise((resolve) => {
      becomesReady = () => resolve(registration)
    }),
  })
  const installs = () => {
    registration.installing = worker()
    return registration.installing
  }
  const settles = (one: ReturnType<typeof worker>, state: string) => {
    one.state = state
    registration.installing = null
    if (state === 'activated') registration.active = one
    one.dispatchEvent(new Event('statechange'))
  }
  return {
    container: container as unknown as ServiceWorkerContainer,
    register: container.register,
    registration,
    installs,
    settles,
    becomesReady: () => becomesReady(),
    newVersion: () => {
      const next = worker()
      registration.installing = next
      registration.dispatchEvent(new Event('updatefound'))
      next.state = 'installed'
      registration.waiting = next
      registration.installing = null
      next.dispatchEvent(new Event('statechange'))
      return next
    },
    takesOver: () => container.dispatchEvent(new Event('controllerchange')),
  }
}

const reload = () => vi.spyOn(window.location, 'reload').mockReturnValue()

test('a new version is offered, and waits until it is wanted', async () => {
  const { container, register, newVersion, takesOver } = browser()
  const offered = vi.fn<(change: () => void) => void>()
  const reloaded = reload()
  await install(container, offered)
  expect(register).toHaveBeenCalledWith('/sw.js')
  expect(offered).not.toHaveBeenCalled()
  const next = newVersion()
  expect(offered).toHaveBeenCalledOnce()
  expect(next.postMessage).not.toHaveBeenCalled()
  offered.mock.calls[0]?.[0]()
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  expect(reloaded).not.toHaveBeenCalled()
  takesOver()
  expect(reloaded).toHaveBeenCalledOnce()
  reloaded.mockRestore()
})

test('a version that another tab changed to already only needs the reload', async () => {
  const { container, newVersion } = browser()
  const offered = vi.fn<(change: () => void) => void>()
  const reloaded = reload()
  await install(container, offered)
  newVersion().state = 'activated'
  offered.mock.calls[0]?.[0]()
  expect(reloaded).toHaveBeenCalledOnce()
  reloaded.mockRestore()
})

test('a version that waits since the last visit is offered at once', async () => {
  const { container, registration } = browser()
  registration.waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() })
  const offered = vi.fn()
  await install(container, offered)
  expect(offered).toHaveBeenCalledOnce()
})

test('the first installation is no news', async () => {
  const { container, newVersion } = browser({ controlled: false })
  const offered = vi.fn()
  await install(container, offered)
  newVersion()
  expect(offered).not.toHaveBeenCalled()
})

test('a page that was being opened while the worker became active asks to be looked after', async () => {
  const { container, installs, settles, becomesReady } = browser({ controlled: false })
  const first = installs()
  const installed = install(container, vi.fn())
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
  settles(first, 'activated')
  becomesReady()
  await installed
  expect(first.postMessage).toHaveBeenCalledWith({ type: 'CLAIM_PAGES' })
})

test('an installation that a bad line broke off is tried again, each time later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { container, register, installs, settles } = browser({ controlled: false })
  let first = installs()
  const installed = install(container, vi.fn())
  await vi.advanceTimersByTimeAsync(0)
  for (const [rest, calls] of [
    [15_000, 1],
    [30_000, 2],
  ] as const) {
    settles(first, 'redundant')
    first = installs()
    await vi.advanceTimersByTimeAsync(rest - 1)
    expect(register).toHaveBeenCalledTimes(calls)
    await vi.advanceTimersByTimeAsync(1)
    expect(register).toHaveBeenCalledTimes(calls + 1)
  }
  settles(first, 'activated')
  await installed
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledTimes(3)
})
