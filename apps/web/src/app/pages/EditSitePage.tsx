import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PlaceMap } from '#features/map/index.ts'
import { EditSite } from '#features/sites/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'

const route = getRouteApi('/sites/$siteId/edit')

/** Where members change a dive site, or propose what should change. */
export const EditSitePage = () => {
  const { siteId } = route.useParams()
  useTitle('Edit dive site')
  return (
    <MembersOnly what="change this dive site">
      {(personId) => (
        <Suspense>
          <EditSite key={`${personId} ${siteId}`} personId={personId} siteId={siteId} Picker={PlaceMap} />
        </Suspense>
      )}
    </MembersOnly>
  )
}
