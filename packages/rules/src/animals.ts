/** The animals of a text, one by one: it is written with commas, semicolons or lines between them. */
export const animalsOf = (text: string | null | undefined): string[] =>
  (text ?? '').split(/[,;\n]/).flatMap((animal) => animal.trim() || [])

/** Animals as one text; null for none. */
export const animalsText = (animals: readonly string[]): string | null => animals.join(', ') || null
