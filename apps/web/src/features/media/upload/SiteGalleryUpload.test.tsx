import { botCheck } from '@soundings/contract/bot-check'
import { media, photoTexts } from '@soundings/contract/media'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { enterGuestMode, nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { blueHole } from '#shared/testing/sites.ts'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { SiteGalleryUpload } from './SiteGalleryUpload.tsx'
import { discardTray } from './sending.ts'
import { buildFile, buildUploaded } from './upload.build.ts'

let sent: Sent[]
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  setUser(buildMe())
  discardTray(blueHole.id)
  noteReach(true)
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  sent = stubUploads()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const show = () => {
  const view = renderPart(<SiteGalleryUpload site={blueHole} />)
  return { ...view, user: userEvent.setup({ applyAccept: false }) }
}
const list = () => screen.findByRole('list', { name: 'Photos to add' })
const rows = async () => within(await list()).findAllByRole('listitem')
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

/** What a browser tells when files are let go over the page. */
const dropped = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } })

const choose = async (...names: string[]) => {
  await screen.findByRole('heading', { name: 'Add your photos' })
  fireEvent.drop(document, dropped(names.map(buildFile)))
  await screen.findAllByText('Ready to upload')
}
const next = async (at: number): Promise<Sent> => {
  await waitFor(() => expect(sent.length).toBeGreaterThan(at))
  return sent[at] as Sent
}

test('without files there is nothing to upload', async () => {
  show()
  expect((await button('Upload')).disabled).toBe(true)
  expect(screen.getByText(/Maximum 50MB per file/)).toBeDefined()
})

test('photos that are dropped anywhere are seen at once, and what is no photo says so', async () => {
  show()
  await screen.findByRole('heading', { name: 'Add your photos' })
  fireEvent.dragOver(document, dropped([]))
  expect(screen.getByText('Drop the photos to add them to Blue Hole')).toBeDefined()
  fireEvent.drop(document, dropped([buildFile('turtle.jpg'), new File(['%PDF-1.7'], 'log.jpg')]))
  expect(screen.queryByText('Drop the photos to add them to Blue Hole')).toBeNull()
  const [turtle, log] = await rows()
  expect(turtle?.querySelector('img')?.src).toMatch(/^blob:/)
  await waitFor(() => expect(log?.textContent).toContain(photoTexts.notPhoto))
  expect((await button('Upload 1 photo')).disabled).toBe(false)
})

test('each photo shows how far it is, with its caption, until it waits for review', async () => {
  const { user } = show()
  await choose('turtle.jpg', 'wall.jpg')
  await user.type(screen.getByRole('textbox', { name: 'Caption of turtle.jpg' }), 'A turtle')
  await user.click(await button('Upload 2 photos'))
  expect(await button('Uploading…')).toBeDefined()
  const call = await next(0)
  expect(call.form.get('caption')).toBe('A turtle')
  act(() => call.comes(0.4))
  const bar = screen.getByRole('progressbar', { name: 'Uploading turtle.jpg' })
  expect(bar.getAttribute('aria-valuenow')).toBe('40')
  const photo = buildUploaded()
  network.answer(media.get, { ...photo, state: 'ready' })
  act(() => call.answers(201, [photo]))
  expect(await screen.findByText('Uploaded. Awaiting review')).toBeDefined()
  expect(screen.getByText('1 of 2 photos uploaded')).toBeDefined()
})

test('a photo that the server cannot use says why, and the others arrive', async () => {
  const { user } = show()
  await choose('turtle.jpg', 'broken.jpg')
  await user.click(await button('Upload 2 photos'))
  const photo = buildUploaded({ state: 'ready' })
  network.answer(media.get, photo)
  ;(await next(1)).answers(400, { message: photoTexts.broken })
  ;(await next(0)).answers(201, [photo])
  expect(await screen.findByText(`Upload failed: ${photoTexts.broken}`)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Retry broken.jpg' })).toBeNull()
  await user.click(await button('Clear finished'))
  expect(await rows()).toHaveLength(1)
  await user.click(await button('Remove broken.jpg'))
  expect(screen.queryByRole('list')).toBeNull()
})

test('photos on their way are still there when the screen opens again', async () => {
  const first = show()
  await choose('turtle.jpg')
  await first.user.click(await button('Upload 1 photo'))
  const call = await next(0)
  first.unmount()
  act(() => call.comes(0.7))
  show()
  const bar = await screen.findByRole('progressbar', { name: 'Uploading turtle.jpg' })
  expect(bar.getAttribute('aria-valuenow')).toBe('70')
})

test('one that is cancelled can be sent again', async () => {
  const { user } = show()
  await choose('turtle.jpg')
  await user.click(await button('Upload 1 photo'))
  const call = await next(0)
  await user.click(await button('Cancel turtle.jpg'))
  expect(call.isAborted).toBe(true)
  await user.click(await button('Upload 1 photo'))
  expect((await next(1)).form.get('clientKey')).toBe(call.form.get('clientKey'))
})

test('a visitor is asked to log in, a guest is not bothered', async () => {
  nobodyIsSignedIn()
  const { user, unmount } = show()
  await user.click(await button('Log in to add photos'))
  expect(useModals.getState().open).toBe('login')
  unmount()
  enterGuestMode()
  const { container } = show()
  expect(container.querySelector('button')).toBeNull()
})
