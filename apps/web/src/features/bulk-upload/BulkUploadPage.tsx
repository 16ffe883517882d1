import { IconArrowLeft } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import css from './BulkUploadPage.module.css'
import { EarlierUploads } from './EarlierUploads.tsx'
import { FormatGuide } from './FormatGuide.tsx'
import { OneUpload } from './OneUpload.tsx'
import { StartUpload } from './StartUpload.tsx'

/** Many dive sites from one file. The address says which upload is looked at, so that a reload comes back to it. */
export const BulkUploadPage = () => {
  useTitle('Bulk Upload')
  const { upload } = useSearch({ from: '/bulk-upload' })
  const go = useNavigate({ from: '/bulk-upload' })
  const open = (uploadId: string | undefined) => void go({ search: { upload: uploadId } })
  return (
    <MembersOnly what="upload dive sites">
      {(personId) => (
        <div key={personId} className={css.page}>
          <ButtonLink className={css.back} variant="quiet" to="/" leftSection={<IconArrowLeft {...icon} />}>
            Back to Main View
          </ButtonLink>
          <PageHead title="Bulk Upload" lead="Upload a CSV file to create multiple dive sites at once" />
          {upload === undefined ? (
            <div className={css.columns}>
              <div className={css.main}>
                <StartUpload onPreview={open} />
                <EarlierUploads />
              </div>
              <FormatGuide />
            </div>
          ) : (
            <OneUpload key={upload} uploadId={upload} onLeave={() => open(undefined)} />
          )}
        </div>
      )}
    </MembersOnly>
  )
}
