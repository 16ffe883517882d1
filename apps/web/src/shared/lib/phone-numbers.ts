/** A piece of a text: a phone number with its country code, or what stands between two of them. */
export type TextPart = { text: string; tel: string | null }

const international = /\+\d(?:[ ()-]{0,2}\d){6,14}/g

/** A text with the phone numbers in it apart, in their order. */
export const withPhoneNumbers = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: number, index } of text.matchAll(international)) {
    parts.push(
      { text: text.slice(from, index), tel: null },
      { text: number, tel: number.replace(/[^+\d]/g, '') },
    )
    from = index + number.length
  }
  return [...parts, { text: text.slice(from), tel: null }].filter((part) => part.text !== '')
}
