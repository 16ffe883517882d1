import type { Thread } from '@soundings/contract/forum'
import { categoryHead, forumsHead, threadHead } from '@soundings/rules/forum-share'
import { appPictureAlt, type Picture } from '@soundings/rules/share'
import type { ForumPages } from '#features/forum/index.ts'
import { withParts } from '#shared/page-parts.ts'
import { headingView, pageWith, threadView } from './first-page.ts'
import { drawn } from './page-head.ts'
import type { SharePictures } from './share-pictures.service.ts'

type Needs = {
  forum: Pick<ForumPages, 'categories' | 'category' | 'thread'>
  origin: string
  html: string
  pictures: Pick<SharePictures, 'appAddress'>
}
type Answer = { page: string } | { movedTo: string }

/** Has the browser ask for the thread while the app still loads; the app then asks the same and has it. */
const threadAhead = ({ id }: Pick<Thread, 'id'>) =>
  `<link rel="preload" as="fetch" href="/api/community/forum/posts/${id}" crossorigin="use-credentials">`

/** The pages of the forums as everybody reads them: what links to them say, and how search engines find them. */
export const forumShareService = ({ forum, origin, html, pictures }: Needs) => {
  const plain = drawn(origin + pictures.appAddress, appPictureAlt)
  const page = (title: string, head: string) => pageWith(html, { head, view: headingView(title) })

  /** The first photo of the opening. */
  const pictureOf = ({ title, opening }: Thread): Picture => {
    const photo = opening.cards.find(({ kind, card }) => kind === 'photo' && card?.picture)?.card?.picture
    return photo ? { url: new URL(photo, origin).href, alt: title } : plain
  }

  return {
    forumsPage: async (): Promise<string> =>
      page('Forums', forumsHead(origin, await forum.categories(), plain)),

    /** The page of a category, or where it is now; throws the refusal of one that does not exist. */
    categoryPage: async (slug: string): Promise<Answer> => {
      const category = await forum.category(slug)
      if ('movedTo' in category) return category
      return { page: page(category.name, categoryHead(origin, category, plain)) }
    },

    /** The page of a thread, or where it is now; throws the refusal of one that not everybody may read. */
    threadPage: async (threadId: string): Promise<Answer> => {
      const shared = await forum.thread(threadId)
      if ('movedTo' in shared) return shared
      const { thread } = shared
      const head = threadHead(origin, shared, pictureOf(thread))
      return {
        page: pageWith(withParts(html, 'thread'), {
          head: `${head}\n    ${threadAhead(thread)}`,
          view: threadView(shared),
        }),
      }
    },
  }
}
export type ForumShares = ReturnType<typeof forumShareService>
