import { presence, presenceTopic } from '@soundings/contract/presence'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { PresenceDot } from '#shared/people/PresenceDot.tsx'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { usePresence } from './use-presence.ts'

const [one, other] = ['0190a000-0000-7000-8000-00000000000a', '0190a000-0000-7000-8000-00000000000b']
let online: string[] = []
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  online = [one]
  network = stubNetwork()
  network.answer(presence.of, (url) => ({
    items: (url.searchParams.get('ids') ?? '')
      .split(',')
      .map((id) =>
        online.includes(id)
          ? { id, isOnline: true, when: 'now' as const }
          : { id, isOnline: false, when: 'week' as const },
      ),
  }))
})

const Card = ({ id }: { id: string }) => {
  const seen = usePresence([id])
  return (
    <p data-testid={id}>
      <PresenceDot when={seen.get(id)} />
    </p>
  )
}
const Cards = () => (
  <>
    <Card id={one} />
    <Card id={other} />
    <Card id={one} />
  </>
)
const textOf = (id: string) => screen.getAllByTestId(id).map(({ textContent }) => textContent)

test('all who are on the screen are asked about at once, and told in words', async () => {
  act(() => setUser(buildMe()))
  renderPart(<Cards />)
  await waitFor(() => expect(textOf(one)).toEqual(['Online', 'Online']))
  expect(textOf(other)).toEqual(['Last online: This week'])
  expect(network.asked).toEqual([`GET /api/presence?ids=${encodeURIComponent(`${one},${other}`)}`])
})

test('news of one are asked for alone', async () => {
  act(() => setUser(buildMe()))
  renderPart(<Cards />)
  await waitFor(() => expect(textOf(one)).toEqual(['Online', 'Online']))
  expect([...pageTopics.wanted().keys()].sort()).toEqual([presenceTopic.of(one), presenceTopic.of(other)])
  online = []
  act(() => pageTopics.take({ kind: 'changed', topic: presenceTopic.of(one) }))
  await waitFor(() => expect(textOf(one)).toEqual(['Last online: This week', 'Last online: This week']))
  expect(network.asked.at(-1)).toBe(`GET /api/presence?ids=${one}`)
})

test('a visitor asks nothing', async () => {
  renderPart(<Cards />)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(network.asked).toEqual([])
})
