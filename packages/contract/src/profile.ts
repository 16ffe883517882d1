import { z } from 'zod'
import { EarnedAchievement } from './achievements.ts'
import { Handle } from './auth-fields.ts'
import { Instant, Paging, page } from './common.ts'
import { Photo } from './media.ts'
import { wholeNumberText } from './numbers.ts'
import { profileLimits } from './profile-fields.ts'
import {
  ActivityItem,
  OwnProfile,
  PreviewReader,
  Profile,
  ProfileChange,
  ShownCertification,
  ShownDive,
  ShownGroup,
  ShownReport,
  ShownSite,
} from './profile-shapes.ts'
import { feature, route } from './route.ts'

export * from './profile-fields.ts'
export * from './profile-shapes.ts'

const params = z.object({ handle: z.string() })
/** `as`, of one’s own profile alone: what that reader gets. */
const Pages = Paging.extend({
  limit: wholeNumberText().min(1).max(profileLimits.maxPage).default(profileLimits.page),
  as: PreviewReader.optional(),
})

export const profile = feature('Profiles: what each person tells of themselves, and to whom.', {
  own: route('/api/profile', {
    method: 'GET',
    access: 'member',
    summary: 'Get your own profile, with everything on it',
    reply: OwnProfile,
    errors: [404],
  }),
  change: route('/api/profile', {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary:
      'Change your profile; what is left out stays. 409 `changed-since` if it has changed and `version` isn’t the current one',
    body: ProfileChange,
    reply: OwnProfile,
    errors: [404, 409, 429],
  }),
  changeHandle: route('/api/profile/handle', {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary:
      'Change your username, once in 30 days. The former one leads on for 90 days, in which only you can have it back',
    body: z.strictObject({ handle: Handle }),
    reply: z.object({ handle: z.string(), handleChangeableAt: Instant.nullable() }),
    errors: [409, 429],
  }),
  preview: route('/api/profile/preview', {
    method: 'GET',
    access: 'member',
    summary: 'Get your profile exactly as a visitor, a member or a buddy gets it',
    query: z.object({ as: PreviewReader }),
    reply: Profile,
    errors: [404],
  }),
  get: route('/api/profile/:handle', {
    method: 'GET',
    access: 'public',
    summary:
      'Get somebody’s profile as far as they show it to you. 301 with `movedTo` if this is a username that they had lately',
    params,
    reply: Profile,
    errors: [404],
  }),
  activity: route('/api/profile/:handle/activity', {
    method: 'GET',
    access: 'public',
    summary: 'List what became public of somebody, newest first, if they show it to you',
    params,
    query: Pages,
    reply: page(ActivityItem),
    errors: [404],
  }),
  photos: route('/api/profile/:handle/photos', {
    method: 'GET',
    access: 'public',
    summary: 'List somebody’s public photos, newest first, if they show them to you',
    params,
    query: Pages,
    reply: page(Photo),
    errors: [404],
  }),
  reports: route('/api/profile/:handle/reports', {
    method: 'GET',
    access: 'public',
    summary: 'List somebody’s public dive reports, newest first, if they show them to you',
    params,
    query: Pages,
    reply: page(ShownReport),
    errors: [404],
  }),
  sites: route('/api/profile/:handle/sites', {
    method: 'GET',
    access: 'public',
    summary: 'List the public sites that somebody added, newest first, if they show them to you',
    params,
    query: Pages,
    reply: page(ShownSite),
    errors: [404],
  }),
  dives: route('/api/profile/:handle/dives', {
    method: 'GET',
    access: 'public',
    summary: 'List somebody’s dives, newest first, if they show them to you',
    params,
    query: Pages,
    reply: page(ShownDive),
    errors: [404],
  }),
  groups: route('/api/profile/:handle/groups', {
    method: 'GET',
    access: 'public',
    summary:
      'List the groups that somebody is in, but for private ones, the latest first, if they show them to you',
    params,
    query: Pages,
    reply: page(ShownGroup),
    errors: [404],
  }),
  achievements: route('/api/profile/:handle/achievements', {
    method: 'GET',
    access: 'public',
    summary: 'List the achievements that somebody earned, the latest first, if they show them to you',
    params,
    query: Pages,
    reply: page(EarnedAchievement),
    errors: [404],
  }),
  certifications: route('/api/profile/:handle/certifications', {
    method: 'GET',
    access: 'public',
    summary: 'List somebody’s certifications, the latest first, if they show them to you',
    params,
    query: Pages,
    reply: page(ShownCertification),
    errors: [404],
  }),
})
