import { media } from '@soundings/contract/media'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { beginWriting, drop, field, photoFile, save, setDate, showForm } from './report-form.build.tsx'

type Begun = Awaited<ReturnType<typeof beginWriting>>

let files: Sent[]
let network: Begun['network']
let posted: Begun['posted']
beforeEach(async () => {
  ;({ network, posted } = await beginWriting())
  files = stubUploads()
})

test('photos go first, and files that are none are told and left out', async () => {
  const { user } = await showForm()
  setDate('2026-11-20')
  drop(photoFile('turtle.jpg'), new File(['a list'], 'gear.txt'))
  expect(await screen.findByRole('button', { name: 'Remove turtle.jpg' })).toBeDefined()
  expect(screen.getByText('gear.txt')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove gear.txt' })).toBeNull()
  await user.click(save())
  await waitFor(() => expect(files).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDefined()
  expect(Object.fromEntries(files[0]?.form ?? [])).toMatchObject({
    caption: 'Blue Hole - Dive Report',
    description: 'Photos from dive report',
    tags: 'dive-report',
  })
  const id = '019a0000-0000-7000-8000-0000000000aa'
  act(() => files[0]?.answers(201, [{ id }]))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.media).toEqual([id])
  expect(network.asked).not.toContain(`POST ${media.upload.path}`)
})

test('photos that are chosen one right after the other are all there', async () => {
  await showForm()
  await act(async () => {
    for (const name of ['one.jpg', 'two.jpg']) drop(photoFile(name))
  })
  for (const name of ['one.jpg', 'two.jpg'])
    expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeDefined()
})

test('nothing can be typed into a report that is on its way, and the page asks before it goes', async () => {
  const { user } = await showForm()
  setDate('2026-11-20')
  drop(photoFile('turtle.jpg'))
  await screen.findByRole('button', { name: 'Remove turtle.jpg' })
  expect(field('Notes').closest('[inert]')).toBeNull()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await waitFor(() => expect(isAsked()).toBe(false))
  await user.click(save())
  await waitFor(() => expect(files).toHaveLength(1))
  expect(field('Notes').closest('[inert]')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saving...' }))
  expect(isAsked()).toBe(true)
})
