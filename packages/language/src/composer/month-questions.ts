import { monthNames } from '@soundings/rules/months'

/** What is worth asking in a month, 1 to 12. */
export const monthQuestions = (month: number): readonly string[] => {
  const name = monthNames[month - 1] ?? 'summer'
  return [
    `Warm water for beginners in ${name}`,
    `Where is the diving best in ${name}?`,
    `Wrecks to dive in ${name}`,
    'Shore dives near me',
  ]
}
