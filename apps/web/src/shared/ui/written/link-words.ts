import { linkedParts } from '@soundings/rules/links'

/** As much as is looked at of what Markdown is read as. */
type Node = { type: string; value?: string; url?: string; children?: Node[] }

type Asked = { mentions: readonly string[]; origin: string }

const words = (value: string): Node => ({ type: 'text', value })
const link = (url: string, said: string): Node => ({ type: 'link', url, children: [words(said)] })

const mention = /(?<![\w@/.-])@(\w+)/g

/** Leads from the usernames in words to the profiles of these people. */
const withMentions = (text: string, { mentions, origin }: Asked): Node[] => {
  const nodes: Node[] = []
  let at = 0
  for (const match of text.matchAll(mention)) {
    const [said, handle = ''] = match
    if (!mentions.some((known) => known.toLowerCase() === handle.toLowerCase())) continue
    nodes.push(words(text.slice(at, match.index)), link(`${origin}/profile/${handle}`, said))
    at = match.index + said.length
  }
  return [...nodes, words(text.slice(at))].filter(({ value }) => value !== '')
}

const linked = (text: string, asked: Asked): Node[] =>
  linkedParts(text, asked.origin).flatMap((part) => {
    if (part.kind === 'words') return withMentions(part.text, asked)
    return link(part.kind === 'own' ? `${asked.origin}${part.path}` : part.address, part.text)
  })

const linkIn = (node: Node, asked: Asked): void => {
  if (!node.children || node.type === 'link' || node.type === 'linkReference') return
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return linked(child.value ?? '', asked)
    linkIn(child, asked)
    return child
  })
}

/** Makes links of addresses and usernames that stand in the words of a Markdown text, but not in code or other links. */
export const linkWords = (asked: Asked) => (tree: Node) => linkIn(tree, asked)
