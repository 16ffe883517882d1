import { forumLimits } from '@soundings/contract/forum-fields'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'

const untouched = { reason: '' }

/** Why something is done; nothing said is nothing sent. */
export const Reason = z
  .string()
  .trim()
  .max(forumLimits.reason, `Must be ${forumLimits.reason} characters or less`)
  .transform((reason) => reason || undefined)
const Typed = z.object({ reason: Reason })

type Props = {
  /** What is asked, and of what: what was typed is kept under it. */
  about: string
  children: ReactNode
  send: string
  /** Said when a failure has no words of its own. */
  failed: string
  isDanger?: boolean
  act: (reason: string | undefined) => Promise<void>
  onDone: () => void
}

/** Says what will happen and asks why; the author reads the reason. */
export const ReasonForm = ({ about, children, send, failed, isDanger = false, act, onDone }: Props) => {
  const draft = useKeptDraft(about, untouched)
  const { form, problem, isSending, onSubmit } = useSchemaForm<typeof untouched, z.output<typeof Typed>>({
    schema: Typed,
    initialValues: untouched,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const submit = onSubmit(async ({ reason }) => {
    await act(reason)
    done()
  }, failed)
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <FormProblem>{problem}</FormProblem>
      {children}
      <LongTextField
        label="Reason (optional)"
        description="Shown to the author, and to moderators."
        required={false}
        rows={3}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <FormActions send={send} isSending={isSending} variant={isDanger ? 'danger' : 'main'} onCancel={done} />
    </form>
  )
}
