import type { PendingPreview } from '@soundings/contract/moderation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { PhotoForReview, SimilarPhotos } from '#features/media/index.ts'
import { ReportForReview } from '#features/reports/index.ts'
import { FactChanges, FlagNote, SiteForReview } from '#features/sites/index.ts'
import { icon } from '#shared/ui/icons.ts'
import { AuthorBox } from './AuthorBox.tsx'
import { ItemMap } from './ItemMap.tsx'
import { NearbyBox } from './NearbyBox.tsx'
import css from './PreviewBody.module.css'

const conflictSides = { before: 'When it was proposed', after: 'Now' }

/** What would become public, or what somebody objects to; beside it where it lies, what is near, and who sent it. */
export const PreviewBody = ({ preview }: { preview: PendingPreview }) => {
  const { id, title, site, coordinates, flag, changes, conflicts, description, nearby, author } = preview
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {conflicts.length > 0 && (
          <section className={css.conflict} aria-label="Conflicts">
            <h3>
              <IconAlertTriangle {...icon} />
              The site has changed since this was proposed
            </h3>
            <FactChanges changes={conflicts} sides={conflictSides} />
          </section>
        )}
        {flag && <FlagNote flag={flag} />}
        {preview.photo && <PhotoForReview photo={preview.photo} />}
        {preview.report && <ReportForReview report={preview.report} />}
        {changes.length > 0 && (
          <section>
            <h3 className={css.title}>What would change</h3>
            <FactChanges changes={changes} />
          </section>
        )}
        {preview.type === 'proposals' && description && (
          <section>
            <h3 className={css.title}>Note of the author</h3>
            <p className={css.note}>{description}</p>
          </section>
        )}
        {coordinates && <ItemMap key={id} id={id} name={title} coordinates={coordinates} />}
        {site && (
          <section>
            {preview.type !== 'dive_sites' && (
              <h3 className={css.title}>
                {preview.type === 'proposals' ? 'The site as it would be' : 'The site as it is'}
              </h3>
            )}
            <SiteForReview site={site} />
          </section>
        )}
      </div>
      <div className={css.rail}>
        <AuthorBox author={author} />
        {preview.similar.length > 0 && <SimilarPhotos photos={preview.similar} />}
        {coordinates && !preview.photo && !preview.report && <NearbyBox nearby={nearby} />}
      </div>
    </div>
  )
}
