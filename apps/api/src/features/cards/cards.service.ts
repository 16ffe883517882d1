import type { Card } from '@soundings/contract/cards'
import type { Db } from '#db/client.ts'

/** Who reads: a visitor is undefined. */
export type CardReader = { id: string; isModerator: boolean } | undefined

/** One kind of things that have cards: those of these that a reader may see, by id. */
export type CardSource<Kind extends string> = {
  kind: Kind
  cards: (db: Db, reader: CardReader, ids: readonly string[]) => Promise<ReadonlyMap<string, Card>>
}

type Thing<Kind> = { kind: Kind; id: string }

/** Cards of things that words come with or name: kept by their ids, and read with the rights of whoever reads them. */
export const cardsService = <Kind extends string>(sources: readonly CardSource<Kind>[]) => {
  const cardsOf = async (db: Db, reader: CardReader, things: readonly Thing<Kind>[]) => {
    const kinds = await Promise.all(
      sources.map(async ({ kind, cards }) => {
        const ids = [...new Set(things.filter((one) => one.kind === kind).map(({ id }) => id))]
        return [kind, ids.length > 0 ? await cards(db, reader, ids) : new Map<string, Card>()] as const
      }),
    )
    const byKind = new Map(kinds)
    return <Asked extends Kind>({ kind, id }: Thing<Asked>) => ({
      kind,
      id,
      card: byKind.get(kind)?.get(id) ?? null,
    })
  }

  return {
    /** Answers what finds the card of each of these things: null where the reader may not see it. */
    cardsOf,

    /** Whether somebody sees all of these things: nobody shows others what they cannot see themselves. */
    areSeen: async (db: Db, reader: CardReader, things: readonly Thing<Kind>[]): Promise<boolean> => {
      const read = await cardsOf(db, reader, things)
      return things.every((one) => read(one).card !== null)
    },
  }
}
export type Cards<Kind extends string> = ReturnType<typeof cardsService<Kind>>
