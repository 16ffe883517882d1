import type { Draft } from '@soundings/contract/drafts'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { onDraftKept } from '#shared/drafts/stored-drafts.ts'
import { useBackOnline } from '#shared/lib/use-back-online.ts'
import { useLooking } from '#shared/lib/use-looking.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { markOf } from './draft-marks.ts'
import { noteForm, useOtherDrafts } from './draft-sync.ts'
import { followDrafts } from './follow-drafts.ts'

let kept = 0
onDraftKept(() => void kept++)

/** Grows with each draft that is kept or dropped on this page. */
export const useDraftsKept = (): number => useSyncExternalStore(onDraftKept, () => kept)

/** Keeps a person’s drafts here and on their other devices together while this is on the screen. */
export const useDraftsEverywhere = (personId: string): void => {
  const isSignedIn = useSession(isLoggedIn)
  const isLooking = useLooking()
  useEffect(() => {
    if (isSignedIn && isLooking) followDrafts(personId)
  }, [personId, isSignedIn, isLooking])
  useBackOnline(() => followDrafts(personId, true))
}

type Form = {
  personId: string
  /** Null for what is no draft. */
  key: string | null
  onTake: (draft: Draft) => void
  /** It was posted or discarded on another device. */
  onEnd: () => void
}

/** A draft in its form: takes what other devices write, and tells what of it only the person can decide. */
export const useDraftInForm = ({ personId, key, onTake, onEnd }: Form) => {
  useDraftsEverywhere(personId)
  useDraftsKept()
  const take = useEffectEvent(onTake)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (key === null) return
    return noteForm(key, { take: (draft) => take(draft), end: () => end() })
  }, [key])
  const other = useOtherDrafts(({ others }) => (key === null ? undefined : others[key]))
  return {
    /** What was written on another device meanwhile. */
    other,
    /** Photos were chosen on another device, where they stay. */
    hasPhotosElsewhere: key !== null && markOf(personId, key)?.hasPhotos === true,
  }
}
