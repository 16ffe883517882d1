import { z } from 'zod'
import { EarnedAchievement } from './achievements.ts'
import { Country, Handle } from './auth-fields.ts'
import { CertificationKind } from './certifications.ts'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { groupRoles } from './groups-fields.ts'
import { Photo } from './media.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { profileLimits, profileTexts, spokenLanguages } from './profile-fields.ts'
import { feature, route } from './route.ts'

export * from './profile-fields.ts'

/** How many, as far as the person tells the reader. */
export const ProfileStats = z.object({
  /** Those in the log and those before it. */
  totalDives: wholeNumber(),
  dives: z.object({ logged: wholeNumber(), before: wholeNumber() }),
  /** Those that are public. */
  totalPhotos: wholeNumber(),
  /** Of the log. */
  countriesVisited: wholeNumber(),
  achievements: wholeNumber(),
})
export type ProfileStats = z.output<typeof ProfileStats>

/** The site of something public. */
const PlaceOfThing = z.object({
  id: Uuid,
  slug: z.string(),
  siteName: z.string(),
  country: z.string().nullable(),
})

export const activityKinds = ['photo', 'report', 'site'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Something public of a person, when it came. */
export const ActivityItem = z.object({
  /** Of the photo, report or site. */
  id: Uuid,
  kind: z.enum(activityKinds),
  /** Null for a photo of no site. */
  site: PlaceOfThing.nullable(),
  /** The title of a report, the caption of a photo. */
  title: z.string().nullable(),
  timestamp: Instant,
})
export type ActivityItem = z.output<typeof ActivityItem>

/** A certification as others see it: without its number. */
export const ShownCertification = z.object({
  id: Uuid,
  agency: z.string(),
  level: z.string(),
  kind: CertificationKind,
  /** In metres, as orientation. */
  depth: number().nullable(),
  issuedOn: z.iso.date().nullable(),
  /** When a moderator saw the card; null while it is stated alone. */
  verifiedAt: Instant.nullable(),
})
export type ShownCertification = z.output<typeof ShownCertification>

/** A dive as a profile shows it; depth in metres. */
export const ShownDive = z.object({
  id: Uuid,
  siteName: z.string(),
  location: z.string(),
  date: z.iso.date(),
  maxDepth: number().nullable(),
  /** The site of the catalogue, where it is public. */
  site: PlaceOfThing.nullable(),
})
export type ShownDive = z.output<typeof ShownDive>

/** A public dive report in few words. */
export const ShownReport = z.object({
  id: Uuid,
  site: PlaceOfThing,
  title: z.string(),
  excerpt: z.string(),
  rating: wholeNumber(),
  diveDate: z.iso.date(),
  helpfulCount: wholeNumber(),
})
export type ShownReport = z.output<typeof ShownReport>

/** A site that the person added; depth in metres. */
export const ShownSite = PlaceOfThing.extend({
  region: z.string().nullable(),
  maxDepth: number().nullable(),
  createdAt: Instant,
})
export type ShownSite = z.output<typeof ShownSite>

/** A group that the person is in, of those that everybody finds. */
export const ShownGroup = z.object({
  id: Uuid,
  slug: z.string(),
  name: z.string(),
  members: wholeNumber(),
  role: z.enum(groupRoles),
})
export type ShownGroup = z.output<typeof ShownGroup>

/**
 * A person as one reader sees them. What the reader may not see is absent, and so is what the person has not got, so that
 * the two cannot be told apart.
 */
export const Profile = z.object({
  id: Uuid,
  handle: z.string(),
  /** The path of their picture, or of the default one. */
  avatar: z.string(),
  country: z.string().optional(),
  /** A day. */
  memberSince: z.iso.date().optional(),
  name: z.string().optional(),
  location: z.string().optional(),
  bio: z.string().optional(),
  /** Codes of ISO 639-1. */
  languages: z.array(z.string()).optional(),
  stats: ProfileStats.optional(),
  /** How many public things there are of each kind. */
  shared: z.object({ photos: wholeNumber(), reports: wholeNumber(), sites: wholeNumber() }).optional(),
  activity: z.array(ActivityItem).optional(),
  certifications: z.array(ShownCertification).optional(),
  recentDives: z.array(ShownDive).optional(),
  groups: z.array(ShownGroup).optional(),
  achievements: z.array(EarnedAchievement).optional(),
})
export type Profile = z.output<typeof Profile>

/** A person as they see themselves: everything, empty or not. */
export const OwnProfile = Profile.extend({
  /** Counts the changes: who saves says which one they read. */
  version: wholeNumber(),
  /** From when on the username can be changed; null when it can be now. */
  handleChangeableAt: Instant.nullable(),
  /** Former usernames that still lead here, and until when. */
  formerHandles: z.array(z.object({ handle: z.string(), until: Instant })),
})
export type OwnProfile = z.output<typeof OwnProfile>

const languages = z
  .array(z.enum(spokenLanguages, profileTexts.unknownLanguage))
  .max(profileLimits.languages, profileTexts.tooManyLanguages)
  .refine((codes) => new Set(codes).size === codes.length, 'A language can be named once')

/** What changes; the rest stays. An empty text takes away what was said. */
export const ProfileChange = z.strictObject({
  fullName: text(profileLimits.fullName).min(1, 'Full name is required').optional(),
  location: text(profileLimits.location).optional(),
  country: Country.optional(),
  bio: text(profileLimits.bio).optional(),
  startingDives: number()
    .int(profileTexts.startingDives)
    .min(0, profileTexts.startingDives)
    .max(profileLimits.startingDives, profileTexts.startingDives)
    .optional(),
  languages: languages.optional(),
  version: wholeNumber().min(1).optional(),
})
export type ProfileChange = z.output<typeof ProfileChange>

/** As whom one looks at one’s own profile. */
export const PreviewReader = z.enum(['visitor', 'member', 'buddy'])
export type PreviewReader = z.output<typeof PreviewReader>

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
