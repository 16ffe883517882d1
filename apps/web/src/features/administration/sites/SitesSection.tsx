import { isPage, type PlainPage } from '@soundings/contract/pages'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import css from '../parts.module.css'
import { Embeddings } from './Embeddings.tsx'
import { Featured } from './Featured.tsx'
import { Sponsors } from './Sponsors.tsx'

/** The page of another feature: the link is there where that feature is. */
const bulkUpload = '/bulk-upload'

/** What admins do with dive sites as a whole. */
export const SitesSection = () => (
  <>
    {isPage(bulkUpload) && (
      <section aria-label="Bulk upload" className={css.section}>
        <div className={css.head}>
          <h2>Bulk upload</h2>
          <ButtonLink variant="default" to={bulkUpload as PlainPage}>
            Open Bulk Upload
          </ButtonLink>
        </div>
        <p>Add many dive sites at once from a file.</p>
      </section>
    )}
    <Featured />
    <Embeddings />
    <Sponsors />
  </>
)
