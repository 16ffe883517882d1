import { type Certification, certifications } from '@soundings/contract/certifications'
import { media } from '@soundings/contract/media'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { stubUploads } from '#shared/testing/uploads.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { Certifications } from './Certifications.tsx'

const buildCard = (known: Partial<Certification> = {}): Certification => ({
  id: '018f0000-0000-7000-8000-0000000000c1',
  agency: 'SSI',
  level: 'Advanced Adventurer',
  kind: 'core',
  depth: 30,
  issuedOn: '2024-05-01',
  number: '1804A',
  photo: null,
  verifiedAt: null,
  reviewAskedAt: null,
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  ...known,
})

let network: ReturnType<typeof stubNetwork>
let kept: Certification[]
beforeEach(() => {
  localStorage.clear()
  resetSession()
  useSession.setState({ user: buildMe(), authChecked: true })
  useDateLanguage.setState({ language: 'en-GB' })
  useUnits.getState().choose({ depth: 'm' })
  network = stubNetwork()
  vi.restoreAllMocks()
  kept = []
  network.answer(certifications.list, () => ({ items: kept }))
})

const show = async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Certifications, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return userEvent.setup()
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('cards are told of in the units of the reader', async () => {
  useUnits.getState().choose({ depth: 'ft' })
  kept = [buildCard()]
  await show()
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByRole('heading', { name: 'Advanced Adventurer' })).toBeDefined()
  expect(card.getByText('to 98 ft')).toBeDefined()
  expect(card.getByText('Issued').nextElementSibling?.textContent).toBe('1 May 2024')
  expect(card.getByText('Card number').nextElementSibling?.textContent).toBe('1804A')
})

test('the first card is added, with the depth that its agency names', async () => {
  const sent: unknown[] = []
  network.answer(certifications.create, (_, body) => {
    sent.push(body)
    kept = [buildCard({ agency: 'PADI', level: 'Open Water Diver', depth: 18 })]
    return kept[0] as Certification
  })
  const user = await show()
  await user.click(await screen.findByRole('button', { name: 'Add certification' }))
  const form = await dialog('Add certification')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Agency is required.')).toBeDefined()
  await user.type(form.getByLabelText('Agency', { selector: 'input' }), 'PADI')
  await user.type(form.getByLabelText('Level', { selector: 'input' }), 'Open Water Diver')
  // While it is typed: the form does not move under the press on Save.
  expect(form.getByLabelText(/^Depth it allows/)).toHaveProperty('value', '18')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Open Water Diver' })
  expect(sent).toEqual([
    {
      agency: 'PADI',
      level: 'Open Water Diver',
      kind: 'core',
      depth: 18,
      issuedOn: null,
      number: null,
      clientKey: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
})

test('what is deleted can be had back', async () => {
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  kept = [buildCard()]
  network.answer(certifications.remove, () => {
    kept = []
    return { success: true } as const
  })
  network.answer(certifications.create, (_, body) => {
    kept = [buildCard(body as object)]
    return kept[0] as Certification
  })
  const user = await show()
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  await screen.findByText('Keep your cards at hand')
  act(() => vi.mocked(toast.notify).mock.calls[0]?.[0].action?.act())
  await screen.findByRole('heading', { name: 'Advanced Adventurer' })
  expect(kept[0]).toMatchObject({ number: '1804A', issuedOn: '2024-05-01' })
})

test('a card that was changed elsewhere is shown before it is replaced; what was typed stays', async () => {
  kept = [buildCard()]
  const user = await show()
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const form = await dialog('Edit certification')
  await user.type(form.getByLabelText(/^Card number/), 'B')
  network.refuse(certifications.change, 409, 'Changed.', undefined, 'changed-since')
  kept = [buildCard({ level: 'Deep Diving', version: 2 })]
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/changed on another device/)).toBeDefined()
  expect(form.getByLabelText(/^Card number/)).toHaveProperty('value', '1804AB')
  const versions: unknown[] = []
  network.answer(certifications.change, (_, body) => {
    versions.push((body as { version: number }).version)
    return buildCard({ version: 3 })
  })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(versions).toEqual([2])
})

test('cards that did not come can be asked for again', async () => {
  network.cut(certifications.list)
  const user = await show()
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load your certifications')
  kept = [buildCard()]
  network.answer(certifications.list, () => ({ items: kept }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Advanced Adventurer' })
})

describe('the picture of a card', () => {
  const photo = {
    id: '019a0000-0000-7000-8000-0000000000a1',
    state: 'ready',
    thumbnailUrl: '/t',
    fullUrl: '/f',
  } as const
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], 'card.jpg', { type: 'image/jpeg' })
  let said: unknown[]
  beforeEach(() => {
    said = []
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    network.answer(certifications.change, (_, body) => {
      said.push((body as { photoId?: unknown }).photoId)
      return buildCard({ version: 2 })
    })
  })
  const edit = async () => {
    const user = await show()
    await user.click(await screen.findByRole('button', { name: /^Edit/ }))
    return { user, form: await dialog('Edit certification') }
  }

  test('goes first, for its holder alone', async () => {
    const sent = stubUploads()
    kept = [buildCard()]
    const { user, form } = await edit()
    await form.findByRole('button', { name: 'Add a photo' })
    fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [file] } })
    await form.findByRole('button', { name: 'Replace photo' })
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.address).toContain(media.uploadPrivate.path)
    act(() => sent[0]?.answers(201, [{ id: photo.id }]))
    await waitFor(() => expect(said).toEqual([photo.id]))
  })

  test('stays where nothing is said of it, and can be taken away', async () => {
    kept = [buildCard({ photo })]
    const { user, form } = await edit()
    expect(screen.getByRole('link', { name: /^Your card/, hidden: true })).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(said).toEqual([undefined]))
    await user.click(await screen.findByRole('button', { name: /^Edit/ }))
    const again = await dialog('Edit certification')
    await user.click(again.getByRole('button', { name: 'Remove photo' }))
    await user.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(said).toEqual([undefined, null]))
  })
})

