import type { Attached } from '@soundings/contract/messages'
import type { Cards } from '#features/cards/index.ts'

/** The cards of what goes with messages. */
export type MessageCards = Cards<Attached['kind']>
