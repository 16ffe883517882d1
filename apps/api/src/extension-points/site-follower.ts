import type { Notification } from '@soundings/contract/notifications'
import type { Site } from '@soundings/contract/sites'
import type { Db } from '#db/client.ts'
import type { Notify } from './notification-kind.ts'

type Named = Pick<Site, 'id' | 'siteName'>

/** `from` becomes part of `into`, and its address leads there. */
export type SiteMerge = { from: Named; into: Named }

/** A site stands on its own again, outside of `outOf`; `led` are the sites that were merged into it before. */
export type SiteUnmerge = { siteId: string; outOf: string; led: string[]; kept: unknown }

/** A site is removed, and may come back until a moment. */
export type SiteRemoval = { site: Named; until: Date }

/** A removed site was restored. */
export type SiteRestoration = { siteId: string; kept: unknown }

/** A site is deleted for good; `wasPublic` is false where it was removed or waited. */
export type SiteEnd = { siteId: string; wasPublic: boolean }

/** What became of one person's things: a whole sentence, read after the one that says what became of the site. */
export type SiteNews = { userId: string; type: Notification['type']; sentence: string }

/** `kept` is JSON that the site's history keeps, and hands back when the change is taken back. */
export type SiteOutcome = { news?: SiteNews[]; kept?: unknown }

type Handler<Event> = (tx: Db, event: Event) => Promise<SiteOutcome>

/**
 * What a feature does with its own things that belong to a site, in the transaction that changes the site. Sites call
 * all followers in order, know none of them, and tell each person once what they answer.
 */
export type SiteFollower = {
  /** Keeps what it kept apart from that of others; once released it stays. */
  name: string
  /** Its tables that refer to sites: a test compares them with the database. */
  tables: readonly string[]
  merge: Handler<SiteMerge>
  unmerge: Handler<SiteUnmerge>
  /** Nothing is moved or deleted yet: what is at a site that was removed is hidden by the queries that read it. */
  remove?: Handler<SiteRemoval>
  restore?: Handler<SiteRestoration>
  /** Moves or deletes all rows that refer to the site: the database refuses to delete it while people have any there. */
  end: Handler<SiteEnd>
}

/** Who follows sites, and how people hear of what became of their things. */
export type SiteEvents = {
  followers: readonly SiteFollower[]
  notify: Notify
}
