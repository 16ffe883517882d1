// @vitest-environment happy-dom
import { isPage, pages } from '@soundings/contract/pages'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter(createQueryClient(), createMemoryHistory())

/** The pages of the router as the contract writes them: one with a part that may be left out is two. */
const written = Object.keys(router.routesByPath)
  .flatMap((path) => [path, path.replace(/\/\{-\$\w+\}/, '')])
  .map((path) => path.replace(/\{-(\$\w+)\}/, '$1').replaceAll('$', ':'))

test('the router has the pages that the contract names, and no others', () => {
  expect([...new Set(written)].toSorted()).toEqual([...pages].toSorted())
})

test('each of them opens without a connection, and nothing else does', () => {
  for (const page of written) expect(isPage(page.replace(/:\w+/g, 'x')), page).toBe(true)
  for (const path of ['/nowhere', '/moderator', '/sites', '/api/sites'])
    expect(isPage(path), path).toBe(false)
})

test.each(pages)('%s leads to one page', (page) => {
  const [, , foundRoute] = router.getMatchedRoutes(page.replace(/:\w+/g, 'x'))
  expect(foundRoute).toBeDefined()
})
