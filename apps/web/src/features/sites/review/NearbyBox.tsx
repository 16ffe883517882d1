import { VisuallyHidden } from '@mantine/core'
import type { NearbySite } from '@soundings/contract/sites'
import { distanceText } from '@soundings/rules/units'
import { IconExternalLink } from '@tabler/icons-react'
import css from '#shared/review/boxes.module.css'
import { Depth } from '#shared/ui/Depth.tsx'
import { useUnits } from '#shared/units/unit-store.ts'

/** Nearby sites, of which one may be the same. Each opens in a tab of its own: nobody loses their place here. */
export const NearbyBox = ({ nearby }: { nearby: readonly NearbySite[] }) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <section className={css.box}>
      <h3 className={css.title}>Nearby sites</h3>
      {nearby.length === 0 ? (
        <p className={css.quiet}>No other sites nearby</p>
      ) : (
        <ul className={css.list}>
          {nearby.map((site) => (
            <li key={site.id}>
              <a href={`/sites/${site.id}/${site.slug}`} target="_blank" rel="noopener">
                <bdi>{site.siteName}</bdi>
                <IconExternalLink size={14} stroke={1.9} aria-hidden="true" />
                <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </a>
              <span className={css.quiet}>
                {distanceText(site.distance, unit)} away · <Depth metres={site.maxDepth} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
