import { describe, expect, it } from 'vitest'
import { isPage, pages } from './pages.ts'

describe('a page', () => {
  it.each([
    '/',
    '/explore',
    '/explore/',
    '/about',
    '/emergency',
    '/sites/1',
    '/sites/1/blue-hole',
    '/sites/1/blue-hole/',
    '/sites/1/edit',
    '/add-site',
    '/moderator/report',
  ])('is at %s', (path) => expect(isPage(path)).toBe(true))

  it('is declared once', () => expect(new Set(pages).size).toBe(pages.length))

  it.each([
    '',
    '/nowhere',
    '/moderator',
    '/add-site/x',
    '/explore/x',
    '/explorer',
    '/sites',
    '/sites/',
    '/sites//x',
    '/sites/1/a/b',
    '/api/sites',
    'about',
    '/About',
  ])('is not at %j', (path) => expect(isPage(path)).toBe(false))
})
