import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { either, id, oneOf, readSaid, type SaidOf } from '#shared/lib/said.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What this page laid over the one before, so that closing it is a step back. */
    laidOver?: 'photo' | 'gallery'
    /** The photos among which the one that is looked at stands, by id, where no gallery has them. */
    among?: readonly string[]
  }
}

/** What an address says of photos, on every page. */
export const photoParts = {
  /** The photo that is looked at. */
  photo: id,
  /** The gallery that lies over the page: of all sites, or of one. */
  gallery: either(oneOf('all'), id),
}

export type PhotoParts = SaidOf<typeof photoParts>

/** Reads them. Whatever makes no sense there counts as not said. */
export const readPhotoParts = (said: Record<string, unknown>): PhotoParts => readSaid(photoParts, said)

type Said = Record<string, unknown>

/** The address of this page with a photo over it, for a link; with `among`, one steps through those. */
export const photoLink = (photo: string, among?: readonly string[]) =>
  ({
    to: '.',
    search: (now: Said) => ({ ...now, photo }),
    state: { laidOver: 'photo', ...(among && { among }) },
    resetScroll: false,
    preload: false,
  }) as const

/** The address of this page with a gallery over it, for a link. */
export const galleryLink = (gallery: string) =>
  ({
    to: '.',
    search: (now: Said) => ({ ...now, gallery, photo: undefined }),
    state: { laidOver: 'gallery' },
    resetScroll: false,
    preload: false,
  }) as const

/** What the address says of photos, and the ways to change it. Going from photo to photo adds nothing to the history. */
export const usePhotoAddress = () => {
  const { photo, gallery } = readPhotoParts(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { history } = useRouter()
  const go = useMemo(() => {
    const put = (parts: Partial<PhotoParts>) =>
      void navigate({
        to: '.',
        search: (now: Said) => ({ ...now, ...parts }),
        state: true,
        replace: true,
        resetScroll: false,
      })
    const close = (what: 'photo' | 'gallery') =>
      history.location.state.laidOver === what ? history.back() : put({ [what]: undefined })
    return {
      stepTo: (id: string) => put({ photo: id }),
      closePhoto: () => close('photo'),
      showGallery: (next: string) => put({ gallery: next }),
      closeGallery: () => close('gallery'),
    }
  }, [navigate, history])
  return { photo, gallery, ...go }
}
