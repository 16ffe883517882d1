import { IconAnchorOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FeaturedSites } from '#features/featured/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './NotFoundPage.module.css'

/** No bottom here: the address leads nowhere. A few sites do. */
export const NotFoundPage = () => {
  useTitle('Page not found')
  const navigate = useNavigate()
  const openSite = (siteId: string) =>
    void navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId, slug: undefined } })
  return (
    <div className={css.page}>
      <div className={css.water} aria-hidden="true">
        404
      </div>
      <Notice
        icon={IconAnchorOff}
        level={1}
        title="Page not found"
        action={
          <ButtonLink variant="main" to="/explore">
            Back to Explore
          </ButtonLink>
        }
      >
        <p>This page doesn’t exist. The link may be old or mistyped.</p>
      </Notice>
      <Suspense>
        <FeaturedSites onOpenSite={openSite} />
      </Suspense>
    </div>
  )
}
