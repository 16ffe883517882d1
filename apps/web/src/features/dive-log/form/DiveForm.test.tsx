import { diveLog, diveLogTexts } from '@soundings/contract/dive-log'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { blueHole } from '#shared/testing/sites.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { useJustAdded } from '../just-added-store.ts'
import { buildDive, richDive } from './dive.build.ts'
import {
  beginWriting,
  field,
  fill,
  fillNeeded,
  isOpen,
  mara,
  reopen,
  save,
  showForm,
  siteField,
} from './dive-form.build.tsx'

type Begun = Awaited<ReturnType<typeof beginWriting>>

let network: Begun['network']
let posted: Begun['posted']
beforeEach(async () => {
  ;({ network, posted } = await beginWriting())
})

const more = () => screen.getByRole('button', { name: /^More/ })

test('it opens empty, and says at each field what is missing', async () => {
  const { user } = await showForm()
  for (const name of ['Dive Site', 'Location', 'Date', 'Time', 'Max Depth (m)', 'Duration (min)', 'Notes'])
    expect(field(name).value).toBe('')
  await user.click(save())
  for (const text of [diveLogTexts.siteName, diveLogTexts.location, diveLogTexts.date])
    expect(screen.getByText(text)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Dive Site')))
  expect(posted).toHaveLength(0)
})

test('a site of the catalogue brings its place and its link, and a name of one’s own has none', async () => {
  const { user } = await showForm()
  await user.type(await siteField(), 'blue')
  // Without a layout the list has no place, and counts as hidden.
  await user.click(await screen.findByRole('option', { name: /^Blue Hole/, hidden: true }))
  expect(field('Dive Site').value).toBe('Blue Hole')
  expect(field('Location').value).toBe('Egypt, Dahab')
  fill('Date', '2026-11-20')
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(posted[0]).toMatchObject({
    siteName: 'Blue Hole',
    location: 'Egypt, Dahab',
    diveSiteId: blueHole.id,
  })

  await reopen()
  fillNeeded()
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(posted[1]).toMatchObject({ siteName: 'The old quarry', diveSiteId: null })
})

test('a dive is sent with all that was told, in metric units, and is remembered as the last one', async () => {
  useUnits.setState({ depth: 'ft', temperature: 'F' })
  const { user } = await showForm()
  fillNeeded()
  await user.click(screen.getByRole('button', { name: 'Today' }))
  fill('Time', '14:05')
  fill('Max Depth (ft)', '100')
  fill('Duration (min)', '47,5')
  fill('Visibility (ft)', '82')
  fill('Water Temp (°F)', '77')
  await user.click(screen.getByRole('checkbox', { name: 'Night Dive' }))
  fill('Notes', 'Two turtles.')
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(posted).toEqual([
    expect.objectContaining({
      date: expect.stringMatching(/^20/),
      time: '14:05',
      maxDepth: expect.closeTo(30.48, 2),
      duration: 47.5,
      visibility: expect.closeTo(24.99, 1),
      waterTemp: 25,
      conditions: ['Night'],
      notes: 'Two turtles.',
      clientKey: expect.any(String),
    }),
  ])
  expect(posted[0]?.date).not.toBe('2026-11-20')
  expect(useJustAdded.getState().id).not.toBeNull()
})

test('an exit time makes the duration, and a duration the exit time', async () => {
  const { user } = await showForm()
  fillNeeded()
  await user.click(more())
  fill('Exit time', '00:30')
  await user.click(save())
  expect(field('Exit time').getAttribute('aria-invalid')).toBe('true')
  expect(posted).toHaveLength(0)
  fill('Time', '23:40')
  expect(field('Duration (min)').value).toBe('50')
  fill('Duration (min)', '62')
  expect(field('Exit time').value).toBe('00:42')
  fill('Exit time', '00:35')
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ time: '23:40', duration: 55 })
  expect(posted[0]).not.toHaveProperty('exitTime')
})

test('a dive that is changed shows its exit time, which alone opens nothing more', async () => {
  const put: unknown[] = []
  network.answer(diveLog.change, (_, sent) => {
    put.push(sent)
    return buildDive()
  })
  const dive = buildDive({ time: '09:30', duration: 47 })
  const { user } = await showForm({ kind: 'own', dive })
  expect(more().getAttribute('aria-expanded')).toBe('false')
  await user.click(more())
  expect(field('Exit time').value).toBe('10:17')
  fill('Exit time', '10:20')
  await user.click(save('Save'))
  await waitFor(() => expect(put).toHaveLength(1))
  expect(put[0]).toMatchObject({ time: '09:30', duration: 50 })
})

test('one press fills in what stays the same since the last dive', async () => {
  ;({ network, posted } = await beginWriting([richDive]))
  const { user } = await showForm()
  await user.click(await screen.findByRole('button', { name: /^Like my last dive/ }))
  expect(field('Dive Site').value).toBe('Blue Hole')
  expect(field('Time').value).toBe('')
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({
    siteName: 'Blue Hole',
    buddies: ['Lea'],
    trip: 'Dahab 2026',
    number: 142,
    cylinders: [{ o2: 32, size: 11.1, startPressure: null, endPressure: null }],
    maxDepth: null,
    notes: null,
  })
})

