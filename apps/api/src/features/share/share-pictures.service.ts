import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { share, sharePicture } from '@soundings/contract/share'
import type { Site } from '@soundings/contract/sites'
import { divePictureFacts } from '@soundings/rules/dive-share'
import { pictureFacts } from '@soundings/rules/share-picture'
import { asDrawn, type WaterArt } from '@soundings/rules/water-art'
import QuickLRU from 'quick-lru'
import type { SharingService } from '#features/dive-log/index.ts'
import type { sitesService } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { createLimiter } from '#shared/limiter.ts'
import { drawDive } from './dive-drawing.ts'
import { drawApp, drawSite } from './share-drawing.ts'

/** Pictures in memory: up to twice as many, of 200 kB at most, so 24 MB. */
const max = 60

/** So many may wait; more would wait longer than messengers do. */
const maxWaiting = 19

const tooMany = () => new HttpError(503, 'Too many images are being generated. Please try again.')

type Needs = {
  sites: Pick<ReturnType<typeof sitesService>, 'get'>
  dives: Pick<SharingService, 'read'>
  /** The folder of the scenes. */
  art: string
  /** The version of Soundings: the next one may draw differently. */
  version: string
}

const addressOf = (route: { path: string }, params: Record<string, string>) =>
  route.path.replace(/:(\w+)/g, (_, name) => params[name] ?? '')

/** `tag` is the version that this picture is, `isCurrent` whether it is the one asked for. */
type Shown = { jpeg: Buffer; tag: string; isCurrent: boolean }

type Drawing = WaterArt & { overlay: () => string }

export type SharePictures = ReturnType<typeof sharePicturesService>

/** The scene of the picture of Soundings itself. */
const appScene = 'coral-turtle'

/** The scene behind the profile of a dive. */
const diveScene = 'wall-abyss'

/** Draws the pictures beside links, one at a time, and keeps those that were asked for last. */
export const sharePicturesService = (
  { outlines, pictures }: Pick<Dependencies, 'outlines' | 'pictures'>,
  { sites, dives, art, version }: Needs,
) => {
  const kept = new QuickLRU<string, Buffer>({ maxSize: max })
  const underway = new Map<string, Promise<Buffer>>()
  const limited = createLimiter({ concurrent: 1, maxWaiting, tooMany })

  /** A hash of all that a picture shows: of two pictures with the same version only one is drawn. */
  const versionOf = (shown: unknown) =>
    createHash('sha256')
      .update(JSON.stringify([version, shown]))
      .digest('base64url')
      .slice(0, 16)

  const draw = async (current: string, drawing: Drawing): Promise<Buffer> => {
    const { scene, focus, isMirrored, zoom, light } = drawing
    const background = join(art, `${scene}.webp`)
    const jpeg = await limited(() =>
      pictures.compose({
        ...sharePicture,
        background,
        focus: isMirrored ? { x: 1 - focus.x, y: focus.y } : focus,
        zoom,
        isMirrored,
        light,
        overlay: drawing.overlay(),
      }),
    )
    kept.set(current, jpeg)
    return jpeg
  }

  const show = async (asked: string, current: string, drawing: Drawing): Promise<Shown> => {
    const known = kept.get(current) ?? underway.get(current)
    const making = known ?? draw(current, drawing).finally(() => underway.delete(current))
    if (making instanceof Promise) underway.set(current, making)
    return { jpeg: await making, tag: current, isCurrent: asked === current }
  }

  const appVersion = versionOf(appScene)

  return {
    /** Where the picture of a site is, below the server's own address; the address changes with the picture. */
    siteAddress: (site: Site): string =>
      addressOf(share.site, { siteId: site.id, version: versionOf(pictureFacts(site)) }),
    appAddress: addressOf(share.app, { version: appVersion }),

    /** The picture of a site as it is now; throws the refusal of a site that is not public. */
    ofSite: async (siteId: string, asked: string): Promise<Shown> => {
      const facts = pictureFacts(await sites.get(siteId))
      return show(asked, versionOf(facts), { ...facts, overlay: () => drawSite(facts, outlines) })
    },

    /** Where the picture of a shared dive is; what opens the link opens its picture. */
    diveAddress: (token: string): string => addressOf(share.dive, { token }),

    /** The picture of a dive for who has the link; throws the refusal of one that has ended. */
    ofDive: async (token: string): Promise<Shown> => {
      const facts = divePictureFacts(await dives.read(token))
      const current = versionOf(facts)
      return show(current, current, { ...asDrawn(diveScene), overlay: () => drawDive(facts, outlines) })
    },

    ofApp: (asked: string): Promise<Shown> =>
      show(asked, appVersion, {
        ...asDrawn(appScene),
        overlay: () => drawApp(outlines),
      }),
  }
}
