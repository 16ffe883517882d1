import { reportLimits } from '@soundings/contract/reports'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newKey } from '#shared/lib/new-key.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import type { ReportWork } from './report-work.ts'

const keysOf = (photos: readonly Attachment[]) => photos.map(({ key }) => key).join()

/** The same file, as far as a page can tell. */
const isSame = (one: File, other: File | null) =>
  other !== null &&
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified

/** The photos of the report that is being written; those of a draft come back from this device. */
export const useReportPhotos = ({ photos: first, draft }: ReportWork) => {
  const [photos, setPhotos] = useState(first)
  // Files are looked at before they are added: what was added or removed meanwhile stays so.
  const latest = useRef(first)
  const show = (next: readonly Attachment[]) => {
    latest.current = next
    setPhotos(next)
  }
  const change = (next: readonly Attachment[]) => {
    show(next)
    draft.keepPhotos(next)
  }
  const restore = useEffectEvent((kept: readonly Attachment[]) => {
    const known = new Set([...kept, ...first].map(({ key }) => key))
    const added = latest.current.filter(({ key }) => !known.has(key))
    if (added.length > 0) change([...kept, ...added])
    else show(kept)
  })
  useEffect(() => {
    let isHere = true
    void draft.photos().then((kept) => {
      if (isHere && kept) restore(kept)
    })
    return () => {
      isHere = false
    }
  }, [draft])
  return {
    photos,
    hasChanged: keysOf(photos) !== keysOf(first),
    set: change,
    add: (files: readonly File[]) => {
      const known = latest.current
      const fresh = files.filter((file) => !known.some((photo) => isSame(file, photo.file)))
      change(
        [...known, ...fresh.map((file) => ({ key: newKey(), file, id: null }))].slice(0, reportLimits.photos),
      )
    },
    remove: (key: string) => change(latest.current.filter((photo) => photo.key !== key)),
  }
}