test('more can be told of cylinders, and the consumption is reckoned at once', async () => {
  const { user } = await showForm()
  fillNeeded()
  fill('Duration (min)', '47')
  await user.click(more())
  fill('Average depth (m)', '14')
  await user.click(screen.getByRole('button', { name: 'Add cylinder' }))
  const cylinder = within(screen.getByRole('group', { name: 'Cylinder 1' }))
  await user.selectOptions(cylinder.getByRole('combobox', { name: 'Gas' }), 'Nitrox')
  fill('O₂ (%)', '36')
  fill('Size (l)', '11.1')
  fill('Start (bar)', '200')
  fill('End (bar)', '60')
  expect(screen.getByText(/^Gas consumption at the surface: 13.8\sl\/min$/)).toBeDefined()
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.cylinders).toMatchObject([
    { size: 11.1, o2: 36, he: 0, startPressure: 200, endPressure: 60 },
  ])
})

test('whether more shows is remembered, and what is wrong there is shown', async () => {
  const { user, view } = await showForm()
  expect(more().getAttribute('aria-expanded')).toBe('false')
  await user.click(more())
  view.unmount()
  await showForm()
  expect(more().getAttribute('aria-expanded')).toBe('true')
  fillNeeded()
  fill('Average depth (m)', '400')
  await user.click(more())
  await user.click(save())
  expect(more().getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('Average depth (m)')))
  expect(screen.getByText('Enter a number: 0 to 350 m')).toBeDefined()
})

test('a dive that is refused is told in the words of the server, and nothing is lost', async () => {
  network.refuse(diveLog.create, 409, diveLogTexts.tooMany)
  const { user } = await showForm()
  fillNeeded()
  await user.click(save())
  expect(await screen.findByText(diveLogTexts.tooMany)).toBeDefined()
  expect(field('Dive Site').value).toBe('The old quarry')
  expect(isOpen()).toBe(true)
})

test('without a connection a dive is kept on this device, and the next one can be like it', async () => {
  network.lose()
  const { user } = await showForm()
  expect(await screen.findByText(/^No connection\. You can still save/)).toBeDefined()
  fillNeeded()
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(await readWaiting(mara.id)).toHaveLength(1)
  await reopen()
  await user.click(await screen.findByRole('button', { name: /^Like my last dive The old quarry/ }))
  expect(field('Location').value).toBe('Sweden')
  expect(posted).toHaveLength(0)
})

test('of a dive of the log only what the form shows is saved, over the version that was read', async () => {
  const changed: unknown[] = []
  network.answer(diveLog.change, (_, sent) => {
    changed.push(sent)
    return buildDive()
  })
  const { user } = await showForm({ kind: 'own', dive: { ...richDive, version: 3 } })
  expect(screen.getByRole('dialog', { name: 'Edit Dive' })).toBeDefined()
  fill('Notes', 'Three turtles.')
  await user.click(save('Save'))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(changed).toEqual([expect.objectContaining({ version: 3, notes: 'Three turtles.', maxDepth: 28.5 })])
  expect(changed[0]).not.toHaveProperty('computers')
})

test('a dive that another device changed meanwhile can be taken over, or saved over', async () => {
  const saved: { version: number; notes: string }[] = []
  network.refuse(diveLog.change, 409, diveLogTexts.changedSince, undefined, 'changed-since')
  network.answer(diveLog.get, { ...richDive, version: 2, notes: 'From the boat.' })
  const { user } = await showForm({ kind: 'own', dive: richDive })
  fill('Notes', 'Three turtles.')
  await user.click(save('Save'))
  expect(await screen.findByText(/^This dive was changed on another device/)).toBeDefined()
  expect(field('Notes').value).toBe('Three turtles.')
  expect(screen.getByRole('definition').textContent).toBe('From the boat.')
  network.answer(diveLog.change, (_, sent) => {
    saved.push(sent as (typeof saved)[number])
    return buildDive()
  })
  await user.click(screen.getByRole('button', { name: 'Use the newer version' }))
  expect(field('Notes').value).toBe('From the boat.')
  await user.click(screen.getByRole('button', { name: 'Back to what I typed' }))
  expect(field('Notes').value).toBe('Three turtles.')
  fill('Notes', 'From the boat.')
  // To take back what the other device said is a change, too.
  fill('Notes', 'Two turtles.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  fill('Notes', 'From the boat, with turtles.')
  await user.click(save('Save'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ version: 2, notes: 'From the boat, with turtles.' })
})

test('what another device changed and nobody touched here is saved with what was typed', async () => {
  const saved: unknown[] = []
  network.refuse(diveLog.change, 409, diveLogTexts.changedSince, undefined, 'changed-since')
  network.answer(diveLog.get, { ...richDive, version: 2, maxDepth: 31 })
  const { user } = await showForm({ kind: 'own', dive: richDive })
  fill('Notes', 'Three turtles.')
  await user.click(save('Save'))
  expect(await screen.findByText(/Its changes are in the form now, beside yours/)).toBeDefined()
  expect(field('Max Depth (m)').value).toBe('31')
  network.answer(diveLog.change, (_, sent) => {
    saved.push(sent)
    return buildDive()
  })
  await user.click(save('Save'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ version: 2, maxDepth: 31, notes: 'Three turtles.' })
})

test('a change is not kept for later, which the form says, and it stays open', async () => {
  const { user } = await showForm({ kind: 'own', dive: richDive })
  network.lose()
  expect(await screen.findByText(/^No connection\. You can save changes to this dive once/)).toBeDefined()
  fill('Notes', 'Three turtles.')
  await user.click(save('Save'))
  expect(await screen.findByText(/^Failed to save dive: /)).toBeDefined()
  expect(isOpen()).toBe(true)
  expect(await readWaiting(mara.id)).toHaveLength(0)
})
