import type { AppContext } from '#extension-points/feature.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { ContentFlags } from '#features/moderation/index.ts'
import type { Standings } from '#features/standing/index.ts'
import { moderatingService } from '../moderating/moderating.service.ts'
import { cardsOfPosts } from '../reading/cards.ts'
import { deskPresenter } from './desk-presenter.ts'
import { flaggedReplies, flaggedThreads } from './flagged-posts.service.ts'
import { safetyHooks } from './hooks.service.ts'
import { reviewedPosts } from './reviewed-posts.service.ts'
import { type NotifyAll, tellingService } from './telling.service.ts'

type Needs = {
  standings: Standings
  notices: { notify: Notify; notifyAll: NotifyAll }
  flags: ContentFlags
}

/** What keeps the forums safe, for an app. */
export const openSafety = (
  context: AppContext,
  { standings, notices: { notify, notifyAll }, flags }: Needs,
) => {
  const telling = tellingService({ ...context, notifyAll })
  return {
    ...safetyHooks({ ...context, standings, telling, notify, closeFlags: flags.close }),
    telling,
    moderating: moderatingService({ ...context, notifyAll }),
  }
}

// What is named by its path has its card at the desk: no address of this server is known there.
const show = deskPresenter(cardsOfPosts('https://soundings.invalid'))

/** What of the forums comes to the desk of the moderators. */
export const forumReviewables = [reviewedPosts(show)]
export const forumFlaggables = [flaggedThreads(show), flaggedReplies(show)]
