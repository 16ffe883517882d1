import { Button } from '@mantine/core'
import type { NearbySite } from '@soundings/contract/sites'
import { distanceText } from '@soundings/rules/units'
import { IconMapPin } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './SuggestedSite.module.css'

/** The site nearest to where a photo was taken, to be taken over. */
export const SuggestedSite = ({ site, onAccept }: { site: NearbySite; onAccept: () => void }) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <p className={css.suggestion}>
      <IconMapPin {...icon} />
      <span>
        Taken {distanceText(site.distance, unit)} from <bdi className={css.name}>{site.siteName}</bdi>
      </span>
      <Button variant="quiet" className={css.accept ?? ''} onClick={onAccept}>
        Use this site
      </Button>
    </p>
  )
}
