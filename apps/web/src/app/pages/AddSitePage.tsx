import { Suspense } from 'react'
import { PlaceMap } from '#features/map/index.ts'
import { AddSite } from '#features/sites/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from './MembersOnly.tsx'

/** Where members add a dive site. */
export const AddSitePage = () => {
  useTitle('Add a dive site')
  return (
    <MembersOnly what="add a dive site">
      {(personId) => (
        <Suspense>
          <AddSite key={personId} personId={personId} Picker={PlaceMap} />
        </Suspense>
      )}
    </MembersOnly>
  )
}
