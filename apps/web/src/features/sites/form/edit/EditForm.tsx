import { Button } from '@mantine/core'
import { editingLimits, type FactName, type SiteForm } from '@soundings/contract/site-editing'
import { type Site, SiteFacts } from '@soundings/contract/sites'
import { mayRemove, type Standing } from '@soundings/rules/site-editing'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { codeOf } from '#shared/api/failure.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { Section } from '../fields/Section.tsx'
import { fetchSite, proposeSite, updateSite } from '../form.queries.ts'
import { LeaveGuard } from '../LeaveGuard.tsx'
import { type PlacePicker, SiteFormScreen } from '../SiteFormScreen.tsx'
import { useSimilar } from '../similar/use-similar.ts'
import { valuesOf } from '../site-values.ts'
import { useSiteForm } from '../use-site-form.ts'
import { Conflict } from './Conflict.tsx'
import { DeleteSite } from './DeleteSite.tsx'
import css from './EditForm.module.css'
import { type Merged, mergeFacts } from './merge.view.ts'
import { OwnProposals } from './OwnProposals.tsx'

const noPlaceNames = { country: '', region: '' }
const failed = 'Failed to update dive site'

const asFacts = (site: Site): SiteFacts => SiteFacts.parse(site)

type Props = {
  /** The site as it was read. */
  read: Site
  standing: Standing
  /** Whether the person saves, or proposes what a moderator decides. */
  kind: 'save' | 'propose'
  Picker: PlacePicker
  onSaved: (site: Site) => void
  onProposed: () => void
  onDeleted: () => void
  /** The site is not what it was when the form opened: who may do what has changed. */
  onStale: () => Promise<unknown>
}

/** A known site in the form. What somebody else saves meanwhile is brought together with what is typed here. */
export const EditForm = ({
  read,
  standing,
  kind,
  Picker,
  onSaved,
  onProposed,
  onDeleted,
  onStale,
}: Props) => {
  const queries = useQueryClient()
  const [base, setBase] = useState(read)
  const [merged, setMerged] = useState<Merged | null>(null)
  const [note, setNote] = useState('')
  const isDone = useRef(false)
  const { form, problem, isSending, onSubmit } = useSiteForm(valuesOf(read))
  const hasMoved =
    form.values.siteName !== base.siteName || String(form.values.coordinates) !== String(base.coordinates)
  const similar = useSimilar({ ...form.values, except: base.id }, hasMoved)
  const isRejected = standing.status === 'rejected'

  const bringTogether = async (facts: SiteForm) => {
    const newest = await fetchSite(queries, base.id)
    const found = mergeFacts(asFacts(base), facts, asFacts(newest))
    form.setValues(valuesOf(found.facts))
    setBase(newest)
    setMerged(found)
  }

  const send = onSubmit(async (facts) => {
    if (!(await similar.mayGoOn(facts))) return
    const edit = { siteId: base.id, facts, version: base.version, note: note.trim() }
    try {
      if (kind === 'propose') {
        await proposeSite(queries, edit)
        isDone.current = true
        return onProposed()
      }
      const site = await updateSite(queries, edit)
      isDone.current = true
      toast.success('Dive site updated successfully')
      onSaved(site)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'changed-since') return bringTogether(facts)
      if (code === 'not-allowed' || code === 'edit-instead') await onStale()
      if (!isLoggedIn(useSession.getState())) showModal('login')
      throw error
    }
  }, failed)

  const takeTheirs = (field: FactName) => {
    if (!merged) return
    const theirs = merged.disputed.find((change) => change.field === field)?.before
    const typed = { ...valuesOf({ ...asFacts(base), [field]: theirs }) }
    const parts = field === 'depthRange' ? (['depthFrom', 'depthTo'] as const) : [field]
    for (const part of parts) form.setFieldValue(part, typed[part])
    setMerged({ ...merged, disputed: merged.disputed.filter((change) => change.field !== field) })
  }

  const label = kind === 'propose' ? 'Propose changes' : isRejected ? 'Send again' : 'Save changes'
  return (
    <>
      <SiteFormScreen
        title={kind === 'propose' ? 'Suggest an edit' : 'Edit dive site'}
        form={form}
        problem={problem}
        onSubmit={send}
        Picker={Picker}
        similar={similar}
        filled={noPlaceNames}
        beginsOnMap={false}
        news={
          <>
            {isRejected && (
              <div className={css.news} data-tone="rejected">
                <IconInfoCircle {...icon} />
                <p>
                  <b>A moderator did not approve this site.</b>{' '}
                  {base.rejectionReason ?? 'No reason was given.'} Mend it and send it again.
                </p>
              </div>
            )}
            {kind === 'propose' && (
              <div className={css.news}>
                <IconInfoCircle {...icon} />
                <p>Change what is wrong or missing. A moderator looks at it before everybody sees it.</p>
              </div>
            )}
            {kind === 'propose' && <OwnProposals siteId={base.id} />}
            {merged && <Conflict key={base.version} merged={merged} onTheirs={takeTheirs} />}
          </>
        }
        last={
          kind === 'propose' && (
            <Section title="For the moderator">
              <LongTextField
                label="Note (optional)"
                required={false}
                rows={3}
                maxLength={editingLimits.note}
                description="How you know, when you were there"
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </Section>
          )
        }
        actions={
          <>
            <Button type="submit" variant="main" loading={isSending}>
              {label}
            </Button>
            {mayRemove(standing) && (
              <DeleteSite
                site={base}
                onDeleted={() => {
                  isDone.current = true
                  onDeleted()
                }}
              />
            )}
          </>
        }
      />
      <LeaveGuard isAtRisk={() => !isDone.current && form.isDirty()} />
    </>
  )
}
