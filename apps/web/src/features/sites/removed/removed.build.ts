import type { RemovedSite } from '@soundings/contract/site-review'
import type { Site } from '@soundings/contract/sites'
import { buildSite } from '#shared/testing/sites.ts'

// For tests: sites that were removed; name what matters to the test.

const day = 24 * 3_600_000

/** A site that was removed two days and an hour ago. */
export const buildRemoved = (known: Partial<RemovedSite> = {}): RemovedSite => {
  const removedAt = Date.now() - 2 * day - 3_600_000
  return {
    id: '01950000-0000-7000-8000-00000000d001',
    siteName: 'Ghost Reef',
    region: 'Red Sea',
    country: 'Egypt',
    removedAt: new Date(removedAt).toISOString(),
    by: null,
    reason: null,
    restorableUntil: new Date(removedAt + 30 * day).toISOString(),
    ...known,
  }
}

/** A site that is back. */
export const buildRestored = (): Site =>
  buildSite({ id: '01950000-0000-7000-8000-00000000d001', siteName: 'Ghost Reef' })
