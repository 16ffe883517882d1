import type { PreviewReader, Profile } from '@soundings/contract/profile'
import { Suspense } from 'react'
import { PhotoGrid } from '#features/media/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { photosQuery, reportsQuery, sitesQuery } from '../profiles.queries.ts'
import { Section } from './Section.tsx'
import { idsOf, ReportRows, SiteRows } from './shared-rows.tsx'

type Props = { profile: Profile; as: PreviewReader | undefined }

/** So many of each are shown at once. */
const shown = { photos: 8, reports: 3, sites: 5 }
const inColumn = '(max-width: 768px) 45vw, 180px'

/** Photos, reports and sites that somebody shared; each part that there is something of. */
export const Shared = ({ profile: { handle, shared }, as }: Props) => {
  const input = { params: { handle }, query: as ? { as } : {} }
  const { photos, reports, sites } = shared ?? { photos: 0, reports: 0, sites: 0 }
  const ofPhotos = usePages({ ...photosQuery(input), enabled: photos > 0 })
  const ofReports = usePages({ ...reportsQuery(input), enabled: reports > 0 })
  const ofSites = usePages({ ...sitesQuery(input), enabled: sites > 0 })
  return (
    <>
      {photos > 0 && (
        <Section title="Photos" all="photos" hasMore={photos > shown.photos}>
          <Suspense>
            <PhotoGrid
              label="Photos"
              photos={ofPhotos.items?.slice(0, shown.photos) ?? []}
              sizes={inColumn}
              among={idsOf(ofPhotos.items ?? [])}
            />
          </Suspense>
        </Section>
      )}
      {reports > 0 && (
        <Section title="Dive Reports" all="reports" hasMore={reports > shown.reports}>
          <ReportRows items={ofReports.items?.slice(0, shown.reports) ?? []} />
        </Section>
      )}
      {sites > 0 && (
        <Section title="Sites Added" all="sites" hasMore={sites > shown.sites}>
          <SiteRows items={ofSites.items?.slice(0, shown.sites) ?? []} />
        </Section>
      )}
    </>
  )
}
