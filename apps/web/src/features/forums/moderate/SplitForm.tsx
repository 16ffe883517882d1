import { forumModeration, type Thread, threadTitle } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { plural } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { CategoryField } from './CategoryField.tsx'
import { stopSplitting, useForumDialogs } from './forum-dialog-store.ts'
import { useActs } from './last-act.ts'
import { splitThread } from './moderate.queries.ts'
import { Reason } from './ReasonForm.tsx'

type SplitTyped = { title: string; category: string; reason: string }
const { category } = forumModeration.split.body.shape
const Typed = z.object({ title: threadTitle, category, reason: Reason })

type Props = { thread: Thread; onDone: () => void }

/** Gives the chosen replies a thread of their own. */
export const SplitForm = ({ thread, onDone }: Props) => {
  const queries = useQueryClient()
  const { tell } = useActs()
  const chosen = useForumDialogs((dialogs) => dialogs.chosen)
  const initialValues: SplitTyped = { title: '', category: thread.category.slug, reason: '' }
  const draft = useKeptDraft(`split thread ${thread.id}`, initialValues)
  const { form, problem, isSending, onSubmit } = useSchemaForm<SplitTyped, z.output<typeof Typed>>({
    schema: Typed,
    initialValues,
    draft,
  })
  const split = onSubmit(async ({ title, category, reason }) => {
    const body = { title, category, replyIds: [...chosen], ...(reason && { reason }) }
    const act = await splitThread(queries, thread.id, body)
    draft.typed = undefined
    stopSplitting()
    onDone()
    tell(act, `‘${title}’ is a thread of its own now`, { leads: true })
  }, 'The replies couldn’t be moved')
  return (
    <form className={css.form} noValidate onSubmit={split}>
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>
        {plural(chosen.length, {
          one: '# reply moves to a new thread. Links to it lead there.',
          other: '# replies move to a new thread. Links to them lead there.',
        })}
      </p>
      <TextField
        label="Title of the new thread"
        maxLength={forumLimits.title}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <CategoryField
        value={form.values.category}
        onChange={(slug) => form.setFieldValue('category', slug)}
        known={thread.category}
        error={form.errors.category}
      />
      <LongTextField
        label="Reason (optional)"
        description="Shown to the authors, and to moderators."
        required={false}
        rows={3}
        {...form.getInputProps('reason')}
      />
      <FormActions send="Move to a new thread" isSending={isSending} onCancel={onDone} />
    </form>
  )
}
