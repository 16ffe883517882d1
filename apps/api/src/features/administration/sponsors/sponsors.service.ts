import type { SponsoredSite } from '@soundings/contract/administration'
import { Uuid } from '@soundings/contract/common'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { countSponsored, listSponsored } from './sponsors.repo.ts'

type Paging = { cursor?: string | undefined; limit: number }

const LastRow = z.object({ name: z.string(), id: Uuid })

/** Which sites have a sponsor. They are named and taken away where sites are changed. */
export const sponsorsService = ({ db }: Pick<Dependencies, 'db'>) => ({
  list: async ({
    cursor,
    limit,
  }: Paging): Promise<{ items: SponsoredSite[]; nextCursor: string | null; total: number }> => {
    const [rows, total] = await Promise.all([
      listSponsored(db, fromCursor(LastRow, cursor), limit + 1),
      countSponsored(db),
    ])
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    const hasMore = rows.length > limit && last !== undefined
    return { items, nextCursor: hasMore ? toCursor({ name: last.siteName, id: last.id }) : null, total }
  },
})
