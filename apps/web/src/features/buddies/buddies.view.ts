import type { FinderGate } from '@soundings/contract/buddies'
import { buddyInterests } from '@soundings/contract/relations-fields'
import { interestLabels, languageName } from '@soundings/rules/buddy-match'

export const interestOptions = buddyInterests.map((value) => ({ value, label: interestLabels[value] }))

/** The languages that are offered; any other that an ad names stays in it. */
const offered = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'no',
  'da',
  'fi',
  'pl',
  'cs',
  'ru',
  'uk',
  'tr',
  'el',
  'ar',
  'he',
  'hi',
  'id',
  'ms',
  'th',
  'vi',
  'zh',
  'ja',
  'ko',
]

/** Languages to choose from, by their names, with those that somebody has chosen already. */
export const languageOptions = (chosen: readonly string[]) =>
  [...new Set([...offered, ...chosen])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))

export const levelOptions = [
  { value: '', label: 'Any level' },
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
  { value: 'technical', label: 'Technical' },
]

/** Why somebody cannot use the finder yet, and what they can do. */
export const gateWords: Record<Exclude<FinderGate, 'no-ad'>, { title: string; text: string }> = {
  'too-new': {
    title: 'Almost there',
    text: 'The buddy finder opens for you 24 hours after you signed up.',
  },
  'no-certificate': {
    title: 'Add a certification first',
    text: 'Others want to know what you’re trained for. Add one certification, and the buddy finder opens.',
  },
  junior: {
    title: 'The buddy finder is for adults',
    text: 'You can still add people you know as dive buddies on their profiles.',
  },
  silenced: {
    title: 'The buddy finder is closed for you right now',
    text: 'A moderator paused what you can share with others.',
  },
}
