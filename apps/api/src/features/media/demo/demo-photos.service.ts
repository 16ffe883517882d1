import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { photoIntake } from '../upload/intake.service.ts'
import { findAdded } from './demo-photos.repo.ts'
import { demoIllustrations, type Illustration } from './illustrations.ts'

/** In bytes; far more than a scene needs. */
const maxBytes = 2_000_000

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
  const { db, pictures, scratch } = deps
  const intake = photoIntake(deps)

  const draw = ({ scene, tint, width, height, focus, zoom, isMirrored }: Illustration): Promise<Buffer> =>
    pictures.compose({
      background: join(art, `${scene}.webp`),
      overlay: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tint.color}" opacity="${tint.opacity}"/></svg>`,
      width,
      height,
      focus,
      zoom,
      isMirrored,
      maxBytes,
    })

  const add = async (illustration: Illustration) => {
    const { site, caption, clientKey } = illustration
    const path = join(scratch, randomUUID())
    const bytes = await draw(illustration)
    try {
      await writeFile(path, bytes, { mode: 0o600 })
      await intake.add({
        files: [{ path, size: bytes.length }],
        words: { caption, tags: ['illustration'], diveSiteId: site.id },
        uploaderId: null,
        status: 'approved',
        clientKey,
        isIllustration: true,
      })
    } finally {
      await rm(path, { force: true })
    }
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
