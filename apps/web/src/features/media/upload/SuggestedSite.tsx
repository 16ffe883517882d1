import type { NearbySite } from '@soundings/contract/sites'
import { distanceText } from '@soundings/rules/units'
import { IconMapPin } from '@tabler/icons-react'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { useUnits } from '#shared/units/unit-store.ts'

/** The site nearest to where a photo was taken, to be taken over. */
export const SuggestedSite = ({ site, onAccept }: { site: NearbySite; onAccept: () => void }) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <FormNews icon={IconMapPin} act="Use this site" onAct={onAccept}>
      Taken {distanceText(site.distance, unit)} from{' '}
      <strong>
        <bdi>{site.siteName}</bdi>
      </strong>
    </FormNews>
  )
}
