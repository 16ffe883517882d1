/** The beginning of a username that is being typed: where its `@` stands, and what follows it by now. */
export type Begun = { at: number; letters: string }

/** The username at whose end the caret is; null where none is being typed. A mail address is none. */
export const mentionAt = (text: string, caret: number): Begun | null => {
  const found = /(?:^|[^\w@./])@(\w{1,20})$/.exec(text.slice(Math.max(0, caret - 40), caret))
  if (!found || /^\w/.test(text.slice(caret))) return null
  const letters = found[1] ?? ''
  return { at: caret - letters.length - 1, letters }
}

/** Puts a username in the place of what was typed of it, with a space behind it. */
export const named = (text: string, { at, letters }: Begun, handle: string) => {
  const to = at + 1 + letters.length
  const insert = text[to] === ' ' ? `@${handle}` : `@${handle} `
  const caret = at + handle.length + 2
  return { from: at, to, insert, start: caret, end: caret }
}
