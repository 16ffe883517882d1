/** What both ends have of an address: Node and browsers know it, the language alone does not. */
type Address = { href: string; origin: string; host: string; pathname: string; search: string; hash: string }
declare const URL: { new (address: string): Address; canParse(address: string): boolean }

/** Words as they stand, or a link among them. */
export type TextPart =
  | { kind: 'words'; text: string }
  /** Leads into the app, by its path. */
  | { kind: 'own'; text: string; path: string }
  /** Leads elsewhere; `host` is said beside words that name another one, or name it in look-alike letters. */
  | { kind: 'web'; text: string; address: string; host: string | null }

// Nothing that turns the direction of writing or cannot be seen, or an address would read as another one.
const found = /\bhttps?:\/\/[^\s<>"`\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/giu

const openerOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** How many brackets of a kind are closed without having been opened. */
const looseOf = (text: string, closer: string): number =>
  text.split(closer).length - text.split(openerOf[closer] ?? '').length

/** An address without the punctuation of the sentence that it stands in. */
const withoutEnd = (text: string): string => {
  const loose = new Map(Object.keys(openerOf).map((closer) => [closer, looseOf(text, closer)]))
  let end = text.length
  for (; end > 0; end--) {
    const last = text[end - 1] ?? ''
    const tooMany = loose.get(last)
    if (tooMany === undefined ? !/[.,;:!?'’”»*_]/.test(last) : tooMany <= 0) break
    if (tooMany !== undefined) loose.set(last, tooMany - 1)
  }
  return text.slice(0, end)
}

/** What the words of a web address name as its host, with its port. */
const saidHost = (text: string): string =>
  text
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#\\].*$/s, '')
    .toLowerCase()

/**
 * The host that a link leads to, where the words that are pressed don’t name it; null where they do. Hosts outside of
 * ASCII are told in punycode.
 */
export const hostBeside = (words: string, address: string): string | null => {
  if (!URL.canParse(address)) return null
  const { host } = new URL(address)
  return saidHost(words.trim()).replace(/:(80|443)$/, '') === host ? null : host
}

const linkOf = (text: string, ownOrigin: string): TextPart => {
  if (!URL.canParse(text)) return { kind: 'words', text }
  const { href, origin, pathname, search, hash } = new URL(text)
  const beside = hostBeside(text, href)
  if (origin === ownOrigin && beside === null)
    return { kind: 'own', text, path: `${pathname}${search}${hash}` }
  return { kind: 'web', text, address: href, host: beside }
}

/**
 * Finds the http and https addresses in what somebody wrote; nothing else ever becomes a link. An address below
 * `ownOrigin` (`https://soundings.example`) is told as a path. Hosts outside of ASCII are told in punycode. All parts
 * together are the text again.
 */
export const linkedParts = (text: string, ownOrigin: string): TextPart[] => {
  const parts: TextPart[] = []
  let at = 0
  const addWords = (words: string) => {
    const last = parts.at(-1)
    if (last?.kind === 'words') last.text += words
    else if (words !== '') parts.push({ kind: 'words', text: words })
  }
  for (const match of text.matchAll(found)) {
    const address = withoutEnd(match[0])
    addWords(text.slice(at, match.index))
    const link = linkOf(address, ownOrigin)
    if (link.kind === 'words') addWords(link.text)
    else parts.push(link)
    at = match.index + address.length
  }
  addWords(text.slice(at))
  return parts
}
