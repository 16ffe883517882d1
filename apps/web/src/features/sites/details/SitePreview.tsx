import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { isUuid } from '@soundings/contract/ids'
import type { Site } from '@soundings/contract/sites'
import { depthBand } from '@soundings/rules/depth'
import { locationText } from '@soundings/rules/sites'
import { IconPlaneDeparture, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { addToTrip } from '#shared/trips/add-to-trip.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { icon } from '#shared/ui/icons.ts'
import { AccessBadge } from '../access/AccessBadge.tsx'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { approvalLabel } from '../labels.view.ts'
import { siteQuery } from '../sites.queries.ts'
import css from './SitePreview.module.css'

/** Where it is; first of all, that it is not public. */
const placeText = (site: Site) =>
  site.approvalStatus === 'approved'
    ? locationText(site)
    : `${approvalLabel[site.approvalStatus]} · ${locationText(site)}`

type Props = {
  siteId: string
  onOpen: () => void
  onClose: () => void
  /** Whether it lies in a sheet, which has a surface of its own. */
  isInSheet?: boolean
}

/** The selected site in one card, with the way to its details; or that there is none, with the way back. */
export const SitePreview = ({ siteId, onOpen, onClose, isInSheet = false }: Props) => {
  const isId = isUuid(siteId)
  const { data: site, error, isFetching, refetch } = useQuery({ ...siteQuery(siteId), enabled: isId })
  const isLate = useLate(isFetching && !site)
  const isMissing = !isId || failureOf(error).kind === 'missing'

  const card = (name: string, content: ReactNode) => (
    <section
      id="site-preview"
      className={css.card}
      data-in-sheet={isInSheet || undefined}
      aria-label={name}
      aria-busy={isFetching && !site}
      tabIndex={-1}
    >
      {content}
      <ActionIcon variant="quiet" aria-label="Deselect" onClick={onClose}>
        <IconX {...icon} />
      </ActionIcon>
    </section>
  )
  const text = (name: string, place: ReactNode) => (
    <div className={css.text}>
      <h2 className={css.name}>
        <bdi>{name}</bdi>
      </h2>
      <p className={css.place}>{place}</p>
    </div>
  )

  if (site)
    return card(
      site.siteName,
      <>
        <span className={css.depth} data-band={depthBand(site.maxDepth)}>
          <Depth metres={site.maxDepth} />
        </span>
        {text(
          site.siteName,
          <>
            <AccessBadge site={site} />
            {placeText(site)}
          </>,
        )}
        {site.approvalStatus === 'approved' && (
          <ActionIcon
            variant="quiet"
            aria-label={`Add ${site.siteName} to a trip`}
            onClick={() => addToTrip(site)}
          >
            <IconPlaneDeparture {...icon} />
          </ActionIcon>
        )}
        <FavoriteButton siteId={site.id} variant="quiet" />
        <Button variant="main" onClick={onOpen}>
          Details
        </Button>
      </>,
    )
  if (isMissing)
    return card(
      'Selected dive site',
      <div role="alert" className={css.alert}>
        {text('Dive site not found', 'It doesn’t exist or isn’t public.')}
      </div>,
    )
  if (error && !isFetching)
    return card(
      'Selected dive site',
      <>
        <div role="alert" className={css.alert}>
          {text('This dive site couldn’t be loaded', failureOf(error).message)}
        </div>
        <Button variant="default" onClick={() => refetch()}>
          Try again
        </Button>
      </>,
    )
  return card(
    'Selected dive site',
    <div className={css.wait} aria-hidden="true">
      {isLate && (
        <>
          <Skeleton width={58} height={44} />
          <Skeleton width="60%" height={14} />
        </>
      )}
    </div>,
  )
}
