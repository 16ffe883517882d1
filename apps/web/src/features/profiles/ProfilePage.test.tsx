import { auth } from '@soundings/contract/auth'
import { privacy } from '@soundings/contract/privacy'
import { profile } from '@soundings/contract/profile'
import { species } from '@soundings/contract/species'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useSession } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { ProfilePage } from './page/ProfilePage.tsx'
import { readProfileSearch } from './profile-search.ts'
import { buildOwnProfile, buildPrivacy, buildProfile } from './profiles.build.ts'

let network: ReturnType<typeof stubNetwork>
const user = userEvent.setup()

beforeEach(() => {
  localStorage.clear()
  resetSession()
  useSession.setState({ user: buildMe(), authChecked: true, renewedAt: Date.now() })
  useDateLanguage.setState({ language: 'en-GB' })
  useUnits.getState().choose({ depth: 'm' })
  network = stubNetwork()
  network.answer(species.lifeList, onePage([]))
})

const show = async (address: string) => {
  const root = createRootRoute()
  const page = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: readProfileSearch,
      component: ProfilePage,
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/profile'), page('/profile/$username')]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => null,
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}

test('somebody who shows nothing has the words of the product, and no empty parts', async () => {
  network.answer(profile.get, buildProfile())
  await show('/profile/nico_d')
  expect(await screen.findByRole('heading', { level: 1, name: 'User Profile' })).toBeDefined()
  for (const words of ['@nico_d', 'Location not specified', 'No bio available', 'Nothing to see here yet'])
    expect(screen.getByText(words)).toBeDefined()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'User Profile',
    'Nothing to see here yet',
  ])
  expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull()
})

test('the life list has the newest species first, each a way to its page', async () => {
  const lines = ['Green turtle', 'Lionfish', 'Manta ray', 'Moray', 'Octopus', 'Seahorse'].map((name) => ({
    species: name.toLowerCase().replace(' ', '-'),
    name,
    scientific: 'Animalia',
    reports: 2,
    first: '2026-05-09',
  }))
  network.answer(profile.get, buildProfile())
  network.answer(species.lifeList, onePage(lines))
  await show('/profile/nico_d')
  const list = await screen.findByRole('region', { name: 'Life List' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  expect(within(list).getByRole('link', { name: 'Green turtle' }).getAttribute('href')).toBe(
    '/species/green-turtle',
  )
  expect(list.textContent).toContain('in 2 reports')
  await user.click(within(list).getByRole('link', { name: 'Show all: Life List' }))
  expect(await screen.findByText('6 in all')).toBeDefined()
})

test('dives are shown in the units of the reader, and dives before the log apart', async () => {
  useUnits.getState().choose({ depth: 'ft' })
  network.answer(
    profile.get,
    buildProfile({
      stats: {
        totalDives: 1_240,
        dives: { logged: 240, before: 1_000 },
        totalPhotos: 3,
        countriesVisited: 7,
        achievements: 0,
      },
      recentDives: [
        {
          id: '018f0000-0000-7000-8000-0000000000d1',
          siteName: 'Blue Hole',
          location: 'Egypt, Dahab',
          date: '2026-05-02',
          maxDepth: 30,
          site: null,
        },
      ],
    }),
  )
  await show('/profile/nico_d')
  const dives = within(await screen.findByRole('region', { name: 'Recent Dives' }))
  expect(dives.getByRole('listitem').textContent).toMatch(/Blue Hole98\sft.*Egypt, Dahab.*2 May 2026/)
  expect(screen.getByText('1,240').previousElementSibling?.textContent).toBe('Total Dives')
  expect(screen.getByText('240 logged, 1,000 before')).toBeDefined()
})

test('a former username gives way to the one that counts', async () => {
  network.answer(profile.get, buildProfile())
  const router = await show('/profile/old_nico?show=photos')
  await waitFor(() => expect(router.state.location.href).toBe('/profile/nico_d?show=photos'))
})

test('a profile that is not there says so', async () => {
  network.refuse(profile.get, 404, 'This profile doesn’t exist.')
  await show('/profile/nobody')
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeDefined()
})

test('one’s own has what can be changed, and three things worth doing', async () => {
  network.answer(profile.own, buildOwnProfile())
  await show('/profile/MARA_L')
  const toDo = within(await screen.findByRole('region', { name: 'Let others know who you dive as' }))
  expect(toDo.getAllByRole('listitem')).toHaveLength(3)
  for (const name of ['Edit profile', 'Privacy', 'View as'])
    expect(screen.getByRole('button', { name })).toBeDefined()
})

test('what was typed over an older version stays, beside the newer one', async () => {
  const other = buildOwnProfile({ version: 4, location: 'Lysekil' })
  network.answer(profile.own, buildOwnProfile())
  network.answer(auth.profile, { success: true, user: buildMe() })
  await show('/profile?open=edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
  await user.type(form.getByLabelText(/^Location/), 'Smögen')
  network.refuse(profile.change, 409, 'Changed.', undefined, 'changed-since')
  network.answer(profile.own, other)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/changed on another device/)).toBeDefined()
  expect(form.getByText('Lysekil')).toBeDefined()
  expect(form.getByLabelText(/^Location/)).toHaveProperty('value', 'Smögen')
  const sent: unknown[] = []
  network.answer(profile.change, (_, body) => {
    sent.push(body)
    return other
  })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ location: 'Smögen', version: 4, languages: [], startingDives: 0 }])
})

