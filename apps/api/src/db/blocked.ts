import { type SQLWrapper, sql } from 'drizzle-orm'
import { blocks } from './schema/relations.ts'

/** Whether one of two people blocked the other: for lists that leave such people out. */
export const isBlockedBetween = (one: SQLWrapper | string, other: SQLWrapper | string) => sql<boolean>`(
  exists (select from ${blocks} where ${blocks.blockerId} = ${one} and ${blocks.blockedId} = ${other})
  or exists (select from ${blocks} where ${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${one}))`
