import type { SiteSummary } from '@soundings/contract/sites'
import { depthBand } from '@soundings/rules/depth'
import { useState } from 'react'
import { DrawnMark } from '#shared/ui/DrawnMark.tsx'
import { photoSources } from '#shared/ui/photo-sources.ts'
import css from './SiteThumb.module.css'

/** A small photo of a site, beside its name; the water of its depth where there is none. */
export const SiteThumb = ({
  thumbnailUrl,
  isThumbnailDrawn,
  maxDepth,
}: Pick<SiteSummary, 'thumbnailUrl' | 'isThumbnailDrawn' | 'maxDepth'>) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={css.thumb} data-band={depthBand(maxDepth)}>
      {thumbnailUrl !== null && thumbnailUrl !== broken && (
        <>
          <img
            {...photoSources(thumbnailUrl)}
            sizes="44px"
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(thumbnailUrl)}
          />
          {isThumbnailDrawn && <DrawnMark isSmall />}
        </>
      )}
    </span>
  )
}
