import { forumsPath } from '@soundings/contract/forum-pages'

/** The post that is quoted: its thread and its id, and who wrote it; null for who has no name. */
export type Quoted = { threadId: string; postId: string; handle: string | null }

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** The first line of a quote: it leads back to what is quoted. */
const head = new RegExp(
  String.raw`^ {0,3}> ?\[(?:@[\w-]+|A diver) wrote\]\(${forumsPath}/threads/(${uuid})\?post=(${uuid})\):[ \t]*$`,
  'gim',
)

/** What belongs to whoever is quoted, and not to whom they quoted. */
const ownLines = (text: string): string[] => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const own = lines.filter((line) => !/^ {0,3}>/.test(line))
  return own.join('\n').trim() === '' ? lines : own
}

/**
 * A quote as Markdown, with an empty line behind it. Its first line leads back to the post; quotes within it are left out
 * unless there is nothing else.
 */
export const quoteOf = ({ threadId, postId, handle }: Quoted, text: string): string => {
  const who = handle === null ? 'A diver' : `@${handle}`
  const words = ownLines(text)
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
  return [`> [${who} wrote](${forumsPath}/threads/${threadId}?post=${postId}):`, '>', ...words, '', ''].join(
    '\n',
  )
}

/** The posts that a text quotes, each once, in the order of the text. */
export const quotedPosts = (content: string): { threadId: string; postId: string }[] => {
  const found = new Map<string, { threadId: string; postId: string }>()
  for (const [, threadId = '', postId = ''] of content.matchAll(head)) {
    const id = postId.toLowerCase()
    if (!found.has(id)) found.set(id, { threadId: threadId.toLowerCase(), postId: id })
  }
  return [...found.values()]
}
