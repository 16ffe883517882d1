import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Dependencies } from '#ports/dependencies.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import type { Illustration } from './illustrations.ts'

/** In bytes; far more than a scene needs. */
const maxBytes = 2_000_000

/** Draws a picture of a demonstration, and hands it over as a file that somebody sent. */
export const drawn = async <Result>(
  { pictures, scratch }: Pick<Dependencies, 'pictures' | 'scratch'>,
  art: string,
  { scene, tint, width, height, focus, zoom, isMirrored }: Illustration,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> => {
  const bytes = await pictures.compose({
    background: join(art, `${scene}.webp`),
    overlay: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tint.color}" opacity="${tint.opacity}"/></svg>`,
    width,
    height,
    focus,
    zoom,
    isMirrored,
    maxBytes,
  })
  const path = join(scratch, randomUUID())
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    return await use({ path, size: bytes.length })
  } finally {
    await rm(path, { force: true })
  }
}
