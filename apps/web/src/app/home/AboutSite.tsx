import { ActionIcon, Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { depthBand } from '@soundings/rules/depth'
import { IconX } from '@tabler/icons-react'
import { Depth } from '#shared/ui/Depth.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './AboutSite.module.css'

type Props = {
  site: Pick<Site, 'siteName' | 'maxDepth'>
  onDetails: () => void
  onDeselect: () => void
}

/** The site that the conversation is about, and the way back to its details. */
export const AboutSite = ({ site, onDetails, onDeselect }: Props) => (
  <div className={css.about}>
    <span className={css.depth} data-band={depthBand(site.maxDepth)} aria-hidden="true">
      <Depth metres={site.maxDepth} />
    </span>
    <p className={css.text}>
      <span className={css.lead}>About</span> <bdi className={css.name}>{site.siteName}</bdi>
    </p>
    <Button variant="default" onClick={onDetails}>
      Details
    </Button>
    <ActionIcon variant="quiet" aria-label="Deselect" onClick={onDeselect}>
      <IconX {...icon} />
    </ActionIcon>
  </div>
)
