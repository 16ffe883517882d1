import { forumPages, forumsPath } from '@soundings/contract/forum-pages'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { siteQuery } from '#features/sites/index.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { categoriesQuery, eventQuery, groupQuery } from '../forum.queries.ts'
import { readNewThreadSearch } from '../forums-search.ts'
import { emptyThread, openThreadDraft } from './draft/thread-draft.ts'
import { WaitingDrafts } from './draft/WaitingDrafts.tsx'
import css from './new/NewThread.module.css'
import { NewThreadForm } from './new/NewThreadForm.tsx'

type Props = {
  personId: string
  draftKey: string
  category: string
  siteId: string | undefined
  groupId: string | undefined
  eventId: string | undefined
  title: string
}

const Work = ({ personId, draftKey, category, siteId, groupId, eventId, title }: Props) => {
  const categories = useQuery(categoriesQuery())
  const site = useQuery({ ...siteQuery(siteId ?? ''), enabled: siteId !== undefined })
  const group = useQuery({ ...groupQuery(groupId ?? ''), enabled: groupId !== undefined })
  const event = useQuery({ ...eventQuery(eventId ?? ''), enabled: eventId !== undefined })
  const open = categories.data?.filter(({ archivedAt }) => archivedAt === null)
  if (categories.isError && !open)
    return (
      <FailureNotice
        title="Couldn’t load the categories"
        error={categories.error}
        onRetry={() => void categories.refetch()}
      />
    )
  if (group.isError && !group.data)
    return (
      <FailureNotice
        title="Couldn’t load the group"
        error={group.error}
        onRetry={() => void group.refetch()}
      />
    )
  if (event.isError && !event.data)
    return (
      <FailureNotice
        title="Couldn’t load the event"
        error={event.error}
        onRetry={() => void event.refetch()}
      />
    )
  // A site that can't be read is left out; it can be chosen in the form.
  if (!open || site.isLoading || group.isLoading || event.isLoading)
    return <div className={css.waiting} role="status" aria-label="Loading…" />
  const known = open.some(({ slug }) => slug === category) ? category : ''
  const about = site.data && {
    id: site.data.id,
    siteName: site.data.siteName,
    region: site.data.region,
    country: site.data.country,
  }
  const within = group.data && { id: group.data.id, slug: group.data.slug, name: group.data.name }
  const at = event.data && { id: event.data.id, slug: event.data.slug, title: event.data.title }
  return (
    <Opened
      key={draftKey}
      personId={personId}
      draftKey={draftKey}
      categories={open}
      known={{ category: known, title, site: about ?? null, group: within ?? null, event: at ?? null }}
    />
  )
}

type OpenedProps = Pick<Props, 'personId' | 'draftKey'> & {
  categories: Parameters<typeof NewThreadForm>[0]['categories']
  known: Parameters<typeof emptyThread>[0]
}

const Opened = ({ personId, draftKey, categories, known }: OpenedProps) => {
  const [base] = useState(() => emptyThread(known))
  const [draft] = useState(() => openThreadDraft(personId, draftKey, base))
  return (
    <NewThreadForm
      personId={personId}
      draftKey={draftKey}
      categories={categories}
      base={base}
      draft={draft}
    />
  )
}

/** Back to where it was asked for. */
const Back = ({ group, event }: { group: string | undefined; event: string | undefined }) => {
  if (group !== undefined)
    return (
      <Link className={css.back} to="/community/groups/$groupId" params={{ groupId: group }}>
        <IconArrowLeft {...icon} />
        Group
      </Link>
    )
  if (event !== undefined)
    return (
      <Link className={css.back} to="/community/events/$eventId" params={{ eventId: event }}>
        <IconArrowLeft {...icon} />
        Event
      </Link>
    )
  return (
    <Link className={css.back} to={forumsPath}>
      <IconArrowLeft {...icon} />
      Forums
    </Link>
  )
}

/** Where a thread is begun. Each has a draft of its own, by the key in its address. */
export const NewThreadPage = () => {
  useTitle('New thread')
  const navigate = useNavigate()
  const { category, site, group, event, title, draft } = readNewThreadSearch(useSearch({ strict: false }))
  const begin = useEffectEvent(() => {
    const search = { category, site, group, event, title, draft: newKey() }
    void navigate({ to: forumPages.newThread, search, replace: true })
  })
  useEffect(() => {
    if (draft === undefined) begin()
  }, [draft])
  return (
    <MembersOnly what="start a thread">
      {(personId) => (
        <article className={css.page}>
          <header>
            <Back group={group} event={event} />
            <h1 tabIndex={-1}>New thread</h1>
          </header>
          {draft !== undefined && (
            <>
              <WaitingDrafts key={draft} kind="thread" except={draft} />
              <Work
                personId={personId}
                draftKey={draft}
                category={category ?? ''}
                siteId={site}
                groupId={group}
                eventId={group === undefined ? event : undefined}
                title={title ?? ''}
              />
            </>
          )}
        </article>
      )}
    </MembersOnly>
  )
}
