import { moderation, type PendingItem, type PendingPreview } from '@soundings/contract/moderation'
import { sites as siteRoutes } from '@soundings/contract/sites'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { vi } from 'vitest'
import { loadPhotoReviewKinds } from '#features/media/index.ts'
import { loadReportReviewKinds } from '#features/reports/index.ts'
import { loadRemovedList, loadSiteReviewKinds } from '#features/sites/index.ts'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { flagKind } from './flags/flag-kind.tsx'
import { ModerationDesk } from './ModerationDesk.tsx'
import { buildItem, buildPending, buildPreview } from './moderation.build.ts'
import { forgetOffers } from './undo-offers.ts'

// For tests of the desk at which a moderator decides.

vi.mock('#features/map/index.ts', () => ({ SpotMap: () => null }))

export const user = userEvent.setup()

export const [one, two, three] = [
  buildItem({ title: 'Turtle Steps' }),
  buildItem({ title: 'SS Thistlegorm', type: 'proposals' }),
  buildItem({ title: 'Blue Hole', type: 'flags', flag: { reason: 'duplicate', note: 'See the other.' } }),
]

const [removed, sites, photos, reports] = await Promise.all([
  loadRemovedList(),
  loadSiteReviewKinds(),
  loadPhotoReviewKinds(),
  loadReportReviewKinds(),
])

/** The kinds of what waits, in the order of the filter. */
const kinds = [
  sites.siteKind,
  photos.photoKind,
  reports.reportKind,
  sites.proposalKind,
  flagKind([sites.flaggedSite, photos.flaggedPhoto, reports.flaggedReport]),
]

type Given = Pick<ComponentProps<typeof ModerationDesk>, 'kinds' | 'lists'>

/** The desk, with what the address says remembered. */
const Desk = ({ item, ...given }: Given & { item: string | undefined }) => {
  const [said, setSaid] = useState<{ type?: string | undefined; item?: string | undefined }>({ item })
  return (
    <ModerationDesk
      {...given}
      typeName={said.type}
      onType={(type) => setSaid({ type })}
      itemName={said.item}
      onOpen={(opened) => setSaid((now) => ({ ...now, item: opened }))}
      onBack={() => setSaid((now) => ({ ...now, item: undefined }))}
    />
  )
}

const idIn = ({ pathname }: URL) => pathname.split('/')[4] ?? ''

/** A server with nothing to decide yet, and a wide screen. It answers from `waiting` and `previews`, by id. */
export const beginDesk = () => {
  forgetOffers()
  vi.restoreAllMocks()
  useShortcutChoice.setState({ isOn: true })
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  vi.spyOn(toast, 'warning').mockImplementation(() => undefined)
  vi.spyOn(toast, 'error').mockImplementation(() => undefined)
  setScreen({ isMobile: false })
  const network = stubNetwork()
  const desk = {
    network,
    kinds: kinds as Given['kinds'],
    lists: [removed] as Given['lists'],
    waiting: [] as PendingItem[],
    previews: {} as Record<string, Partial<PendingPreview>>,
    preview: (url: URL) => buildPreview(found(url), desk.previews[idIn(url)]),
    decide: (url: URL) => {
      const { id } = found(url)
      desk.waiting = desk.waiting.filter((item) => item.id !== id)
      return { decisionId: id, undoUntil: '2026-06-01T13:00:00Z' }
    },
    /** What was sent, e.g. `POST /api/moderator/dive_sites/ID/approve?version=1`. */
    posts: () => network.asked.filter((asked) => asked.startsWith('POST')),
    visitAt: async (address: string | undefined, items: PendingItem[]) => {
      desk.waiting = items
      const router = createRouter({
        routeTree: createRootRoute({
          component: () => <Desk kinds={desk.kinds} lists={desk.lists} item={address} />,
        }),
        history: createMemoryHistory(),
      })
      await router.load()
      renderPart(<RouterProvider router={router as never} />)
      await screen.findByRole('heading', { level: 1, name: 'Report Submissions' })
    },
    visit: (...items: PendingItem[]) => desk.visitAt(undefined, items),
  }
  const found = (url: URL) => {
    const item = desk.waiting.find(({ id }) => id === idIn(url))
    if (!item) throw new Error('Asked for what does not wait')
    return item
  }
  network.answer(moderation.pending, ({ searchParams }) => {
    const type = searchParams.get('type')
    const items = desk.waiting.filter((item) => type === null || item.type === type)
    return { ...buildPending(...desk.waiting), items, total: items.length }
  })
  network.answer(moderation.preview, desk.preview)
  network.answer(moderation.approve, desk.decide)
  network.answer(moderation.reject, desk.decide)
  network.answer(siteRoutes.search, { items: [], total: 0 })
  return desk
}

export const setScreen = ({ isMobile }: { isMobile: boolean }) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMobile && query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))

export const list = () => screen.findByRole('list', { name: 'Pending submissions' })
export const titles = async () =>
  within(await list())
    .getAllByRole('button')
    .map((button) => button.querySelector('bdi')?.textContent)
export const preview = () => screen.getByRole('region', { name: 'Preview' })
export const shows = (title: string) => screen.findByRole('heading', { name: title })
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
/** As if the person came back to the page: it asks for all anew. */
export const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))
