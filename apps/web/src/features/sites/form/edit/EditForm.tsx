import { Button } from '@mantine/core'
import { editingLimits, type FactName, type SiteEdit } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { mayRemove, type Standing } from '@soundings/rules/site-editing'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { codeOf } from '#shared/api/failure.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { DraftNews } from '../draft/DraftNews.tsx'
import { type EditDraft, openEditDraft } from '../draft/edit-draft.ts'
import { Section } from '../fields/Section.tsx'
import { fetchSite, proposeSite, updateSite } from '../form.queries.ts'
import { LeaveGuard } from '../LeaveGuard.tsx'
import { type PlacePicker, SiteFormScreen } from '../SiteFormScreen.tsx'
import { useSimilar } from '../similar/use-similar.ts'
import { factsOf, typedEdit, unknownOf, valuesOf } from '../site-values.ts'
import { signedOut, useSiteForm } from '../use-site-form.ts'
import { Conflict } from './Conflict.tsx'
import { DeleteSite } from './DeleteSite.tsx'
import css from './EditForm.module.css'
import { type Merged, mergeFacts } from './merge.view.ts'
import { OwnProposals } from './OwnProposals.tsx'

const noPlaceNames = { country: '', region: '' }
const failed = 'Failed to update dive site'

/** The fields of the form that say one fact. */
const partsOf = (field: FactName) => {
  if (field === 'depthRange') return ['depthFrom', 'depthTo'] as const
  return field === 'coordinates' ? (['coordinates', 'placeText'] as const) : [field]
}

type Props = {
  /** What the person typed over which version of the site. */
  draft: EditDraft
  standing: Standing
  /** Whether the person saves, or proposes what a moderator decides. */
  kind: 'save' | 'propose'
  Picker: PlacePicker
  onSaved: (site: Site) => void
  onProposed: () => void
  onDeleted: () => void
  /** The site is not what it was when the form opened: who may do what has changed. */
  onStale: () => Promise<unknown>
  onStartOver: () => void
}

/** A known site in the form. What somebody else saves meanwhile is brought together with what is typed here. */
const Form = ({
  draft,
  standing,
  kind,
  Picker,
  onSaved,
  onProposed,
  onDeleted,
  onStale,
  onStartOver,
}: Props) => {
  const queries = useQueryClient()
  const [base, setBase] = useState(draft.base)
  const [{ isRestored, isOlder }] = useState(draft)
  const [merged, setMerged] = useState<Merged | null>(null)
  const [note, setNote] = useState(draft.note)
  const schema = useMemo(() => typedEdit(factsOf(base)), [base])
  const { form, problem, isSending, tell, onSubmit } = useSiteForm(schema, valuesOf(base), draft)
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
      tell(null, signedOut)
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
            {isRestored && !merged && <DraftNews isOlder={isOlder} onStartOver={onStartOver} />}
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

type Opened = Omit<Props, 'draft' | 'onStartOver'> & {
  personId: string
  /** The site as it was read. */
  read: Site
}

/** The form of a known site, with what this person typed into it before. */
export const EditForm = ({ personId, read, ...rest }: Opened) => {
  const [draft, setDraft] = useState(() => openEditDraft(personId, read))
  const [round, setRound] = useState(0)

  const startOver = () => {
    const before = { base: draft.base, typed: draft.typed, note: draft.note }
    const reopen = () => {
      setDraft(openEditDraft(personId, read))
      setRound((round) => round + 1)
    }
    draft.forget()
    reopen()
    toast.tell({
      message: 'Started over',
      action: {
        label: 'Undo',
        act: () => {
          openEditDraft(personId, read).restore(before)
          reopen()
        },
      },
      isKept: false,
    })
  }
  return <Form key={round} draft={draft} onStartOver={startOver} {...rest} />
}
