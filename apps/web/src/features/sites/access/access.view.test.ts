import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import { accessText } from './access.view.ts'

const closed = {
  accessStatus: 'closed',
  accessStatusSince: '2023-01',
  accessStatusReason: 'Closed to protect white sharks.',
  accessStatusSource: 'https://www.dof.gob.mx/nota',
} as const
const tell = (known: Parameters<typeof buildSite>[0], language: 'en-GB' | 'en-US' = 'en-GB') =>
  accessText(buildSite(known), language)

describe('what is said of the access to a site', () => {
  it('is that it is closed, since when, why and where that is written', () => {
    expect(tell(closed)).toEqual({
      limit: 'closed',
      title: 'This site has been closed to divers since January 2023',
      advice: 'Nobody may dive here.',
      reason: 'Closed to protect white sharks.',
      source: { name: 'dof.gob.mx', address: 'https://www.dof.gob.mx/nota' },
    })
  })

  it('names a day in the order of the reader, and a year alone', () => {
    const since = (accessStatusSince: string, language?: 'en-GB' | 'en-US') =>
      tell({ ...closed, accessStatusSince }, language)?.title
    expect(since('2023-01-10')).toContain('since 10 January 2023')
    expect(since('2023-01-10', 'en-US')).toContain('since January 10, 2023')
    expect(since('2023')).toContain('since 2023')
  })

  it('is a whole sentence where nobody knows since when', () => {
    expect(tell({ ...closed, accessStatusSince: null })?.title).toBe('This site is closed to divers')
    expect(tell({ accessStatus: 'restricted', accessStatusReason: 'Only with a guide' })).toMatchObject({
      title: 'Access to this site is restricted',
      source: null,
    })
  })

  it('is nothing of a site that is open, or of which nobody knows', () => {
    expect(tell({ accessStatus: 'open' })).toBeNull()
    expect(tell({})).toBeNull()
  })
})