test('a language that nobody knows is told of at its field', async () => {
  network.answer(profile.own, buildOwnProfile())
  await show('/profile?open=edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
  await user.type(form.getByLabelText(/^Languages/, { selector: 'input' }), 'Klingon,')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Choose a language from the list.')).toBeDefined()
})

test('each choice of privacy is sent by itself, and goes back where it fails', async () => {
  network.answer(profile.own, buildOwnProfile())
  network.answer(privacy.get, buildPrivacy())
  const sent: unknown[] = []
  network.answer(privacy.change, (_, body) => {
    sent.push(body)
    return buildPrivacy({ sections: { ...buildPrivacy().sections, dives: 'buddies' } })
  })
  await show('/profile?open=privacy')
  const box = within(await screen.findByRole('dialog', { name: 'Privacy' }))
  await user.selectOptions(await box.findByLabelText('Dives'), 'buddies')
  expect(sent).toEqual([{ sections: { dives: 'buddies' } }])
  network.refuse(privacy.change, 500, 'Not today')
  await user.selectOptions(box.getByLabelText('Full name'), 'nobody')
  await waitFor(() => expect(box.getByLabelText('Full name')).toHaveProperty('value', 'members'))
})

test('who can write to somebody is a choice, and nobody sees what somebody has read who is never online', async () => {
  network.answer(profile.own, buildOwnProfile())
  let now = buildPrivacy()
  network.answer(privacy.get, () => now)
  const sent: unknown[] = []
  network.answer(privacy.change, (_, body) => {
    sent.push(body)
    now = { ...now, ...(body as object) }
    return now
  })
  await show('/profile?open=privacy')
  const box = within(await screen.findByRole('dialog', { name: 'Privacy' }))
  await user.selectOptions(await box.findByLabelText('Who can write to you'), 'connected')
  const reading = box.getByLabelText(/^Show when I’ve read messages/)
  await waitFor(() => expect(reading).toHaveProperty('checked', true))
  await user.click(reading)
  await waitFor(() => expect(reading).toHaveProperty('checked', false))
  expect(sent).toEqual([{ messages: 'connected' }, { readReceipts: false }])
  await user.selectOptions(box.getByLabelText('When you’re online'), 'nobody')
  expect(await box.findByText('Nobody sees it while nobody sees when you’re online.')).toBeDefined()
  expect(reading).toHaveProperty('disabled', true)
})

test('being under 18 says what changes before it does', async () => {
  network.answer(profile.own, buildOwnProfile())
  network.answer(privacy.get, buildPrivacy())
  const sent: unknown[] = []
  network.answer(privacy.change, (_, body) => {
    sent.push(body)
    return buildPrivacy({ junior: true })
  })
  await show('/profile?open=privacy')
  const box = within(await screen.findByRole('dialog', { name: 'Privacy' }))
  await user.click(await box.findByLabelText(/^I am under 18/))
  expect(box.getByText('Nobody sees when you’re online.')).toBeDefined()
  expect(box.getByText(/^Message requests are off/)).toBeDefined()
  expect(sent).toEqual([])
  await user.click(box.getByRole('button', { name: 'Yes, I’m under 18' }))
  expect(sent).toEqual([{ junior: true }])
})

test('one looks at oneself with other eyes, as the address says', async () => {
  network.answer(profile.preview, ({ searchParams }) =>
    buildProfile({ handle: 'mara_l', ...(searchParams.get('as') === 'buddy' && { name: 'Mara' }) }),
  )
  await show('/profile?as=visitor')
  expect(await screen.findByRole('heading', { level: 1, name: 'User Profile' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Buddy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Mara' })).toBeDefined()
})

test('a photo stands among those of its person, in the order of the list', async () => {
  const photos = [buildPhoto({ caption: 'The bow' }), buildPhoto({ caption: 'Turtle' })]
  network.answer(profile.get, buildProfile())
  network.answer(profile.photos, onePage(photos))
  const router = await show('/profile/nico_d?show=photos')
  await user.click(await screen.findByRole('link', { name: 'Turtle' }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      search: { photo: photos[1]?.id },
      state: { among: photos.map(({ id }) => id) },
    }),
  )
})
