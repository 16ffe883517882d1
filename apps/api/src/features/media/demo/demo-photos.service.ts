import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { photoIntake } from '../upload/intake.service.ts'
import { findAdded } from './demo-photos.repo.ts'
import { drawn } from './draw.ts'
import { demoIllustrations, type Illustration } from './illustrations.ts'

type Needs = Parameters<typeof photoIntake>[0] & Pick<Dependencies, 'pictures' | 'scratch'>

/** Pictures to look at where nobody has added photos yet. They go the way that photos go. */
export const demoPhotosService = (
  deps: Needs,
  {
    art,
    signal,
    onProgress,
  }: { art: string; signal: AbortSignal; onProgress: (done: number, all: number) => void },
) => {
  const { db } = deps
  const intake = photoIntake(deps)

  const add = (illustration: Illustration) => {
    const { site, caption, clientKey } = illustration
    return drawn(deps, art, illustration, (file) =>
      intake.add({
        files: [file],
        words: { caption, tags: ['illustration'], diveSiteId: site.id },
        uploaderId: null,
        status: 'approved',
        clientKey,
        isIllustration: true,
      }),
    )
  }

  return {
    /** Adds those that are not there yet. Their sizes are made by jobs. */
    add: async (): Promise<{ added: number; there: number }> => {
      const wanted = demoIllustrations(await findStarterSites(db))
      const before = await findAdded(
        db,
        wanted.map(({ clientKey }) => clientKey),
      )
      const missing = wanted.filter(({ clientKey }) => !before.has(clientKey))
      for (const [index, illustration] of missing.entries()) {
        signal.throwIfAborted()
        await add(illustration)
        onProgress(index + 1, missing.length)
      }
      return { added: missing.length, there: before.size }
    },
  }
}
