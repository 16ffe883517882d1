import { z } from 'zod'
import { divesChoices } from './leaderboard-fields.ts'
import { feature, route } from './route.ts'

/** Who may see a part of a profile, from everybody to nobody else; each includes the ones after it. */
export const audiences = ['public', 'members', 'buddies', 'nobody'] as const
export const Audience = z.enum(audiences)
export type Audience = z.output<typeof Audience>

/** The parts of a profile that a person shows or hides, each with who sees it until they choose. */
export const sectionDefaults = {
  /** Handle, picture and country. Handle and picture stay visible beside what is public of them. */
  identity: 'public',
  /** The full name. */
  name: 'members',
  /** Location, bio and languages. */
  about: 'public',
  certifications: 'members',
  /** How many dives, photos, countries and achievements. */
  numbers: 'members',
  dives: 'nobody',
  /** Sites, reports and photos that are public. */
  activity: 'public',
  /** Groups that everybody finds; private ones are shown to nobody. */
  groups: 'members',
  /** What the person earned by what they shared; beside an achievement, recipients are named who show it to everybody. */
  achievements: 'public',
  /** The list of species in the public dive reports. */
  species: 'nobody',
} as const satisfies Record<string, Audience>
export type ProfileSection = keyof typeof sectionDefaults
export const profileSections = Object.keys(sectionDefaults) as ProfileSection[]

/** Who sees whether somebody is online. */
export const PresenceAudience = z.enum(['members', 'buddies', 'nobody'])
export type PresenceAudience = z.output<typeof PresenceAudience>

/** Who may write to somebody: strangers ask first. */
export const messageAudiences = ['everyone', 'connected', 'nobody'] as const
export const MessageAudience = z.enum(messageAudiences)
export type MessageAudience = z.output<typeof MessageAudience>

const sections = {
  identity: Audience,
  name: Audience,
  about: Audience,
  certifications: Audience,
  numbers: Audience,
  dives: Audience,
  activity: Audience,
  groups: Audience,
  achievements: Audience,
  species: Audience,
} satisfies Record<ProfileSection, typeof Audience>

/** On which boards a person is. */
const boardChoices = {
  /** Their number of dives: off until they were asked and said yes, as a log is private. */
  dives: z.enum(divesChoices),
  /** What they contributed, and their names beside achievements. */
  contributions: z.boolean(),
}

/** What a person shows of themselves, and to whom. */
export const Privacy = z.object({
  sections: z.object(sections),
  presence: PresenceAudience,
  messages: MessageAudience,
  /** Whether others see what of theirs one has read; who hides it does not see it of others. */
  readReceipts: z.boolean(),
  /** Whether the members’ list and its search name them. */
  listed: z.boolean(),
  /** Whether search engines may show the profile. */
  searchEngines: z.boolean(),
  /** Under 18, by their own word: hidden from visitors, online for nobody, not in the buddy finder, and without requests of strangers. */
  junior: z.boolean(),
  boards: z.object(boardChoices),
})
export type Privacy = z.output<typeof Privacy>

/** What somebody has who never chose. */
export const defaultPrivacy: Privacy = {
  sections: sectionDefaults,
  presence: 'members',
  messages: 'everyone',
  readReceipts: true,
  listed: true,
  searchEngines: false,
  junior: false,
  boards: { dives: 'unasked', contributions: true },
}

/** What changes; the rest stays. */
export const PrivacyChange = z.strictObject({
  ...Privacy.partial().shape,
  sections: z.strictObject(sections).partial().optional(),
  boards: z.strictObject(boardChoices).partial().optional(),
})
export type PrivacyChange = z.output<typeof PrivacyChange>

export const privacy = feature('What you show of yourself, and to whom.', {
  get: route('/api/profile/privacy', {
    method: 'GET',
    access: 'member',
    summary: 'Get your privacy settings; anything you haven’t set has its default',
    reply: Privacy,
  }),
  change: route('/api/profile/privacy', {
    method: 'PUT',
    access: 'member',
    summary: 'Change the privacy settings that you send; the others stay as they are',
    body: PrivacyChange,
    reply: Privacy,
    errors: [429],
  }),
})
