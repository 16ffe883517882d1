import { Button } from '@mantine/core'
import type { SponsoredSite } from '@soundings/contract/administration-shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type ChosenSite, SiteField, SponsorDialog, siteQuery } from '#features/sites/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { refreshSponsors, sponsorsQuery } from '../administration.queries.ts'
import css from '../parts.module.css'

/** The form of a site's sponsor, once the site is there. */
const Editing = ({ siteId, onClose }: { siteId: string; onClose: () => void }) => {
  const { data: site, error } = useQuery(siteQuery(siteId))
  if (error) return <p role="alert">{wordsOf(error, 'This site couldn’t be loaded')}</p>
  return (
    site && (
      <Suspense>
        <SponsorDialog site={site} opened onClose={onClose} />
      </Suspense>
    )
  )
}

const Row = ({ site, onEdit }: { site: SponsoredSite; onEdit: () => void }) => (
  <li>
    <div className={css.what}>
      <strong>
        <PathLink path={`/sites/${site.id}`}>{site.siteName}</PathLink>
      </strong>
      <span>Sponsored by {site.sponsoredBy}</span>
      {site.sponsorURL && <span className={css.quiet}>{site.sponsorURL}</span>}
    </div>
    <Button
      variant="default"
      aria-haspopup="dialog"
      aria-label={`Change the sponsor of ${site.siteName}`}
      onClick={onEdit}
    >
      Change
    </Button>
  </li>
)

/** Which sites have a sponsor, and the way to name one. */
export const Sponsors = () => {
  const queries = useQueryClient()
  const sponsors = usePages(sponsorsQuery())
  const [chosen, setChosen] = useState<ChosenSite | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const { items, error } = sponsors
  const close = () => {
    setEditing(null)
    setChosen(null)
    void refreshSponsors(queries)
  }
  return (
    <section aria-label="Sponsors" className={css.section}>
      <h2>Sponsors</h2>
      {!items && error && (
        <FailureNotice
          title="The sponsors couldn’t be loaded"
          level={3}
          error={error}
          onRetry={sponsors.retry}
        />
      )}
      {items?.length === 0 && <p>No site has a sponsor.</p>}
      {items && items.length > 0 && (
        <ul className={css.rows} aria-label="Sponsored sites">
          {items.map((site) => (
            <Row key={site.id} site={site} onEdit={() => setEditing(site.id)} />
          ))}
        </ul>
      )}
      {items && <ListEnd of="sponsors" {...sponsors} />}
      <div className={css.card}>
        <h3>Name a sponsor</h3>
        <Suspense>
          <SiteField name="sponsored-site" site={chosen} onChoose={setChosen} near={[]} />
        </Suspense>
        <div>
          <Button
            variant="default"
            aria-haspopup="dialog"
            disabled={chosen === null}
            onClick={() => setEditing(chosen?.id ?? null)}
          >
            Name a sponsor…
          </Button>
        </div>
      </div>
      {editing !== null && <Editing siteId={editing} onClose={close} />}
    </section>
  )
}
