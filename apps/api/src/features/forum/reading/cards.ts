import type { LinkCard } from '@soundings/contract/cards'
import { threadPath } from '@soundings/contract/forum-pages'
import { type ForumReader, maySeeThread, threadSlug } from '@soundings/rules/forum'
import { ownThings } from '@soundings/rules/own-things'
import type { Db } from '#db/client.ts'
import { type CardSource, cardsService, namedCards } from '#features/cards/index.ts'
import type { PostState } from './posts.repo.ts'
import { findThreads } from './threads.repo.ts'

type Shown = Pick<PostState, 'content' | 'photos'>

/** Threads that the reader sees. */
export const threadCards: CardSource<'thread'> = {
  kind: 'thread',
  cards: async (db, reader, ids) => {
    const found = await findThreads(db, ids, reader)
    return new Map(
      found
        .filter(({ thread }) => maySeeThread(thread, reader))
        .map(({ thread: { id, title }, category, group, event }) => [
          id,
          {
            title,
            about: group?.name ?? event?.title ?? category.name,
            path: threadPath({ id, slug: threadSlug(title) }),
            picture: null,
            depth: null,
          },
        ]),
    )
  },
}

const cards = cardsService<LinkCard['kind']>([...namedCards, threadCards])

/** What posts show besides their words: their photos, then what they lead to, by `origin` or by paths. */
export const cardsOfPosts =
  (origin: string) =>
  /** Answers the cards of each of these posts, in their order. */
  async (db: Db, reader: ForumReader, posts: readonly Shown[]): Promise<LinkCard[][]> => {
    const named = posts.map(({ content, photos }) => {
      const own = photos.map((id) => ({ kind: 'photo' as const, id }))
      return [...own, ...ownThings(content, origin).filter(({ id }) => !photos.includes(id))]
    })
    const cardOf = await cards.cardsOf(db, reader, named.flat())
    return named.map((things) => things.map(cardOf))
  }
export type CardsOf = ReturnType<typeof cardsOfPosts>
