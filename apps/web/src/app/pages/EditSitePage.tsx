import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FromPost } from '#features/forums/index.ts'
import { PlaceMap } from '#features/map/index.ts'
import { EditSite } from '#features/sites/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'

const route = getRouteApi('/sites/$siteId/edit')

/** Where members change a dive site, or propose what should change. */
export const EditSitePage = () => {
  const { siteId } = route.useParams()
  const { post } = route.useSearch()
  useTitle('Edit dive site')
  return (
    <MembersOnly what="change this dive site">
      {(personId) => (
        <Suspense>
          {post === undefined ? (
            <EditSite key={`${personId} ${siteId}`} {...{ personId, siteId }} Picker={PlaceMap} />
          ) : (
            <FromPost postId={post}>
              {({ lead, note }) => (
                <EditSite
                  key={`${personId} ${siteId} ${post}`}
                  {...{ personId, siteId, lead, note }}
                  Picker={PlaceMap}
                />
              )}
            </FromPost>
          )}
        </Suspense>
      )}
    </MembersOnly>
  )
}
