import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newKey } from '#shared/lib/new-key.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import type { EntryDraft } from './entry-draft.ts'

const keysOf = (files: readonly Attachment[]) => files.map(({ key }) => key).join()

/** The same file, as far as a page can tell. */
const isSame = (one: File, other: File | null) =>
  other !== null &&
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified

type Props = {
  /** The files that came with what is being written. */
  first: readonly Attachment[]
  draft: Pick<EntryDraft<unknown>, 'files' | 'keepFiles'>
  /** So many fit in. */
  max: number
}

/** The files that go with what is being written; those of a draft come back from this device. */
export const useDraftFiles = ({ first, draft, max }: Props) => {
  const [files, setFiles] = useState(first)
  // Files are looked at before they are added: what was added or removed meanwhile stays so.
  const latest = useRef(first)
  const show = (next: readonly Attachment[]) => {
    latest.current = next
    setFiles(next)
  }
  const change = (next: readonly Attachment[]) => {
    show(next)
    draft.keepFiles(next)
  }
  const restore = useEffectEvent((kept: readonly Attachment[]) => {
    const known = new Set([...kept, ...first].map(({ key }) => key))
    const added = latest.current.filter(({ key }) => !known.has(key))
    if (added.length > 0) change([...kept, ...added])
    else show(kept)
  })
  useEffect(() => {
    let isHere = true
    void draft.files().then((kept) => {
      if (isHere && kept) restore(kept)
    })
    return () => {
      isHere = false
    }
  }, [draft])
  return {
    files,
    hasChanged: keysOf(files) !== keysOf(first),
    set: change,
    add: (added: readonly File[]) => {
      const known = latest.current
      const fresh = added.filter((file) => !known.some((one) => isSame(file, one.file)))
      change([...known, ...fresh.map((file) => ({ key: newKey(), file, id: null }))].slice(0, max))
    },
    remove: (key: string) => change(latest.current.filter((one) => one.key !== key)),
  }
}

export type FilesOfDraft = ReturnType<typeof useDraftFiles>
