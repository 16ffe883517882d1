import { ActionIcon, Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconMap2, IconX } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { SiteTools } from '../history/SiteTools.tsx'
import css from './DetailsBar.module.css'
import { ShareButton } from './ShareButton.tsx'

type Props = {
  site: Site | undefined
  /** Left out where the map is beside it anyway. */
  onShowMap?: (() => void) | undefined
  onClose: () => void
}

/** The buttons on the picture. Close stays in reach while the details scroll beneath it. */
export const DetailsBar = ({ site, onShowMap, onClose }: Props) => (
  <>
    <div className={css.bar}>
      {site && (
        <>
          {onShowMap && (
            <Button variant="scrim" leftSection={<IconMap2 {...icon} />} onClick={onShowMap}>
              Map
            </Button>
          )}
          <div className={css.tools}>
            <ShareButton site={site} />
            <FavoriteButton siteId={site.id} variant="scrim" hasKey />
            <SiteTools site={site} />
          </div>
        </>
      )}
    </div>
    <div className={css.close}>
      <ActionIcon variant="scrim" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
        <IconX {...icon} />
      </ActionIcon>
    </div>
  </>
)