describe('a look at the card', () => {
  const photo = {
    id: '019a0000-0000-7000-8000-0000000000a1',
    state: 'ready',
    thumbnailUrl: '/t',
    fullUrl: '/f',
  } as const

  test('is offered with a photo alone, explained, asked for and withdrawn', async () => {
    kept = [buildCard({ photo })]
    network.answer(certifications.askReview, () => {
      kept = [buildCard({ photo, reviewAskedAt: '2026-11-02T10:00:00Z' })]
      return kept[0] as Certification
    })
    network.answer(certifications.withdrawReview, () => {
      kept = [buildCard({ photo })]
      return kept[0] as Certification
    })
    const user = await show()
    expect(await screen.findByText('Stated')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Show to a moderator: SSI/ }))
    const asking = await dialog('Show your card to a moderator?')
    expect(
      asking.getByText(/^Moderators see the photo of this card, its number, and your name/),
    ).toBeDefined()
    await user.click(asking.getByRole('button', { name: 'Show to a moderator' }))
    await user.click(await screen.findByRole('button', { name: /^Withdraw: SSI/ }))
    expect(await screen.findByRole('button', { name: /^Show to a moderator: SSI/ })).toBeDefined()
    expect(screen.queryByText('Waiting for a moderator')).toBeNull()
  })

  test('is not offered without a photo, or once the card was seen', async () => {
    kept = [
      buildCard({ level: 'Bare' }),
      buildCard({
        id: '018f0000-0000-7000-8000-0000000000c2',
        level: 'Marked',
        photo,
        verifiedAt: '2026-11-03T10:00:00Z',
      }),
    ]
    await show()
    expect(await screen.findByText('Card seen by a moderator, 3 Nov 2026')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Show to a moderator/ })).toBeNull()
  })

  test('that was refused says why in the window', async () => {
    kept = [buildCard({ photo })]
    network.refuse(certifications.askReview, 409, 'The photo is still being prepared.')
    const user = await show()
    await user.click(await screen.findByRole('button', { name: /^Show to a moderator: SSI/ }))
    const asking = await dialog('Show your card to a moderator?')
    await user.click(asking.getByRole('button', { name: 'Show to a moderator' }))
    expect(await asking.findByText('The photo is still being prepared.')).toBeDefined()
  })
})
