import { expect, test } from 'vitest'
import { immutableOnly, publicAnswers } from './keeping.ts'

type Asked = Parameters<NonNullable<typeof publicAnswers.cacheWillUpdate>>[0]

const answered = (status: number, cacheControl: string) =>
  new Response(status === 204 ? null : '{}', { status, headers: { 'cache-control': cacheControl } })

const given = (response: Response, state = {}) =>
  ({ response, cachedResponse: response, cacheName: 'answers', state }) as unknown as Asked

const keeps = async (
  { cacheWillUpdate }: typeof publicAnswers,
  status: number,
  cacheControl = 'public, max-age=0',
) => Boolean(await cacheWillUpdate?.(given(answered(status, cacheControl))))

test('of the API only whole public answers are kept', async () => {
  expect(await keeps(publicAnswers, 200)).toBe(true)
  expect(await keeps(publicAnswers, 200, 'no-store')).toBe(true)
  expect(await keeps(publicAnswers, 200, 'private, no-store')).toBe(false)
  for (const status of [204, 206, 404, 500])
    expect(await keeps(publicAnswers, status), `${status}`).toBe(false)
})

test('an answer is kept with the time, and from memory it tells when there was no way to the server', async () => {
  const before = Date.now()
  const kept = await publicAnswers.cacheWillUpdate?.(given(answered(200, '')))
  expect(Number(kept?.headers.get('x-saved-at'))).toBeGreaterThanOrEqual(before)

  const fromMemory = async (state: object) => {
    const asked = given(answered(200, ''), state)
    return publicAnswers.cachedResponseWillBeUsed?.(asked as never)
  }
  expect((await fromMemory({}))?.headers.has('x-unreached')).toBe(false)
  const state = {}
  await publicAnswers.fetchDidFail?.({ state } as never)
  const unreached = await fromMemory(state)
  expect(unreached?.headers.get('x-unreached')).toBe('1')
  expect(await unreached?.text()).toBe('{}')
})

test('tiles are kept when their address will never answer anything else, empty ones too', async () => {
  const forever = 'public, max-age=31536000, immutable'
  expect(await keeps(immutableOnly, 200, forever)).toBe(true)
  expect(await keeps(immutableOnly, 204, forever)).toBe(true)
  expect(await keeps(immutableOnly, 200, 'public, max-age=0, must-revalidate')).toBe(false)
  expect(await keeps(immutableOnly, 404, forever)).toBe(false)
})
