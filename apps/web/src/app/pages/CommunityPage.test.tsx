import { expect, it } from 'vitest'
import { CommunityPage } from './CommunityPage.tsx'

it('leads to its first tab once, however often it is drawn', () =>
  // The router leads there again for every new element.
  expect(CommunityPage()).toBe(CommunityPage()))
