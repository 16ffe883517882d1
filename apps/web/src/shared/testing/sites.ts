export { buildSite, buildSummary } from '@soundings/rules/sites.build'

/** As a photo, a report or a form names the site that it is about. */
export const blueHole = {
  id: '00000000-0000-4000-9000-000000000001',
  slug: 'blue-hole',
  siteName: 'Blue Hole',
  country: 'Egypt',
  region: 'Dahab',
}
