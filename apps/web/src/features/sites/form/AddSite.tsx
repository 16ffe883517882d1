import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { failureOf } from '#shared/api/failure.ts'
import { LeaveGuard } from '#shared/drafts/LeaveGuard.tsx'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { toast } from '#shared/ui/toast.tsx'
import { DraftNews, Waiting } from './draft/DraftNews.tsx'
import { openSiteDraft, type SiteDraft } from './draft/site-draft.ts'
import { createSite } from './form.queries.ts'
import { type PlacePicker, SiteFormScreen } from './SiteFormScreen.tsx'
import { useSimilar } from './similar/use-similar.ts'
import { emptyValues, TypedSite } from './site-values.ts'
import { usePlaceNames } from './use-place-names.ts'
import { signedOut, useSiteForm } from './use-site-form.ts'

const failed = 'Failed to create dive site'

type Brought = {
  Picker: PlacePicker
  photos: ReactNode
  /** Sends the photos that were chosen, once the site is there. */
  onMade: (siteId: string) => void
}
type Props = Brought & { draft: SiteDraft; onStartOver: () => void }

const AddForm = ({ draft, Picker, photos, onMade, onStartOver }: Props) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isWaiting, setWaiting] = useState(false)
  const [isRestored] = useState(draft.isRestored)
  const [beginsOnMap] = useState(() => !draft.typed?.coordinates || draft.typed.placeText !== '')
  const { form, problem, isSending, showError, onSubmit } = useSiteForm(TypedSite, emptyValues(), draft)
  const similar = useSimilar(form.values, true)
  const filled = usePlaceNames(form, true)
  useEffect(() => draft.watch(), [draft])

  const send = onSubmit(async (facts) => {
    setWaiting(false)
    if (!(await similar.mayGoOn(facts))) return
    try {
      const site = await createSite(queries, { facts, ...draft.trying(facts) })
      draft.forget()
      onMade(site.id)
      toast.success('Dive site created successfully')
      await navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId: site.id, slug: site.slug } })
    } catch (error) {
      if (failureOf(error).kind === 'offline') return setWaiting(true)
      if (isLoggedIn(useSession.getState())) throw error
      showModal('login')
      showError(null, signedOut)
    }
  }, failed)

  return (
    <>
      <SiteFormScreen
        title="Add a dive site"
        form={form}
        problem={problem}
        onSubmit={send}
        Picker={Picker}
        similar={similar}
        filled={filled}
        beginsOnMap={beginsOnMap}
        photos={photos}
        news={isRestored && <DraftNews onStartOver={onStartOver} />}
        actions={
          <>
            <Waiting isWaiting={isWaiting} isKept={draft.isKept()} />
            <Button type="submit" variant="main" loading={isSending}>
              {isWaiting ? 'Send now' : 'Add dive site'}
            </Button>
            <BotCheckNotice action="add_site" />
          </>
        }
      />
      <LeaveGuard isAtRisk={() => draft.typed !== undefined && !draft.isKept()} />
    </>
  )
}

/** The form of a new site, with what this person typed into it before. */
export const AddSite = ({ personId, ...brought }: Brought & { personId: string }) => {
  const { draft, round, startOver } = useFreshStart(
    () => openSiteDraft(personId),
    ({ typed }) =>
      (fresh) => {
        fresh.typed = typed
      },
  )
  return <AddForm key={round} draft={draft} {...brought} onStartOver={startOver} />
}
