import type { ForumCategory, Post, Thread } from '@soundings/contract/forum'
import {
  categoryFeedPath,
  categoryPath,
  forumsPath,
  threadFeedPath,
  threadPath,
} from '@soundings/contract/forum-pages'
import { profilePath } from '@soundings/contract/profiles-pages'
import { atomFeed } from './atom.ts'
import { plainWords } from './markdown-words.ts'
import { type Picture, publicHead, shortened } from './share.ts'

type Category = Pick<ForumCategory, 'id' | 'slug' | 'name' | 'description'>
/** A thread as a visitor reads it, with its first replies. */
export type SharedThread = { thread: Thread; replies: readonly Post[] }
type Written = Pick<Post, 'author' | 'isAnonymous'>

/** What those are called who wrote without a name, and those who left. */
export const namelessAuthors = { anonymous: 'A diver', deleted: 'Deleted account' } as const

/** A username and no more: whether search engines may show somebody’s name is theirs to say. */
export const nameOfAuthor = ({ author, isAnonymous }: Written): string => {
  if (author) return `@${author.handle}`
  return isAnonymous ? namelessAuthors.anonymous : namelessAuthors.deleted
}

const whole = (category: Category) =>
  category.description || `What divers say about ${category.name.toLowerCase()}.`

/** The words of a post as one reads them, what the form of an incident asked among them. */
export const wordsOfPost = ({ content, incident }: Pick<Post, 'content' | 'incident'>): string =>
  [plainWords(content), incident?.happened, incident?.conditions, incident?.learnt].filter(Boolean).join(' ')

const person = (origin: string, written: Written) => ({
  '@type': 'Person',
  name: nameOfAuthor(written),
  ...(written.author && { url: origin + profilePath(written.author.handle) }),
})

const counter = (action: 'LikeAction' | 'CommentAction' | 'ViewAction', count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
})

const breadcrumb = (origin: string, steps: readonly { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
})

const forums = { name: 'Forums', path: forumsPath }
const inCategory = ({ name, slug }: Pick<Category, 'name' | 'slug'>) => ({ name, path: categoryPath(slug) })

const written = (origin: string, post: Post) => ({
  text: wordsOfPost(post),
  datePublished: post.createdAt,
  ...(post.editedAt && { dateModified: post.editedAt }),
  author: person(origin, post),
})

const isReadable = ({ state }: Post) => state === 'public'

/** schema.org’s words for a thread and its first replies, for search engines. */
export const threadData = (origin: string, { thread, replies }: SharedThread): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'DiscussionForumPosting',
  headline: thread.title,
  url: origin + threadPath(thread),
  mainEntityOfPage: origin + threadPath(thread),
  ...written(origin, thread.opening),
  isPartOf: {
    '@type': 'CollectionPage',
    name: thread.category.name,
    url: origin + categoryPath(thread.category.slug),
  },
  commentCount: thread.replies,
  interactionStatistic: [
    counter('LikeAction', thread.likes),
    counter('CommentAction', thread.replies),
    counter('ViewAction', thread.views),
  ],
  comment: replies.filter(isReadable).map((post) => ({
    '@type': 'Comment',
    url: origin + threadPath(thread, { n: post.n }),
    ...written(origin, post),
    interactionStatistic: [counter('LikeAction', post.likes)],
  })),
})

const categoryFeedOf = (origin: string, { name, slug }: Pick<Category, 'name' | 'slug'>) => ({
  title: `${name} · Soundings`,
  address: origin + categoryFeedPath(slug),
})

/** The head of a thread’s page. */
export const threadHead = (origin: string, shared: SharedThread, picture: Picture): string => {
  const { thread } = shared
  return publicHead({
    title: `${thread.title} · Soundings`,
    description: shortened(wordsOfPost(thread.opening) || `A thread in ${thread.category.name}.`),
    address: origin + threadPath(thread),
    picture,
    feeds: [
      { title: `${thread.title} · Soundings`, address: origin + threadFeedPath(thread.id) },
      categoryFeedOf(origin, thread.category),
    ],
    data: [
      threadData(origin, shared),
      breadcrumb(origin, [
        forums,
        inCategory(thread.category),
        { name: thread.title, path: threadPath(thread) },
      ]),
    ],
  })
}

/** The head of a category’s page. */
export const categoryHead = (origin: string, category: Category, picture: Picture): string =>
  publicHead({
    title: `${category.name} · Soundings`,
    description: shortened(whole(category)),
    address: origin + categoryPath(category.slug),
    picture,
    feeds: [categoryFeedOf(origin, category)],
    data: [breadcrumb(origin, [forums, inCategory(category)])],
  })

/** The head of the page of all forums. */
export const forumsHead = (origin: string, categories: readonly Category[], picture: Picture): string =>
  publicHead({
    title: 'Forums · Soundings',
    description: 'Where divers ask, tell and warn: dive sites, trips, gear, training, wildlife and safety.',
    address: origin + forumsPath,
    picture,
    feeds: categories.map((category) => categoryFeedOf(origin, category)),
  })

/** Of a feed in which nothing was written yet. */
const ever = '1970-01-01T00:00:00.000Z'

/** The newest threads of a category as a feed. */
export const categoryFeed = (
  origin: string,
  category: Category,
  threads: readonly { thread: Pick<Thread, 'id' | 'slug' | 'title'>; opening: Post }[],
): string =>
  atomFeed({
    id: category.id,
    title: `${category.name} · Soundings`,
    subtitle: category.description,
    address: origin + categoryPath(category.slug),
    ownAddress: origin + categoryFeedPath(category.slug),
    since: ever,
    entries: threads.map(({ thread, opening }) => ({
      id: thread.id,
      title: thread.title,
      address: origin + threadPath(thread),
      publishedAt: opening.createdAt,
      updatedAt: opening.editedAt ?? opening.createdAt,
      author: nameOfAuthor(opening),
      words: wordsOfPost(opening),
    })),
  })

/** The newest posts of a thread as a feed. */
export const threadFeed = (origin: string, thread: Thread, posts: readonly Post[]): string =>
  atomFeed({
    id: thread.id,
    title: `${thread.title} · Soundings`,
    subtitle: `In ${thread.category.name}`,
    address: origin + threadPath(thread),
    ownAddress: origin + threadFeedPath(thread.id),
    since: thread.createdAt,
    entries: posts.filter(isReadable).map((post) => ({
      id: post.id,
      title: post.n === 0 ? thread.title : `Re: ${thread.title}`,
      address: origin + threadPath(thread, { post: post.id }),
      publishedAt: post.createdAt,
      updatedAt: post.editedAt ?? post.createdAt,
      author: nameOfAuthor(post),
      words: wordsOfPost(post),
    })),
  })
