import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, VisuallyHidden } from '@mantine/core'
import { distanceText } from '@soundings/rules/units'
import { IconCopyCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Depth } from '#shared/ui/Depth.tsx'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { siteAddress } from '../../sites.view.ts'
import css from './SimilarSites.module.css'
import type { useSimilar } from './use-similar.ts'

/** The sites that this one may repeat, with the question whether it is another one. */
export const SimilarSites = ({ similar }: { similar: ReturnType<typeof useSimilar> }) => {
  const unit = useUnits(({ depth }) => depth)
  const box = useRef<HTMLInputElement>(null)
  const { found, isConfirmed, isMissed, confirm } = similar
  const isThere = found.length > 0
  useEffect(() => {
    if (isMissed && isThere) box.current?.focus()
  }, [isMissed, isThere])
  return (
    <div role="status">
      {isThere && (
        <div className={css.similar}>
          <p className={css.title}>
            <IconCopyCheck {...icon} />
            {found.length === 1 ? 'Is it this site?' : 'Is it one of these sites?'}
          </p>
          <ul className={css.list}>
            {found.map((site) => (
              <li key={site.id}>
                <a href={siteAddress(site)} target="_blank" rel="noopener">
                  <bdi>{site.siteName}</bdi>
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </a>
                <span className={css.away}>{distanceText(site.distance, unit)} away</span>
                <span className={css.depth}>
                  <VisuallyHidden>Max depth </VisuallyHidden>
                  <Depth metres={site.maxDepth} />
                </span>
              </li>
            ))}
          </ul>
          <Checkbox
            ref={box}
            classNames={{ body: css.word, label: css.label, error: css.error, input: css.box }}
            label="No, mine is different"
            checked={isConfirmed}
            error={
              isMissed &&
              !isConfirmed &&
              'Please check these sites first, then confirm that yours is different'
            }
            onChange={({ currentTarget }) => confirm(currentTarget.checked)}
          />
        </div>
      )}
    </div>
  )
}
