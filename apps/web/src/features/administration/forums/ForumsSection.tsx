import { forumsPath } from '@soundings/contract/forum-pages'
import { Suspense } from 'react'
import { ManageCategories } from '#features/forums/index.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import css from '../parts.module.css'

/** The rooms of the forums. */
export const ForumsSection = () => (
  <section aria-label="Forum categories" className={css.section}>
    <div className={css.head}>
      <h2>Forum categories</h2>
      <Suspense>
        <ManageCategories />
      </Suspense>
    </div>
    <p>
      Add categories, change their names, order and icons, archive them, or delete empty ones. Divers find
      them in the <PathLink path={forumsPath}>forums</PathLink>.
    </p>
  </section>
)
