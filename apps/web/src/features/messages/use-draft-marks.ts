import { useMemo } from 'react'
import { draftName } from '#shared/drafts/draft-name.ts'
import { draftNames } from '#shared/drafts/stored-drafts.ts'

/** The name of the kind of draft that a conversation keeps, by the person it is to. */
const kind = 'message'

/**
 * To whom somebody has begun to write, by id, as this device keeps it. It is looked up anew whenever another
 * conversation opens.
 */
export const useDraftMarks = (meId: string, currentId: string | undefined): ReadonlySet<string> =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with what was open
  useMemo(() => {
    const start = draftName({ personId: meId, kind, about: '' })
    const mine = draftNames(meId).filter((name) => name.startsWith(start))
    return new Set(mine.map((name) => name.slice(start.length)))
  }, [meId, currentId])
