import type { SiteFacts } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { accessContradictions, closedLast, hostOf, limitedAccess } from './access-status.ts'
import { contradictions, nothingKnown } from './sites.ts'

const wrong = (said: Partial<SiteFacts>) => accessContradictions({ ...nothingKnown(), ...said })

describe('what is said of the access to a site', () => {
  it('may be nothing, open, or closed with a reason', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ accessStatus: 'open' })).toEqual([])
    expect(wrong({ accessStatus: 'open', accessStatusSince: '2022-01' })).toEqual([])
    expect(wrong({ accessStatus: 'closed', accessStatusReason: 'Coral recovers' })).toEqual([])
  })

  it('needs a status before anything else', () => {
    const message = 'Choose an access status first'
    expect(wrong({ accessStatusSince: '2023', accessStatusSource: 'https://example.org' })).toEqual([
      { path: ['accessStatusSince'], message },
      { path: ['accessStatusSource'], message },
    ])
    expect(wrong({ accessStatusReason: 'Why' })).toEqual([{ path: ['accessStatusReason'], message }])
  })

  it('needs a reason where not everybody may dive', () => {
    expect(wrong({ accessStatus: 'closed' })).toEqual([
      { path: ['accessStatusReason'], message: 'Say why the site is closed' },
    ])
    expect(wrong({ accessStatus: 'restricted', accessStatusReason: '' })).toEqual([
      { path: ['accessStatusReason'], message: 'Say why access is restricted' },
    ])
  })

  it('is held against the rules together with the depths', () => {
    expect(
      contradictions({ ...nothingKnown(), accessStatus: 'closed', maxDepth: 1, averageDepth: 2 }).map(
        ({ path }) => path.join(),
      ),
    ).toEqual(['accessStatusReason', 'averageDepth'])
  })
})

it('limits access where a site is closed or restricted, and not where nobody knows', () => {
  expect(limitedAccess({ accessStatus: 'closed' })).toBe('closed')
  expect(limitedAccess({ accessStatus: 'restricted' })).toBe('restricted')
  for (const accessStatus of ['open', null, undefined] as const)
    expect(limitedAccess({ accessStatus })).toBeNull()
})

it('puts closed sites last and leaves the rest in its order', () => {
  const site = (name: string, accessStatus: SiteFacts['accessStatus']) => ({ name, accessStatus })
  const sites = [site('a', 'closed'), site('b', null), site('c', 'restricted'), site('d', 'closed')]
  expect(closedLast(sites).map(({ name }) => name)).toEqual(['b', 'c', 'a', 'd'])
})

it.each([
  ['https://www.dof.gob.mx/nota?codigo=1', 'dof.gob.mx'],
  ['http://example.org', 'example.org'],
  ['https://name@example.org:8080/x', 'example.org:8080'],
])('names whose page %s is: %s', (address, host) => expect(hostOf(address)).toBe(host))
