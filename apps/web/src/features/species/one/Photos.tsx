import { Suspense } from 'react'
import { PhotoGrid } from '#features/media/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from '../Species.module.css'
import { speciesPhotosQuery } from '../species.queries.ts'

const width = '(max-width: 768px) 45vw, 270px'

/** Photos whose tags name a species. */
export const Photos = ({ speciesId }: { speciesId: string }) => {
  const list = usePages(speciesPhotosQuery(speciesId))
  const { items, error } = list
  if (!items && error)
    return <FailureNotice title="The photos couldn’t be loaded" error={error} onRetry={list.retry} />
  if (!items) return null
  return (
    <section className={css.panel} aria-labelledby="photos">
      <h2 id="photos">Photos</h2>
      {items.length === 0 ? (
        <p>No public photo has its name as a tag yet.</p>
      ) : (
        <Suspense>
          <PhotoGrid label="Photos" photos={items} sizes={width} among={items.map(({ id }) => id)} />
        </Suspense>
      )}
      <ListEnd of="photos" {...list} />
    </section>
  )
}
