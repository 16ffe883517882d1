import type { DivePhoto } from '@soundings/contract/dive-log'
import { diveLogLimits as limits } from '@soundings/contract/dive-log'
import { useEffect, useEffectEvent, useState } from 'react'
import { newKey } from '#shared/lib/new-key.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import type { DiveValues } from './dive-values.ts'
import type { DiveWork } from './dive-work.ts'

type Form = {
  values: DiveValues
  getValues: () => DiveValues
  setFieldValue: (field: 'photos', value: string[]) => void
}

type Known = Pick<DivePhoto, 'id' | 'isPrivate' | 'thumbnailUrl' | 'caption'>

/** How far each of the files is that are sent one after the other; `share` is that of them and the dive together. */
const sharesOf = (files: readonly Attachment[], share: number): Map<string, number> => {
  const due = files.filter(({ id }) => id === null)
  const sent = share * (due.length + 1)
  return new Map(due.map(({ key }, at) => [key, Math.min(1, Math.max(0, sent - at))]))
}

/**
 * The photos of the dive that is being written: which and in what order the form says, and here are the files of those
 * that this device has. The files of a draft come back from it.
 */
export const useDivePhotos = ({ subject, files: first, draft }: DiveWork, form: Form) => {
  const [files, setFiles] = useState(first)
  const [known, setKnown] = useState<readonly Known[]>(subject.kind === 'own' ? subject.dive.photos : [])
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map())

  const isNamed = ({ key }: Attachment) => form.getValues().photos.includes(key)
  const change = (next: readonly Attachment[]) => {
    setFiles(next)
    draft.keepFiles(next.filter(isNamed))
  }

  // What a draft names comes back with it, also when it is taken up later.
  const isThere = (key: string) =>
    files.some((file) => file.key === key) || known.some(({ id }) => id === key)
  const missing = form.values.photos.filter((key) => !isThere(key)).join()
  const restore = useEffectEvent((kept: readonly Attachment[]) =>
    change([...files, ...kept.filter((file) => isNamed(file) && !isThere(file.key))]),
  )
  useEffect(() => {
    if (missing === '') return
    let isHere = true
    void draft.files().then((kept) => {
      if (isHere && kept) restore(kept)
    })
    return () => {
      isHere = false
    }
  }, [missing, draft])

  return {
    files,
    known,
    problems,
    shares,
    add: (chosen: readonly File[]) => {
      const before = form.getValues().photos
      const fresh = chosen
        .slice(0, Math.max(0, limits.photos - before.length))
        .map((file) => ({ key: newKey(), file, id: null }))
      form.setFieldValue('photos', [...before, ...fresh.map(({ key }) => key)])
      change([...files, ...fresh])
    },
    set: (photos: string[]) => {
      form.setFieldValue('photos', photos)
      change(files)
    },
    /** The photos as they go with the dive, in their order. */
    attachments: (): Attachment[] =>
      form
        .getValues()
        .photos.map((key) => files.find((file) => file.key === key) ?? { key, file: null, id: key }),
    /** What is new of what is said of them, by their keys. */
    captions: (): Record<string, string> => {
      const { photos, captions } = form.getValues()
      const before = (key: string) => known.find(({ id }) => id === key)?.caption ?? ''
      return Object.fromEntries(
        photos.flatMap((key) => {
          const caption = captions[key]?.trim() ?? ''
          return caption === before(key) ? [] : [[key, caption]]
        }),
      )
    },
    /** What arrived is not sent again. */
    noteArrived: (sent: readonly Attachment[]) =>
      change(files.map((file) => sent.find(({ key }) => key === file.key) ?? file)),
    noteShare: (share: number) => setShares(sharesOf(files, share)),
    /** Photos of which another device told. */
    addKnown: (told: readonly Known[]) =>
      setKnown((before) => [...told, ...before.filter(({ id }) => told.every((one) => one.id !== id))]),
    refuse: (key: string, problem: string) => setProblems((before) => new Map(before).set(key, problem)),
    begin: () => {
      setProblems(new Map())
      setShares(new Map())
    },
  }
}

export type DivePhotosOfForm = ReturnType<typeof useDivePhotos>
