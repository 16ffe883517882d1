import { changeTopic } from '#db/changes.ts'

/** Sites, by their ids: what is known of them, and whether they are public. */
export const sitesChanged = changeTopic('sites')

/** What the page of a site says beside its row: its published photos, and the handles of those who made it. */
export const sitePagesChanged = changeTopic('site-pages')

/** What belongs to a site, such as its dive reports; a feature that adds more notifies this topic with the site's id. */
export const siteNews = changeTopic('site-news')
