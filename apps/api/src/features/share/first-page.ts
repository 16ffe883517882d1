import { nameOfAuthor, type SharedThread } from '@soundings/rules/forum-share'
import { plainWords } from '@soundings/rules/markdown-words'
import { escapeMarkup } from '@soundings/rules/share'
import { untitled, withHead } from './page-head.ts'

type Post = SharedThread['thread']['opening']

/** What a phone shows before anybody scrolls: posts, and letters of each. */
const inSight = { replies: 3, letters: 1_500 } as const

const heading = (title: string) => `<h1>${escapeMarkup(title)}</h1>`
const framed = (inner: string) => `<div class="first-page">${inner}</div>`

/** The paragraphs of a post as plain words, cut where nobody sees them yet. */
const paragraphs = ({ content, incident }: Post): string[] =>
  [...content.slice(0, inSight.letters).split(/\n[ \t]*\n/), incident?.happened ?? '']
    .map(plainWords)
    .filter((words) => words !== '')

const postView = (post: Post): string => {
  const words = paragraphs(post).map((one) => `<p>${escapeMarkup(one)}</p>`)
  return `<article><b>${escapeMarkup(nameOfAuthor(post))}</b>${words.join('')}</article>`
}

/** What a browser draws of a page before the app has loaded: its heading. */
export const headingView = (title: string): string => framed(heading(title))

/** What a browser draws of a thread before the app has loaded: its first posts, so that one begins to read. */
export const threadView = ({ thread, replies }: SharedThread): string => {
  const seen = [thread.opening, ...replies.slice(0, inSight.replies)].filter(
    ({ state }) => state === 'public',
  )
  return framed(heading(thread.title) + seen.map(postView).join(''))
}

/** The app's page with a head of its own, and with what is drawn until the app has loaded. */
export const pageWith = (html: string, { head, view }: { head: string; view: string }): string =>
  withHead(
    untitled(html).replace('<!--first-view-->', () => view),
    head,
  )
