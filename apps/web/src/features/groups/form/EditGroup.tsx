import { type Group, groupTexts } from '@soundings/contract/groups'
import { IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { codeOf } from '#shared/api/failure.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changeGroup, fetchGroup } from '../groups.queries.ts'
import { kindWords } from '../groups.view.ts'
import css from './GroupFields.module.css'
import { GroupFields } from './GroupFields.tsx'
import { fieldOf, type GroupValues, type SentGroup, TypedGroup, valuesOf } from './group-values.ts'

type Props = { group: Group; opened: boolean; onClose: () => void }

/** Changes what a group says of itself. What was typed waits in this browser until it is saved. */
export const EditGroup = ({ group, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Edit group" size={620}>
    <Form group={group} onDone={onClose} />
  </FormModal>
)

/** What another organiser saved meanwhile. */
const Newer = ({ group }: { group: Group }) => (
  <dl className={css.newer}>
    {Object.entries({
      Name: group.name,
      Description: group.description,
      'Who can join': kindWords[group.kind].name,
      Country: group.country ?? '',
      'Home sites': group.homeSites.map(({ siteName }) => siteName).join(', '),
    }).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === '' ? 'Nothing' : value}</dd>
      </div>
    ))}
  </dl>
)

const Form = ({ group, onDone }: { group: Group; onDone: () => void }) => {
  const queries = useQueryClient()
  const [initialValues] = useState(() => valuesOf(group))
  const draft = useKeptDraft(`group ${group.id}`, initialValues)
  /** The one over which this is typed; another organiser may have changed it since. */
  const [version, setVersion] = useState(group.version)
  const [other, setOther] = useState<Group | null>(null)
  const { form, problem, isSending, onSubmit } = useSchemaForm<GroupValues, SentGroup>({
    schema: TypedGroup,
    initialValues,
    draft,
    fieldOf,
  })
  const { problemBox } = useFormFocus({ form, problem: problem ?? (other && String(version)), isSending })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async (change) => {
    try {
      await changeGroup(queries, group.id, { ...change, version })
    } catch (error) {
      if (codeOf(error) !== 'changed-since') throw error
      const now = await fetchGroup(queries, group.id)
      setVersion(now.version)
      setOther(now)
      return
    }
    toast.success('Group saved')
    done()
  }, 'The group couldn’t be saved. Please try again.')
  const takeOther = () => {
    if (other) form.setValues(valuesOf(other))
    setOther(null)
  }
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
        {other && (
          <>
            <FormNews icon={IconUsers} act="Use the newer version" onAct={takeOther}>
              {groupTexts.changedSince} What you typed is still here; saving replaces the newer version:
            </FormNews>
            <Newer group={other} />
          </>
        )}
        <Suspense>
          <SilencedNote />
        </Suspense>
      </div>
      <GroupFields form={form} ofOwner={group.may.own} />
      <FormActions send="Save" isSending={isSending} onCancel={done} />
    </form>
  )
}
