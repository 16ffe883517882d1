import { Button } from '@mantine/core'
import { groupPath, groupsPath } from '@soundings/contract/groups-pages'
import { IconArrowLeft, IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { createGroup } from '../groups.queries.ts'
import css from './GroupFields.module.css'
import { GroupFields } from './GroupFields.tsx'
import { emptyGroup, fieldOf, type GroupValues, type SentGroup, TypedGroup } from './group-values.ts'

type Props = { onCreated: (group: { id: string; slug: string }) => void; onCancel: () => void }

/** A group as it is founded. What was typed waits in this browser until it is sent or cancelled. */
export const NewGroupForm = ({ onCreated, onCancel }: Props) => {
  const queries = useQueryClient()
  const [initialValues] = useState(() => emptyGroup(newKey()))
  const draft = useKeptDraft('new group', initialValues)
  const { form, problem, isSending, onSubmit } = useSchemaForm<GroupValues, SentGroup>({
    schema: TypedGroup,
    initialValues,
    draft,
    fieldOf,
  })
  const { problemBox } = useFormFocus({ form, problem, isSending })
  const isOffline = useConnection((connection) => connection.isOffline)
  const done = () => {
    draft.typed = undefined
  }
  const submit = onSubmit(async (group) => {
    const created = await createGroup(queries, { ...group, clientKey: form.getValues().key })
    done()
    if (created.state === 'held') toast.info('A moderator looks at your group first. You can see it already.')
    else toast.success('Group created. Invite somebody!')
    onCreated(created)
  }, 'Your group couldn’t be created. Please try again.')
  return (
    <form className={css.form} noValidate aria-label="New group" onSubmit={submit}>
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
        <Suspense>
          <SilencedNote />
        </Suspense>
      </div>
      <GroupFields form={form} />
      <div role="status">
        {isOffline && (
          <FormNews icon={IconCloudOff}>
            No connection. What you write is saved on this device: create the group once you’re back online.
          </FormNews>
        )}
      </div>
      <div className={css.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          Create Group
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            done()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Where a group is founded. */
export const NewGroupPage = () => {
  useTitle('New group')
  useLogInFirst('Log in to create a group.')
  const navigate = useNavigate()
  const { history } = useRouter()
  return (
    <MembersOnly what="create a group">
      {(personId) => (
        <article className={css.page} key={personId}>
          <header>
            <Link className={css.back} to={groupsPath}>
              <IconArrowLeft {...icon} />
              Groups
            </Link>
            <h1 tabIndex={-1}>New group</h1>
          </header>
          <NewGroupForm
            onCreated={(group) => history.replace(groupPath(group))}
            onCancel={() => void navigate({ to: groupsPath })}
          />
        </article>
      )}
    </MembersOnly>
  )
}
