import { authLimits } from './auth-fields.ts'

/** Lengths in characters, and how many at most. */
export const profileLimits = {
  fullName: authLimits.fullName,
  bio: authLimits.bio,
  location: 120,
  languages: 20,
  language: 35,
  startingDives: 100_000,
  /** Of what a profile shows at once of its activity, dives and certifications. */
  shown: 5,
  /** Of a list beneath it. */
  page: 20,
  maxPage: 50,
  /** In days: a handle can be changed so often, and the former one leads on so long. */
  handleEvery: 30,
  handleKept: 90,
} as const

/** What stands where a person has said nothing, or shows nothing to the reader. */
export const profileFallbacks = {
  name: 'User Profile',
  location: 'Location not specified',
  bio: 'No bio available',
  avatar: '/api/avatars/default.jpg',
} as const

/** The languages that people can say they speak, as ISO 639-1 has them. Their names are the reader’s browser’s. */
export const spokenLanguages = [
  ...['af', 'ar', 'bg', 'bn', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fil'],
  ...['fj', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ka', 'km', 'ko', 'lt', 'lv'],
  ...['mi', 'mk', 'ml', 'ms', 'mt', 'my', 'nb', 'ne', 'nl', 'nn', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sm'],
  ...['sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'],
] as const

export const profileTexts = {
  changedSince:
    'Your profile was changed on another device in the meantime. Check the current version, then save again.',
  unknownLanguage: 'Choose a language from the list.',
  tooManyLanguages: `You can name up to ${profileLimits.languages} languages.`,
  startingDives: 'Must be a whole number between 0 and 100,000.',
} as const
