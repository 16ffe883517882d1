import { media, type Photo } from '@soundings/contract/media'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { blueHole } from '#shared/testing/sites.ts'
import { LoadedOverlays } from '../LoadedOverlays.tsx'
import { photoLink } from '../photo-address.ts'

const me = buildMe()
const own = { uploadedBy: me.id, approvalStatus: 'private' } as const
const photos = [
  buildPhoto({ ...own, caption: 'The bow' }),
  // One that everybody may see has a site, whose photos are not those of the page.
  buildPhoto({ caption: 'Turtle', diveSiteId: blueHole.id, diveSite: blueHole }),
  buildPhoto({ ...own, caption: 'Lea' }),
]

let network: ReturnType<typeof stubNetwork>
let there: Photo[]
beforeEach(async () => {
  resetSession()
  setUser(me)
  there = photos
  network = stubNetwork()
  network.answer(media.get, ({ pathname }) => {
    const found = there.find(({ id }) => pathname.endsWith(id))
    if (!found) throw new Error(pathname)
    return found
  })
  network.refuse(media.ownRating, 404, 'Not rated')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const ids = photos.map(({ id }) => id)
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          {photos.map(({ id, caption }) => (
            <Link key={id} {...photoLink(id, ids)}>
              {caption}
            </Link>
          ))}
          <LoadedOverlays siteBelow={null} />
        </>
      ),
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
})
const viewer = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a photo stands among those that its page named, private and public ones alike', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'The bow' }))
  expect(await (await viewer('The bow')).findByText('1 of 3 · Only you')).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(await (await viewer('Turtle')).findByText('2 of 3')).toBeDefined()
  await user.keyboard('{ArrowRight}')
  const last = await viewer('Lea')
  expect(last.getByRole('button', { name: 'Next photo' }).getAttribute('aria-disabled')).toBe('true')
  expect(network.asked.filter((asked) => asked.includes('/site/'))).toEqual([])
  expect(network.asked.filter((asked) => asked.includes('user-rating')).length).toBeLessThanOrEqual(1)
})

test('one that is deleted is not stepped to again', async () => {
  const user = userEvent.setup()
  network.answer(media.remove, () => {
    there = photos.slice(1)
    return { success: true } as const
  })
  await user.click(screen.getByRole('link', { name: 'The bow' }))
  await (await viewer('The bow')).findByText('1 of 3 · Only you')
  await user.keyboard('d')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete this photo?' }))
  expect(question.getByText(/^It will be removed wherever you use it/)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  const next = await viewer('Turtle')
  await waitFor(() => expect(next.getByText('1 of 2')).toBeDefined())
})

test('one that is being prepared appears by itself', async () => {
  const user = userEvent.setup()
  const [bow, turtle, lea] = photos
  if (!bow || !turtle || !lea) throw new Error('too few')
  const { imageKeys: _, ...unmade } = { ...turtle, state: 'processing' as const }
  there = [bow, { ...unmade, imageKeys: null }, lea]
  await user.click(screen.getByRole('link', { name: 'The bow' }))
  await user.keyboard('{ArrowRight}')
  const preparing = await viewer('Turtle')
  expect(await preparing.findByText('2 of 3 · Processing')).toBeDefined()
  expect(preparing.queryByRole('img', { name: 'Turtle' })).toBeNull()
  there = photos
  expect(await preparing.findByText('2 of 3')).toBeDefined()
  expect(await preparing.findByRole('img', { name: 'Turtle' })).toBeDefined()
})
