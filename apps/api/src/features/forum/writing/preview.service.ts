import type { Post } from '@soundings/contract/forum'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { CardsOf } from '../reading/cards.ts'
import { readerOf } from '../reading/reader.ts'
import { findNamed } from './named.ts'

type Needs = Pick<Dependencies, 'db'> & { cardsOf: CardsOf }
type Words = { content: string; photos: string[] }

/** What a text would show beside its words once it is written, for whoever writes it. */
export const previewService = ({ db, cardsOf }: Needs) => ({
  of: async (person: Person, words: Words): Promise<Pick<Post, 'cards' | 'mentions'>> => {
    const [[cards = []], named] = await Promise.all([
      cardsOf(db, readerOf(person), [words]),
      findNamed(db, words.content),
    ])
    return { cards, mentions: named.map(({ handle }) => handle).sort() }
  },
})
