import { Button } from '@mantine/core'
import { editingLimits, type FactName, type SiteEdit } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { mayRemove, type Standing } from '@soundings/rules/site-editing'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { codeOf } from '#shared/api/failure.ts'
import { LeaveGuard } from '#shared/drafts/LeaveGuard.tsx'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { FormNote } from '#shared/ui/form/FormNote.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { DraftNews } from '../draft/DraftNews.tsx'
import type { EditDraft } from '../draft/edit-draft.ts'
import { Section } from '../fields/Section.tsx'
import { fetchSite, proposeSite, updateSite } from '../form.queries.ts'
import { type PlacePicker, SiteFormScreen } from '../SiteFormScreen.tsx'
import { useSimilar } from '../similar/use-similar.ts'
import { factsOf, typedEdit, unknownOf, valuesOf } from '../site-values.ts'
import { signedOut, useSiteForm } from '../use-site-form.ts'
import { Conflict } from './Conflict.tsx'
import { DeleteSite } from './DeleteSite.tsx'
import { type Merged, mergeFacts } from './merge.view.ts'
import { OwnProposals } from './OwnProposals.tsx'

const noPlaceNames = { country: '', region: '' }
const failed = 'Failed to update dive site'

/** The fields of the form that say one fact. */
const partsOf = (field: FactName) => {
  if (field === 'depthRange') return ['depthFrom', 'depthTo'] as const
  return field === 'coordinates' ? (['coordinates', 'placeText'] as const) : [field]
}

export type EditFormProps = {
  /** What the person typed over which version of the site. */
  draft: EditDraft
  standing: Standing
  /** Whether the person saves, or proposes what a moderator decides. */
  kind: 'save' | 'propose'
  Picker: PlacePicker
  /** What the change is made because of. */
  lead?: ReactNode
  onSaved: (site: Site) => void
  onProposed: () => void
  onDeleted: () => void
  /** The site is not what it was when the form opened: who may do what has changed. */
  onStale: () => Promise<unknown>
  onStartOver: () => void
}

/** A known site in the form. What somebody else saves meanwhile is brought together with what is typed here. */
export const EditForm = ({
  draft,
  standing,
  kind,
  Picker,
  lead,
  onSaved,
  onProposed,
  onDeleted,
  onStale,
  onStartOver,
}: EditFormProps) => {
  const queries = useQueryClient()
  const [base, setBase] = useState(draft.base)
  const [{ isRestored, isOlder }] = useState(draft)
  const [merged, setMerged] = useState<Merged | null>(null)
  const [note, setNote] = useState(draft.note)
  const schema = useMemo(() => typedEdit(factsOf(base)), [base])
  const { form, problem, isSending, showError, onSubmit } = useSiteForm(schema, valuesOf(base), draft)
  const hasMoved =
    form.values.siteName !== base.siteName || String(form.values.coordinates) !== String(base.coordinates)
  const similar = useSimilar({ ...form.values, except: base.id }, hasMoved)
  const isRejected = standing.status === 'rejected'

  const bringTogether = async (facts: SiteEdit) => {
    const newest = await fetchSite(queries, base.id)
    const found = mergeFacts(factsOf(base), facts, factsOf(newest))
    draft.goOnFrom(newest)
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
        draft.forget()
        return onProposed()
      }
      const site = await updateSite(queries, edit)
      draft.forget()
      toast.success('Dive site updated successfully')
      onSaved(site)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'changed-since') return bringTogether(facts)
      if (code === 'not-allowed' || code === 'edit-instead') await onStale()
      if (isLoggedIn(useSession.getState())) throw error
      showModal('login')
      showError(null, signedOut)
    }
  }, failed)

  const takeTheirs = (field: FactName) => {
    if (!merged) return
    const theirs = merged.disputed.find((change) => change.field === field)?.before
    const typed = { ...valuesOf({ ...factsOf(base), [field]: theirs }) }
    for (const part of partsOf(field)) form.setFieldValue(part, typed[part])
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
        unknown={unknownOf(base)}
        beginsOnMap={false}
        news={
          <>
            {lead}
            {isRestored && !merged && <DraftNews isOlder={isOlder} onStartOver={onStartOver} />}
            {isRejected && (
              <FormNote tone="error">
                <b>A moderator didn’t approve this site.</b> {base.rejectionReason ?? 'No reason was given.'}{' '}
                Correct it and send it again.
              </FormNote>
            )}
            {kind === 'propose' && (
              <FormNote>
                Correct what’s wrong or missing. A moderator reviews your edit before it’s published.
              </FormNote>
            )}
            {kind === 'propose' && <OwnProposals siteId={base.id} />}
            {merged && <Conflict key={base.version} merged={merged} onTheirs={takeTheirs} />}
          </>
        }
        last={
          (kind === 'propose' || lead !== undefined) && (
            <Section title={kind === 'propose' ? 'For the moderator' : 'For the history'}>
              <LongTextField
                label="Note (optional)"
                required={false}
                rows={3}
                maxLength={editingLimits.note}
                description="How you know, when you were there"
                value={note}
                onChange={({ target }) => {
                  setNote(target.value)
                  draft.note = target.value
                }}
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
                  draft.forget()
                  onDeleted()
                }}
              />
            )}
          </>
        }
      />
      <LeaveGuard isAtRisk={draft.isTouched} isKept={draft.isKept} onLeave={draft.forget} />
    </>
  )
}
