import type {
  Audience,
  MessageAudience,
  PresenceAudience,
  Privacy,
  ProfileSection,
} from '@soundings/contract/privacy'
import { showsReading } from '@soundings/rules/messages'

/** What each part of a profile holds, in the order in which people choose. */
export const sectionWords: readonly { section: ProfileSection; label: string; about: string }[] = [
  {
    section: 'identity',
    label: 'Country and picture',
    about: 'Your username and picture always stand beside what you share publicly.',
  },
  { section: 'name', label: 'Full name', about: 'Whoever doesn’t see it sees your username.' },
  { section: 'about', label: 'About you', about: 'Your location, languages and the words about yourself.' },
  {
    section: 'certifications',
    label: 'Certifications',
    about: 'Agency, level and date. Card numbers are never shown.',
  },
  {
    section: 'numbers',
    label: 'Figures',
    about: 'How many dives, photos, countries and achievements you have, even where the dives are hidden.',
  },
  { section: 'dives', label: 'Dives', about: 'Site, location, date and depth of the dives in your log.' },
  {
    section: 'activity',
    label: 'Shared with everyone',
    about: 'The list of your public photos, reports and sites. Each of them stays public where it is.',
  },
  {
    section: 'groups',
    label: 'Groups',
    about: 'The groups you’re in that everybody finds. Private groups are never shown.',
  },
  {
    section: 'achievements',
    label: 'Achievements',
    about:
      'What you earned by what you share. You’re named beside an achievement only if everyone sees them.',
  },
  {
    section: 'species',
    label: 'Life list',
    about: 'The species in your public dive reports, and when you first reported each.',
  },
]

export const audienceChoices: { value: Audience; label: string }[] = [
  { value: 'public', label: 'Everyone, with or without an account' },
  { value: 'members', label: 'Members' },
  { value: 'buddies', label: 'Your buddies' },
  { value: 'nobody', label: 'Only you' },
]

export const presenceChoices: { value: PresenceAudience; label: string }[] = [
  { value: 'members', label: 'Members' },
  { value: 'buddies', label: 'Your buddies' },
  { value: 'nobody', label: 'Nobody' },
]

/** Who can write to somebody. */
export const messageChoices: { value: MessageAudience; label: string }[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'connected', label: 'People you know' },
  { value: 'nobody', label: 'Nobody' },
]

/** What is different for somebody under 18, whatever else they chose. */
export const juniorRules = [
  'Visitors see none of what you share with everyone: members do.',
  'Nobody sees when you’re online.',
  'Search engines can’t show your profile.',
  'You’re not in the buddy finder.',
  'Message requests are off: you and members you don’t know can’t write to each other.',
] as const

/** Whether somebody can let others see what they have read: never who is online for nobody. */
export const canShowReading = (shown: Privacy): boolean => showsReading({ ...shown, readReceipts: true })

/** What showing what one has read means, or why nobody sees it. */
export const readingText = (shown: Privacy): string => {
  if (shown.junior) return 'Nobody sees it, as you said that you’re under 18.'
  if (!canShowReading(shown)) return 'Nobody sees it while nobody sees when you’re online.'
  return 'Others see what you’ve read and that you’re typing. If you turn this off, you don’t see it from them either.'
}
