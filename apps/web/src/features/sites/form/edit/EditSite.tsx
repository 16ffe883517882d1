import type { Site } from '@soundings/contract/sites'
import { levelOf } from '@soundings/rules/people'
import { mayEdit, mayPropose, type Standing } from '@soundings/rules/site-editing'
import { IconLock, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { SiteFailed, SiteMissing } from '../../details/DetailsNotices.tsx'
import { siteQuery } from '../../sites.queries.ts'
import type { PlacePicker } from '../SiteFormScreen.tsx'
import { DraftedEditForm } from './DraftedEditForm.tsx'
import css from './EditSite.module.css'

type Props = {
  personId: string
  siteId: string
  Picker: PlacePicker
  /** What the change is made because of, shown above the form. */
  lead?: ReactNode
  /** What the note to whoever decides begins with. */
  note?: string
}

/** What stands alone on the page, in its middle. */
const Alone = ({ children }: { children: ReactNode }) => <div className={css.alone}>{children}</div>

const ToSite = ({ site, isMain = false }: { site: Site; isMain?: boolean }) => (
  <ButtonLink
    variant={isMain ? 'main' : 'default'}
    to="/sites/$siteId/{-$slug}"
    params={{ siteId: site.id, slug: site.slug }}
  >
    Back to the site
  </ButtonLink>
)

/** Lets a person change a site, or propose what should change, as they may. */
export const EditSite = ({ personId, siteId, Picker, lead, note }: Props) => {
  const navigate = useNavigate()
  const groups = useSession(({ user }) => user?.groups)
  const [level, setLevel] = useState(() => levelOf(groups ?? []))
  // Who was signed out by the server keeps the form as it was.
  if (groups && levelOf(groups) !== level) setLevel(levelOf(groups))
  const [isProposed, setProposed] = useState(false)
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...siteQuery(siteId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const [kept, setKept] = useState<Site>()
  // What is changed must be what is there now, not what was read some minutes ago.
  const fresh = isFetchedAfterMount ? data : undefined
  if (fresh && fresh !== kept) setKept(fresh)
  // A visitor may not see it: who was signed out by the server keeps it until they are back.
  const site = fresh ?? kept
  const isLate = useLate(site === undefined && !error)
  const toExplore = () => void navigate({ to: '/explore' })

  if (!site) {
    if (error && failureOf(error).kind === 'missing')
      return <SiteMissing siteId={siteId} onBack={toExplore} back="Back to Explore" />
    if (error)
      return (
        <SiteFailed error={error} onRetry={() => void refetch()} onBack={toExplore} back="Back to Explore" />
      )
    return isLate ? (
      <Alone>
        <Notice icon={IconSend} level={1} title="Loading the dive site…" role="status">
          {null}
        </Notice>
      </Alone>
    ) : null
  }

  const standing: Standing = { level, isOwn: site.isMySite, status: site.approvalStatus }
  if (isProposed)
    return (
      <Alone>
        <Notice
          icon={IconSend}
          level={1}
          role="status"
          title="A moderator will review it"
          action={<ToSite site={site} isMain />}
        >
          <p>Thank you. The site stays as it is until then, and we’ll let you know the outcome.</p>
        </Notice>
      </Alone>
    )
  if (!mayEdit(standing) && !mayPropose(standing))
    return (
      <Alone>
        <Notice icon={IconLock} level={1} title="You can’t edit this site" action={<ToSite site={site} />}>
          <p>It isn’t public yet. Only its author and moderators can edit it.</p>
        </Notice>
      </Alone>
    )
  return (
    <DraftedEditForm
      key={site.id}
      personId={personId}
      read={site}
      standing={standing}
      kind={mayEdit(standing) ? 'save' : 'propose'}
      Picker={Picker}
      lead={lead}
      suggested={note}
      onSaved={({ id, slug }) =>
        void navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId: id, slug } })
      }
      onProposed={() => setProposed(true)}
      onDeleted={toExplore}
      onStale={refetch}
    />
  )
}
