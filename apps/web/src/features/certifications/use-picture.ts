import type { Certification } from '@soundings/contract/certifications'
import { useState } from 'react'
import { newKey } from '#shared/lib/new-key.ts'
import { useFileAddress } from '#shared/lib/use-file-address.ts'
import { sendPicture } from './certifications.queries.ts'

/** A file of this device, under the key that makes one photo of it however often it is sent. */
type Chosen = { file: File; key: string; id: string | null }

/** The picture of a card in its form: the one that it has, another one, or none. */
export const usePicture = (certification: Certification | null) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const ofFile = useFileAddress(chosen?.file ?? null)
  const known = isRemoved ? null : (certification?.photo ?? null)
  return {
    isThere: chosen !== null || known !== null,
    address: chosen ? ofFile : (known?.thumbnailUrl ?? null),
    choose: (file: File) => setChosen({ file, key: newKey(), id: null }),
    remove: () => {
      setChosen(null)
      setRemoved(true)
    },
    /** Back to the one that the card has. */
    reset: () => {
      setChosen(null)
      setRemoved(false)
    },
    /** Sends what was chosen; answers what is to be said of the picture, nothing where it stays. */
    send: async (): Promise<{ photoId?: string | null }> => {
      if (chosen === null) return isRemoved && certification?.photo ? { photoId: null } : {}
      const id = chosen.id ?? (await sendPicture(chosen.file, chosen.key))
      setChosen({ ...chosen, id })
      return { photoId: id }
    },
  }
}

export type Picture = ReturnType<typeof usePicture>
