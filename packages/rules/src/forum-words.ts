import { authLimits } from '@soundings/contract/auth-fields'
import { hasLink } from './link-words.ts'
import { linkedParts } from './links.ts'
import { eachOnce } from './text.ts'

const { min, max } = authLimits.handle

/** A handle after an @ that does not belong to an address or a longer word. */
const mention = new RegExp(`(?<![\\p{L}\\p{N}_@./+-])@(\\w{${min},${max}})(?!\\w|@)`, 'gu')
/** Markdown without what it shows as code. */
const withoutCode = (text: string): string =>
  text.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm, ' ').replace(/`[^`\n]*`/g, ' ')

const withoutQuotes = (text: string): string => text.replace(/^ {0,3}>.*$/gm, '')

/** Usernames that a text names with an @, each once and as it is written there; not those in code or in quotes. */
export const mentionsIn = (text: string): string[] =>
  eachOnce([...withoutQuotes(withoutCode(text)).matchAll(mention)].flatMap(([, handle]) => handle ?? []))

const hostOf = (address: string): string | null => {
  const [, host] =
    /^(?:[^\s/]*\/\/)?(?:[^\s/@]*@)?((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]*)/iu.exec(address) ?? []
  return host?.toLowerCase().replace(/^www\./, '') ?? null
}

/** What a text links to elsewhere: the words of the link, and the host that they lead to, where they name one. */
export type OutwardLink = { text: string; host: string | null }

/** The links in a text that lead away from `ownOrigin`, also those that the page makes no link of: `www.example.org`. */
export const linksIn = (text: string, ownOrigin: string): OutwardLink[] =>
  linkedParts(text.normalize('NFKC'), ownOrigin).flatMap((part): OutwardLink[] => {
    if (part.kind === 'own') return []
    if (part.kind === 'web') return [{ text: part.text, host: hostOf(part.address) }]
    const words = part.text.split(/[\s()[\]<>"]+/).filter((word) => hasLink(word))
    return words.map((word) => ({ text: word.replace(/[.,;:!?'’”»*_]+$/, ''), host: hostOf(word) }))
  })
