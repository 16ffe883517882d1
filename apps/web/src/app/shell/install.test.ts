// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { install } from './install.ts'

/** Stands where the browser keeps service workers. */
const browser = ({ controlled = true } = {}) => {
  const worker = () => Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() })
  const registration = Object.assign(new EventTarget(), {
    waiting: null as ReturnType<typeof worker> | null,
    installing: null as ReturnType<typeof worker> | null,
    update: async () => undefined,
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? worker() : null,
    register: vi.fn(async () => registration),
  })
  return {
    container: container as unknown as ServiceWorkerContainer,
    register: container.register,
    registration,
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
