import type { FlaggedSite } from '@soundings/contract/site-review'
import { expect, test } from 'vitest'
import { loadPhotoReviewKinds } from '#features/media/index.ts'
import { loadReportReviewKinds } from '#features/reports/index.ts'
import { loadSiteReviewKinds } from '#features/sites/index.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { buildSite } from '#shared/testing/sites.ts'
import { buildItem, buildPreview } from '../moderation.build.ts'
import { flagKind } from './flag-kind.tsx'

const [{ flaggedSite }, { flaggedPhoto }, { flaggedReport }] = await Promise.all([
  loadSiteReviewKinds(),
  loadPhotoReviewKinds(),
  loadReportReviewKinds(),
])
const kind = flagKind([flaggedSite, flaggedPhoto, flaggedReport])

const item = buildItem({ type: 'flags' })
const consequence = (about: Parameters<typeof flaggedSite.takenDown>[0] | null) =>
  kind.consequence(buildPreview(item, { about }))
const site = (approvalStatus: 'approved' | 'rejected', createdBy: string | null): FlaggedSite => ({
  type: 'dive_sites',
  site: buildSite({ approvalStatus, createdBy }),
  nearby: [],
})

test('upholding a flag says what becomes of the site, and promises nothing else', () => {
  expect(consequence(site('approved', '01950000-0000-7000-8000-000000000001'))).toBe(
    'Approving takes the flagged site off the map. Its author reads why, and can mend it and send it again.',
  )
  expect(consequence(site('approved', null))).toBe(
    'Approving takes the flagged site off the map. An editor can mend it and send it in again.',
  )
  const closes = 'The flagged content is no longer public, so approving only closes the flag.'
  expect(consequence(site('rejected', null))).toBe(closes)
  expect(consequence(null)).toBe(closes)
})

test('before it is known what a flag is about, it says what holds for all', () => {
  expect(kind.consequence(undefined)).toBe('Approving takes down the flagged content.')
})

test('upholding a flag on a photo or a dive report takes that down', () => {
  expect(consequence({ type: 'media', photo: buildPhoto({}), site: null })).toBe(
    'Approving takes the flagged photo down.',
  )
  expect(consequence({ type: 'reports', report: buildReport({}), site: buildSite() })).toBe(
    'Approving takes the flagged report down.',
  )
})
