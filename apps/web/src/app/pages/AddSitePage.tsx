import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { PlaceMap } from '#features/map/index.ts'
import { NewSitePhotos, sendToNewSite } from '#features/media/index.ts'
import { AddSite } from '#features/sites/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'

/** Where members add a dive site. */
export const AddSitePage = () => {
  useTitle('Add a dive site')
  useLogInFirst('Sign in to add a dive site.')
  const queries = useQueryClient()
  return (
    <MembersOnly what="add a dive site">
      {(personId) => (
        <Suspense>
          <AddSite
            key={personId}
            personId={personId}
            Picker={PlaceMap}
            photos={<NewSitePhotos />}
            // The site is there in any case; photos that cannot be sent now are added on its page.
            onMade={(siteId) => void sendToNewSite(queries, siteId).catch(() => undefined)}
          />
        </Suspense>
      )}
    </MembersOnly>
  )
}
