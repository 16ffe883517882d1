import { botCheck } from '@soundings/contract/bot-check'
import { photoTexts } from '@soundings/contract/media'
import { sites } from '@soundings/contract/sites'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { blueHole, buildSummary } from '#shared/testing/sites.ts'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { AddPhotoWindow } from './AddPhotoWindow.tsx'
import { closeAddPhoto, openAddPhoto, useAddPhoto } from './add-photo-store.ts'
import { addPhotoTray } from './add-photo-tray.ts'
import { discardTray } from './sending.ts'
import { buildFile, buildLocated, buildUploaded } from './upload.build.ts'

let sent: Sent[]
let network: ReturnType<typeof stubNetwork>

const summary = buildSummary({ ...blueHole, coordinates: [34.5, 28.5] })

beforeEach(() => {
  resetSession()
  setUser(buildMe())
  discardTray(addPhotoTray)
  closeAddPhoto()
  noteReach(true)
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  network.answer(sites.list, onePage([summary]))
  sent = stubUploads()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const show = async (site: typeof blueHole | null = blueHole) => {
  renderPart(<AddPhotoWindow />)
  act(() => openAddPhoto(site))
  await screen.findByRole('combobox', { name: 'Dive site' })
  return userEvent.setup()
}
const drop = async (file = buildFile('turtle.jpg')) => {
  fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [file] } })
  await screen.findByRole('button', { name: 'Choose another' })
}
const add = () => screen.getByRole('button', { name: 'Add Photo' })
const isOpen = () => useAddPhoto.getState().isOpen
const question = 'Discard this photo and any entered information?'

test('a photo and a site must be there', async () => {
  const user = await show(null)
  await user.click(add())
  expect(screen.getByText('A photo is required')).toBeDefined()
  expect(screen.getByText('Dive site is required')).toBeDefined()
  expect(sent).toHaveLength(0)
})

test('a photo is sent with all that was said of it, and the form closes', async () => {
  const user = await show(null)
  await drop()
  await user.type(screen.getByRole('combobox', { name: 'Dive site' }), 'blue')
  // Without a layout the list has no place, and counts as hidden.
  await user.click(await screen.findByRole('option', { name: 'Blue Hole, Dahab, Egypt', hidden: true }))
  await user.type(screen.getByRole('textbox', { name: /^Caption/ }), 'A turtle')
  await user.type(screen.getByRole('textbox', { name: /^Tags/ }), 'turtle, night')
  await user.click(add())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Uploading…' })).toBeDefined()
  expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({
    diveSiteId: blueHole.id,
    caption: 'A turtle',
    tags: 'turtle, night',
  })
  act(() => sent[0]?.answers(201, [buildUploaded()]))
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('the site where the photo was taken is proposed, and taken over with one press', async () => {
  network.answer(sites.search, { items: [{ ...summary, distance: 0.08 }], total: 1 })
  const user = await show(null)
  await drop(buildLocated([28, 30, 0], 'N', [34, 30, 0], 'E'))
  expect(await screen.findByText(/^Taken 80/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use this site' }))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Dive site' }).value).toContain('Blue Hole')
  expect(screen.queryByText(/^Taken 80/)).toBeNull()
})

test.each([
  ['in the words of the server', 400, { message: photoTexts.broken }, photoTexts.broken],
  ['in words of our own', 400, '', 'Upload failed. Please try again.'],
])('a photo that was not taken is told %s, and nothing is lost', async (_, status, reply, words) => {
  const user = await show()
  await drop()
  await user.type(screen.getByRole('textbox', { name: /^Caption/ }), 'A turtle')
  await user.click(add())
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => sent[0]?.answers(status, reply))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Caption/ }).value).toBe('A turtle')
})

test('an untouched form closes at once', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(isOpen()).toBe(false)
})

test('what was entered is discarded only after a question', async () => {
  const user = await show()
  await drop()
  await user.type(screen.getByRole('textbox', { name: /^Caption/ }), 'A turtle')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(question)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Caption/ }).value).toBe('A turtle')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(isOpen()).toBe(false)
  expect(sent).toHaveLength(0)
})
