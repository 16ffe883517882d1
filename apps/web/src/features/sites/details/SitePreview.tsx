import { ActionIcon, Button } from '@mantine/core'
import { depthBand } from '@soundings/rules/depth'
import { locationText } from '@soundings/rules/sites'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Depth } from '#shared/ui/Depth.tsx'
import { icon } from '#shared/ui/icons.ts'
import { siteQuery } from '../sites.queries.ts'
import css from './SitePreview.module.css'

type Props = { siteId: string; onOpen: () => void; onClose: () => void }

/** The selected site in one card over the map, with the way to its details. */
export const SitePreview = ({ siteId, onOpen, onClose }: Props) => {
  const { data: site } = useQuery(siteQuery(siteId))
  if (!site) return null
  return (
    <section id="site-preview" className={css.card} aria-label={site.siteName} tabIndex={-1}>
      <span className={css.depth} data-band={depthBand(site.maxDepth)}>
        <Depth metres={site.maxDepth} />
      </span>
      <div className={css.text}>
        <h2 className={css.name}>
          <bdi>{site.siteName}</bdi>
        </h2>
        <p className={css.place}>{locationText(site)}</p>
      </div>
      <Button variant="main" onClick={onOpen}>
        Details
      </Button>
      <ActionIcon variant="quiet" aria-label="Deselect" onClick={onClose}>
        <IconX {...icon} />
      </ActionIcon>
    </section>
  )
}
