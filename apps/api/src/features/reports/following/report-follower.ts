import { longDate, plural } from '@soundings/rules/phrases'
import { newsByPerson } from '@soundings/rules/site-news'
import type { SiteFollower } from '#extension-points/site-follower.ts'
import { deleteReportsAt, findAuthorsAt, returnReports, transferReports } from './reports-at-site.repo.ts'

const hiddenUntil = (day: string) => (count: number) =>
  plural(count, {
    one: `Your dive report on it is hidden, and will be deleted after ${day} unless the site is restored. You can export your data until then.`,
    other: `Your # dive reports on it are hidden, and will be deleted after ${day} unless the site is restored. You can export your data until then.`,
  })

const shown = (count: number) =>
  plural(count, {
    one: 'Your dive report on it is visible again.',
    other: 'Your # dive reports on it are visible again.',
  })

const deleted = (count: number) =>
  plural(count, {
    one: 'Your dive report on it was deleted too.',
    other: 'Your # dive reports on it were deleted too.',
  })

/** Dive reports go along with a site that is merged; where one ends they end with it, and their authors are told. */
export const reportFollower: SiteFollower = {
  name: 'reports',
  tables: ['reports'],
  merge: async (tx, { from, into }) => {
    await transferReports(tx, from.id, into.id)
    return {}
  },
  unmerge: async (tx, { siteId, outOf, led }) => {
    await returnReports(tx, outOf, siteId, led)
    return {}
  },
  remove: async (tx, { site, until }) => ({
    news: newsByPerson(await findAuthorsAt(tx, site.id), 'warning', hiddenUntil(longDate(until))),
  }),
  restore: async (tx, { siteId }) => ({
    news: newsByPerson(await findAuthorsAt(tx, siteId), 'success', shown),
  }),
  end: async (tx, { siteId }) => {
    const authors = await findAuthorsAt(tx, siteId)
    await deleteReportsAt(tx, siteId)
    return { news: newsByPerson(authors, 'warning', deleted) }
  },
}
