import type { ChangeTopic } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import type { Listener } from './live-stream.ts'

/** Who asks to follow the topic with this id; the id of the only one there is, is empty. */
export type AskedTopic = { listener: Listener; id: string }

/** A kind of thing that pages can follow while they show it, such as a site. The feature that owns it declares it. */
export type StreamTopic = {
  /** As the contract calls it, before the colon. */
  name: string
  /** Changes of what is news: their details are ids of this kind. Those that may take a right away are among them. */
  changes: readonly ChangeTopic[]
  /** For each that is asked, in the same order: whether they may. Asked again before every news. */
  /** Takes apart a detail that names several ids; each detail is one id where it is left out. */
  idsIn?: (detail: string) => readonly string[]
  /** Who may not follow hears nothing of it, and not that they may not: that alone would tell something. */
  isSilent?: true
  may: (db: Db, asked: readonly AskedTopic[]) => Promise<boolean[]> | boolean[]
}
