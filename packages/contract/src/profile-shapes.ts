import { z } from 'zod'
import { EarnedAchievement } from './achievements.ts'
import { Country } from './auth-fields.ts'
import { CertificationKind } from './certifications.ts'
import { Instant, text, Uuid } from './common.ts'
import { groupRoles } from './groups-fields.ts'
import { number, wholeNumber } from './numbers.ts'
import { profileLimits, profileTexts, spokenLanguages } from './profile-fields.ts'

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
