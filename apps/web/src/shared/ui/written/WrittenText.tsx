import { hostBeside } from '@soundings/rules/links'
import { type ComponentProps, createContext, use } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { isOwnAddress, webAddress } from '#shared/lib/web-address.ts'
import { PathLink } from '../PathLink.tsx'
import { linkWords } from './link-words.ts'
import css from './WrittenText.module.css'
import { markdownOf } from './written.view.ts'

/** What may be made of words. Everything else is its text; raw HTML is text, too. */
const allowed = [
  ...['p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br', 'code', 'a'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]

const Heading: Components['h1'] = ({ children }) => (
  <p>
    <strong>{children}</strong>
  </p>
)
const headings = { h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading }

type Node = NonNullable<ComponentProps<Exclude<Components['a'], string | undefined>>['node']>

const textOf = (node: Node['children'][number]): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** The path of an address below our own; null for all others. */
const ownPath = (address: unknown): string | null => {
  if (typeof address !== 'string') return null
  if (address.startsWith('/')) return address
  if (!isOwnAddress(address)) return null
  const { pathname, search, hash } = new URL(address)
  return `${pathname}${search}${hash}`
}

/** The path of the one link that a paragraph is made of. */
const onlyLink = (paragraph: Node | undefined): string | null => {
  const [only, ...others] = paragraph?.children.filter((node) => textOf(node).trim() !== '') ?? []
  return only?.type === 'element' && others.length === 0 ? ownPath(only.properties.href) : null
}

type TitleOf = (path: string) => string | undefined
const Titles = createContext<TitleOf | undefined>(undefined)

const Paragraph: Components['p'] = ({ node, children }) => {
  const path = onlyLink(node)
  // Its card says all that it says.
  return path !== null && use(Titles)?.(path) !== undefined ? null : <p>{children}</p>
}

const Anchor: Components['a'] = ({ node, href, children }) => {
  const titleOf = use(Titles)
  const path = ownPath(href)
  const words = node ? textOf(node) : ''
  if (path !== null)
    return <PathLink path={path}>{words.endsWith(path) ? (titleOf?.(path) ?? path) : children}</PathLink>
  if (!href) return children
  const host = hostBeside(words, href)
  return (
    <>
      {/* Whoever wrote it is not vouched for, and learns nothing of who follows it. */}
      <a href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
        {children}
      </a>
      {host !== null && (
        <span className={css.host} data-unquoted>
          {` (${host})`}
        </span>
      )}
    </>
  )
}

/** The same whenever it is drawn: what is selected or holds the keyboard stays. */
const components: Components = { ...headings, p: Paragraph, a: Anchor }

type Props = {
  /** Markdown, as it was typed. */
  text: string
  /** The usernames in it that are people’s: they lead to their profiles, and no others do. */
  mentions?: readonly string[]
  /** Paths that may be written without their host, by their beginnings. */
  ownPaths?: readonly string[]
  /** What the page at a path of ours is called where a card beside the words shows it. */
  titleOf?: TitleOf | undefined
}

const none: readonly string[] = []

/** What somebody wrote, with the few things of Markdown that a diver needs. Addresses in it are links. */
export const WrittenText = ({ text, mentions = none, ownPaths = none, titleOf }: Props) => (
  <div className={css.written}>
    <Titles value={titleOf}>
      <Markdown
        allowedElements={allowed}
        unwrapDisallowed
        components={components}
        remarkPlugins={[[linkWords, { mentions, origin: window.location.origin }]]}
        urlTransform={(address) =>
          ownPaths.some((beginning) => address.startsWith(beginning)) ? address : webAddress(address)
        }
      >
        {markdownOf(text)}
      </Markdown>
    </Titles>
  </div>
)
