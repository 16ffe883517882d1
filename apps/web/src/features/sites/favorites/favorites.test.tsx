import { favorites } from '@soundings/contract/favorites'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { enterGuestMode, nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { usePendingFavorites } from './pending-favorites.ts'

const { id } = buildSite()
const path = `/api/sites/${id}/favorite`

let network: ReturnType<typeof stubNetwork>
/** The ids that the server has. */
let kept: string[]

beforeEach(() => {
  resetSession()
  useToastHistory.setState({ kept: [] })
  usePendingFavorites.setState({}, true)
  network = stubNetwork()
  kept = []
  network.answer(favorites.mine, () => ({ ids: kept }))
  network.answer(favorites.add, () => {
    kept = [id]
    return { isFavorited: true } as const
  })
  network.answer(favorites.remove, () => {
    kept = []
    return { isFavorited: false } as const
  })
})

const told = () => useToastHistory.getState().kept.map(({ message }) => message)
const heart = () => screen.getByRole('button', { name: /favorites$/ })
const isFull = () => heart().getAttribute('aria-pressed') === 'true'
const writes = () => network.asked.filter((call) => call.endsWith('/favorite'))

const show = () => {
  renderPart(<FavoriteButton siteId={id} variant="quiet" />)
  return userEvent.setup()
}

const showToMember = async () => {
  setUser(buildMe())
  const user = show()
  await waitFor(() => expect(network.asked).toContain('GET /api/sites/favorites'))
  return user
}

test('a heart is full at once, and stays so when the server has taken it', async () => {
  const answer = Promise.withResolvers<{ isFavorited: true }>()
  network.answer(favorites.add, () => answer.promise)
  const user = await showToMember()
  expect(heart().getAttribute('aria-label')).toBe('Add to favorites')
  await user.click(heart())
  expect(isFull()).toBe(true)
  expect(heart().getAttribute('aria-label')).toBe('Remove from favorites')
  kept = [id]
  answer.resolve({ isFavorited: true })
  await waitFor(() => expect(told()).toEqual(['Site added to favorites']))
  expect(isFull()).toBe(true)
})

test('a favourite is one no longer after a second press', async () => {
  kept = [id]
  const user = await showToMember()
  await waitFor(() => expect(isFull()).toBe(true))
  await user.click(heart())
  await waitFor(() => expect(told()).toEqual(['Site removed from favorites']))
  expect(isFull()).toBe(false)
})

test('without a connection the heart is as it was, and the toast says why', async () => {
  network.cut(favorites.add)
  const user = await showToMember()
  await user.click(heart())
  await waitFor(() =>
    expect(told()).toEqual([
      'Failed to favorite site. No connection to the server. Check your network and try again.',
    ]),
  )
  expect(isFull()).toBe(false)
})

test('a server that stumbles leaves the favourite where it was', async () => {
  kept = [id]
  network.answer(favorites.mine, () => ({ ids: [id] }))
  network.refuse(favorites.remove, 500, 'The server hit a rock')
  const user = await showToMember()
  await waitFor(() => expect(isFull()).toBe(true))
  await user.click(heart())
  await waitFor(() => expect(told()).toEqual(['Failed to unfavorite site. The server hit a rock']))
  expect(isFull()).toBe(true)
})

test('rapid presses are sent one after the other and end in the last wish', async () => {
  const first = Promise.withResolvers<{ isFavorited: true }>()
  network.answer(favorites.add, () => first.promise)
  const user = await showToMember()
  await user.click(heart())
  await user.click(heart())
  await user.click(heart())
  await user.click(heart())
  expect(writes()).toEqual([`POST ${path}`])
  expect(isFull()).toBe(false)
  first.resolve({ isFavorited: true })
  await waitFor(() => expect(told()).toEqual(['Site removed from favorites']))
  expect(writes()).toEqual([`POST ${path}`, `DELETE ${path}`])
  expect(isFull()).toBe(false)
})

test('a wish that was taken back while its call failed is no failure', async () => {
  const first = Promise.withResolvers<never>()
  network.answer(favorites.add, () => first.promise)
  const user = await showToMember()
  await user.click(heart())
  await user.click(heart())
  first.reject(new TypeError('Failed to fetch'))
  await waitFor(() => expect(usePendingFavorites.getState()).toEqual({}))
  expect(told()).toEqual([])
  expect(isFull()).toBe(false)
})

test('a heart that is pressed before the favourites are known stays full until they are', async () => {
  const ids: PromiseWithResolvers<{ ids: string[] }>[] = []
  network.answer(favorites.mine, () => {
    const answer = Promise.withResolvers<{ ids: string[] }>()
    ids.push(answer)
    return answer.promise
  })
  const user = await showToMember()
  await user.click(heart())
  await waitFor(() => expect(ids).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isFull()).toBe(true)
  ids[1]?.resolve({ ids: [id] })
  await waitFor(() => expect(told()).toEqual(['Site added to favorites']))
  expect(isFull()).toBe(true)
})

test('a visitor is asked to sign in, and nothing is sent', async () => {
  nobodyIsSignedIn()
  const user = show()
  await user.click(heart())
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
  expect(network.asked).toEqual([])
})

test('a visitor is told why, and has the favourite once they are signed in', async () => {
  nobodyIsSignedIn()
  const user = show()
  await user.click(heart())
  await waitFor(() => expect(useModals.getState().why).toBe('Sign in to save this site to your favorites.'))
  act(() => setUser(buildMe()))
  await waitFor(() => expect(told()).toEqual(['Site added to favorites']))
  expect(writes()).toEqual([`POST ${path}`])
  expect(isFull()).toBe(true)
})

test('a guest sees no heart', () => {
  enterGuestMode()
  show()
  expect(screen.queryByRole('button')).toBeNull()
})

test('whoever leaves takes their wishes along', async () => {
  const answer = Promise.withResolvers<{ isFavorited: true }>()
  network.answer(favorites.add, () => answer.promise)
  const user = await showToMember()
  await user.click(heart())
  act(() => setUser(null))
  expect(isFull()).toBe(false)
  answer.resolve({ isFavorited: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(told()).toEqual([])
})

test('on the page of a site, a key presses the heart', async () => {
  setUser(buildMe())
  renderPart(<FavoriteButton siteId={id} variant="scrim" hasKey />)
  await userEvent.setup().keyboard('f')
  await waitFor(() => expect(told()).toEqual(['Site added to favorites']))
})
