import { diveLog } from '@soundings/contract/dive-log'
import { media } from '@soundings/contract/media'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { onePage } from '#shared/testing/network.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { buildDive } from './dive.build.ts'
import { beginWriting, fillNeeded, isOpen, mara, reopen, save, showForm } from './dive-form.build.tsx'
import { closeDiveForm } from './dive-form-store.ts'

const photoFile = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, name.length)], name, { type: 'image/jpeg' })
const drop = (...files: File[]) => fireEvent.drop(document, { dataTransfer: { types: ['Files'], files } })
/** The form listens for files a moment after it's drawn; before that, a drop is lost. */
const hearsDrops = () =>
  waitFor(() => expect(fireEvent.dragOver(document, { dataTransfer: { types: ['Files'] } })).toBe(false))
const idOf = (number: number) => `019a0000-0000-7000-8000-0000000000a${number}`

type Begun = Awaited<ReturnType<typeof beginWriting>>
let sent: Sent[]
let network: Begun['network']
let posted: Begun['posted']
beforeEach(async () => {
  ;({ network, posted } = await beginWriting())
  network.answer(media.mine, onePage([]))
  sent = stubUploads()
})

const openMore = () => fireEvent.click(screen.getByRole('button', { name: /^More/ }))
const rows = () => within(screen.getByRole('list', { name: 'Photos of this dive' })).getAllByRole('listitem')
const names = () =>
  rows().map((row) =>
    within(row)
      .getByRole('button', { name: /^Remove/ })
      .getAttribute('aria-label'),
  )

/** A new dive with two photos of this device, the second of them moved to the front. */
const write = async () => {
  const shown = await showForm()
  fillNeeded()
  openMore()
  await screen.findByRole('button', { name: 'Add photos' })
  await hearsDrops()
  drop(photoFile('turtle.jpg'), photoFile('ray.jpg'))
  await screen.findByRole('button', { name: 'Remove ray.jpg' })
  return shown
}

test('photos of this device go first, in their order, each with its caption and for nobody else', async () => {
  const { user } = await write()
  await user.click(screen.getByRole('button', { name: 'Move ray.jpg up' }))
  expect(names()).toEqual(['Remove ray.jpg', 'Remove turtle.jpg'])
  fireEvent.change(screen.getByLabelText('Caption of photo 2'), { target: { value: 'At the saddle' } })
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.address).toContain(media.uploadPrivate.path)
  act(() => sent[0]?.comes(0.5))
  expect(screen.getByText('Uploading… 50 %')).toBeDefined()
  act(() => sent[0]?.answers(201, [{ id: idOf(1) }]))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ form }) => form.get('caption'))).toEqual([null, 'At the saddle'])
  act(() => sent[1]?.answers(201, [{ id: idOf(2) }]))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ siteName: 'The old quarry', photos: [idOf(1), idOf(2)] })
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('what cannot be taken says why at the photo, and nothing else is lost or sent twice', async () => {
  const { user } = await write()
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => sent[0]?.answers(201, [{ id: idOf(1) }]))
  await waitFor(() => expect(sent).toHaveLength(2))
  act(() => sent[1]?.answers(400, { message: 'This file is damaged or incomplete.' }))
  const problem = await screen.findByText('This file is damaged or incomplete.')
  expect(problem.closest('li')?.textContent).toContain('This file is damaged')
  expect(posted).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Sweden')
  await user.click(screen.getByRole('button', { name: 'Remove ray.jpg' }))
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.photos).toEqual([idOf(1)])
  expect(sent).toHaveLength(2)
})

test('without a connection photos wait with the dive, and are there when it is opened again', async () => {
  const { user } = await write()
  network.lose()
  fireEvent.change(screen.getByLabelText('Caption of photo 1'), { target: { value: 'At the saddle' } })
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  const [waiting] = await readWaiting(mara.id)
  expect(waiting?.attachments.map(({ file, id }) => [file?.name, id])).toEqual([
    ['turtle.jpg', null],
    ['ray.jpg', null],
  ])
  await reopen({ kind: 'waiting', key: waiting?.key ?? '' })
  await screen.findByRole('button', { name: 'Remove ray.jpg' })
  expect(names()).toEqual(['Remove turtle.jpg', 'Remove ray.jpg'])
  expect(screen.getByLabelText<HTMLInputElement>('Caption of photo 1').value).toBe('At the saddle')
})

test('a draft keeps the photos, and they come back when it is continued', async () => {
  const { user } = await write()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: /draft/i }))
  await waitFor(() => expect(isOpen()).toBe(false))
  await reopen()
  await user.click(await screen.findByRole('button', { name: 'Continue draft' }))
  await screen.findByRole('button', { name: 'Remove ray.jpg' })
  expect(names()).toEqual(['Remove turtle.jpg', 'Remove ray.jpg'])
  act(closeDiveForm)
})

test('photos of a known dive keep their order and get other captions; public ones keep theirs', async () => {
  const open = buildPhoto({ id: idOf(2), caption: 'On Soundings' })
  const shared = { state: 'ready', thumbnailUrl: '/t', fullUrl: '/f' } as const
  const dive = buildDive({
    photos: [
      { ...shared, id: idOf(1), isPrivate: true, caption: 'Mine' },
      { ...shared, id: open.id, isPrivate: false, caption: open.caption },
    ],
  })
  const said: unknown[] = []
  const put: unknown[] = []
  network.answer(media.change, (_, words) => {
    said.push(words)
    return open
  })
  network.answer(diveLog.change, (_, words) => {
    put.push(words)
    return dive
  })
  const { user } = await showForm({ kind: 'own', dive })
  await screen.findByLabelText('Caption of photo 1')
  expect(screen.queryByLabelText('Caption of photo 2')).toBeNull()
  fireEvent.change(screen.getByLabelText('Caption of photo 1'), { target: { value: 'Lea at the bow' } })
  await user.click(save('Save'))
  await waitFor(() => expect(put).toHaveLength(1))
  expect(said).toEqual([{ caption: 'Lea at the bow' }])
  expect(put).toMatchObject([{ photos: [idOf(1), idOf(2)] }])
})
