import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { beginReading, openSite } from './site-details.build.tsx'

let network: ReturnType<typeof beginReading>
beforeEach(() => {
  network = beginReading()
})

test('without a share sheet a menu offers link, files and paper', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user, site } = await openSite(network, { siteName: 'Blue Hole' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(
    (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent),
  ).toEqual(['Copy link', 'Download GPX', 'Download KML', 'Print briefing'])
  await user.click(screen.getByRole('menuitem', { name: 'Copy link', hidden: true }))
  const link = `${window.location.origin}/sites/${site.id}/blue-hole`
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Print briefing', hidden: true }))
  expect(print).toHaveBeenCalledOnce()
})

test('Escape closes the menu and not the site, wherever focus is', async () => {
  const { user, onClose } = await openSite(network, { siteName: 'Blue Hole' })
  const share = () => screen.getByRole('button', { name: 'Share' })
  for (const open of [() => user.click(share()), () => user.keyboard('{Enter}')]) {
    expect(share().getAttribute('aria-expanded')).toBe('false')
    await open()
    await screen.findAllByRole('menuitem', { hidden: true })
    expect(share().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(share().getAttribute('aria-expanded')).toBe('false'))
    expect(document.activeElement).toBe(share())
    expect(onClose).not.toHaveBeenCalled()
  }
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a device with a share sheet opens it, and closing it is no failure', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user, site } = await openSite(network, { siteName: 'Blue Hole', country: 'Egypt' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Blue Hole',
    text: 'Blue Hole, Egypt',
    url: `${window.location.origin}/sites/${site.id}/blue-hole`,
  })
  expect(screen.queryByRole('menu')).toBeNull()
  Reflect.deleteProperty(navigator, 'share')
})

test('a GPX file is handed over under the name of the site', async () => {
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  const { user } = await openSite(network, { siteName: 'Blue Hole' })
  await user.click(screen.getByRole('button', { name: 'Download GPX file' }))
  expect(links).toEqual(['blue-hole.gpx'])
  vi.restoreAllMocks()
})

test('on paper the site is a briefing, and gone again afterwards', async () => {
  await openSite(network, { siteName: 'Blue Hole', description: 'Deep. '.repeat(400), hazards: ['depth'] })
  fireEvent(window, new Event('beforeprint'))
  const sheet = screen.getByText('Soundings dive briefing').closest('[data-theme=light]')
  expect(sheet?.textContent).toContain('27° 48.822′ N, 33° 55.236′ E')
  expect(sheet?.textContent).toContain('Source: Soundings starter sites, CC BY 4.0')
  expect(sheet?.textContent).toContain('/blue-hole')
  expect(sheet?.textContent).toContain('Divers reportvisibility 22 m')
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByText('Soundings dive briefing')).toBeNull()
})
