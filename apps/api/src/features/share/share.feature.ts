import { share } from '@soundings/contract/share'
import { artFolder } from '#config/project.ts'
import { defineFeature } from '#extension-points/feature.ts'
import { diveLogFeature } from '#features/dive-log/index.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { sharePictureRoutes, shareRoutes } from './share.routes.ts'
import { shareService } from './share.service.ts'
import { sharePicturesService } from './share-pictures.service.ts'

/** What links to Soundings show elsewhere, and how search engines find its pages. */
export const shareFeature = defineFeature({
  contract: { share },
  needs: { sites: sitesFeature, diveLog: diveLogFeature },
  open: (context, { sites: { sites }, diveLog: { sharing: dives } }) => {
    const { web, version, origin } = context
    const pictures = sharePicturesService(context, { sites, dives, art: artFolder, version })
    return {
      pictures,
      pages: web && shareService(context, { sites, dives, origin, html: web.html, pictures }),
    }
  },
  routes: (api, { origin }, { pictures, pages }) => {
    sharePictureRoutes(api, pictures)
    if (pages) shareRoutes(api, pages, origin)
  },
})
