import { fold } from '@soundings/rules/text'

/** The contract's word that a label means ('Coral Reef' is `coral-reef`), whatever its case and punctuation. */
export const wordIn = <Word extends string>(words: readonly Word[], label: string): Word | undefined => {
  const key = fold(label).replaceAll(' ', '-')
  return words.find((word) => word === key)
}

/** A contract's word as the format guide writes it: `coral-reef` is 'Coral Reef'. */
export const labelOf = (word: string): string =>
  word
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')

/** A value that is repeated to a person: in quotes, on one line, cut short. */
export const quoted = (value: unknown): string => {
  const text = (typeof value === 'string' ? value : String(JSON.stringify(value))).slice(0, 200)
  const letters = Array.from(text.toWellFormed().replace(/\p{C}/gu, '·'))
  return `"${letters.slice(0, 40).join('')}${letters.length > 40 ? '…' : ''}"`
}
