import type { Site } from '@soundings/contract/sites'
import { useRef } from 'react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import { useSettled } from '#shared/lib/use-settled.ts'
import { webAddress } from '#shared/lib/web-address.ts'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import { provenanceText, siteDateText } from '../sites.view.ts'
import { EditLink } from './EditLink.tsx'
import passage from './Passage.module.css'
import css from './SiteProvenance.module.css'

/** Where these facts come from, under which licence, and how old they are. */
export const SiteProvenance = ({ site, onEdit }: { site: Site; onEdit: () => void }) => {
  const { source, licence } = provenanceText(site.provenance)
  const language = useDateLanguage((dates) => dates.language)
  // The first date that a page writes takes a phone longer than all the rest of it.
  const section = useRef<HTMLElement>(null)
  const isNear = useCameInView(section)
  const isSettled = useSettled()
  const day = (instant: string) => (isNear || isSettled) && siteDateText(instant, language)
  const sourceUrl = webAddress(site.provenance.sourceUrl)
  return (
    <section ref={section}>
      <h2 className={passage.title}>About this entry</h2>
      <dl className={css.entry}>
        <dt>Source</dt>
        <dd>
          {sourceUrl ? (
            <a href={sourceUrl} rel="noopener noreferrer">
              {source}
            </a>
          ) : (
            source
          )}
        </dd>
        {site.creatorHandle && (
          <>
            <dt>Added by</dt>
            <dd>
              <HandleLink handle={site.creatorHandle} />
            </dd>
          </>
        )}
        {licence && (
          <>
            <dt>Licence</dt>
            <dd>
              {licence.address ? (
                <a href={licence.address} rel="license noopener noreferrer">
                  {licence.name}
                </a>
              ) : (
                licence.name
              )}
            </dd>
          </>
        )}
        <dt>Added</dt>
        <dd>{day(site.createdAt)}</dd>
        <dt>Updated</dt>
        <dd>{day(site.lastUpdated)}</dd>
      </dl>
      {site.approvalStatus === 'approved' && (
        <div className={css.actions}>
          <EditLink site={site} onEdit={onEdit} />
        </div>
      )}
    </section>
  )
}
