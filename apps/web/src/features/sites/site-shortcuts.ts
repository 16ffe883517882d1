import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys on Explore, in the list of sites and on the page of a site. */
export const siteShortcuts = {
  search: { where: 'On Explore', does: 'Go to the search box', keys: ['/'] },
  baseMap: { where: 'On Explore', does: 'Switch between map and satellite', keys: ['m'] },
  nextSite: { where: 'In the list of sites', does: 'Next site', keys: ['j', 'ArrowDown'] },
  previousSite: { where: 'In the list of sites', does: 'Previous site', keys: ['k', 'ArrowUp'] },
  sitesDown: { where: 'In the list of sites', does: 'Jump down the list', keys: ['PageDown'] },
  sitesUp: { where: 'In the list of sites', does: 'Jump up the list', keys: ['PageUp'] },
  firstSite: { where: 'In the list of sites', does: 'First site', keys: ['Home'] },
  lastSite: { where: 'In the list of sites', does: 'Last site', keys: ['End'] },
  favorite: {
    where: 'On a site’s page',
    does: 'Add to or remove from favorites',
    keys: ['f'],
  },
  closeSite: { where: 'On a site’s page', does: 'Close the site', keys: ['Escape'] },
} as const satisfies Record<string, Shortcut>
