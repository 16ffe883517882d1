import { loadCertificationReviewKinds } from '#features/certifications/index.ts'
import { loadEventReviewKinds } from '#features/events/index.ts'
import { loadForumReviewKinds } from '#features/forums/index.ts'
import { loadGroupReviewKinds } from '#features/groups/index.ts'
import { loadPhotoReviewKinds } from '#features/media/index.ts'
import { loadMessageReviewKinds } from '#features/messages/index.ts'
import { loadFlagKind } from '#features/moderation/index.ts'
import { loadReportReviewKinds } from '#features/reports/index.ts'
import { loadSiteReviewKinds } from '#features/sites/index.ts'
import { loadPersonReviewKinds } from '#features/standing/index.ts'
import type { ReviewKind } from '#shared/review/review-kind.ts'

/** Everything that moderators decide about, in the order of the filter. A new kind is one more entry. */
export const loadReviewKinds = async (): Promise<readonly ReviewKind[]> => {
  const [sites, photos, reports, people, messages, cards, posts, groups, events, flagKind] =
    await Promise.all([
      loadSiteReviewKinds(),
      loadPhotoReviewKinds(),
      loadReportReviewKinds(),
      loadPersonReviewKinds(),
      loadMessageReviewKinds(),
      loadCertificationReviewKinds(),
      loadForumReviewKinds(),
      loadGroupReviewKinds(),
      loadEventReviewKinds(),
      loadFlagKind(),
    ])
  return [
    sites.siteKind,
    photos.photoKind,
    reports.reportKind,
    sites.proposalKind,
    flagKind([
      sites.flaggedSite,
      photos.flaggedPhoto,
      reports.flaggedReport,
      people.flaggedPerson,
      messages.flaggedMessage,
      posts.flaggedThread,
      posts.flaggedReply,
      groups.flaggedGroup,
      events.flaggedEvent,
    ]),
    cards.certificationKind,
    posts.postKind,
    groups.groupKind,
    events.eventKind,
  ]
}
