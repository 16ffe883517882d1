import { Code } from '@soundings/contract/auth'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { setUser } from '#shared/session/session-store.ts'
import { CodeBoxes } from '#shared/ui/form/CodeBoxes.tsx'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { confirmEmail } from './account.queries.ts'
import type { AskedEmail } from './NewEmailForm.tsx'

const Typed = z.object({ code: Code })

type Props = { asked: AskedEmail; onBack: () => void; onDone: () => void }

export const ConfirmEmailForm = ({ asked, onBack, onDone }: Props) => {
  const { form, problem, isSending, onSubmit } = useSchemaForm({ schema: Typed, initialValues: { code: '' } })
  // The keyboard goes on here, as the button that was pressed has gone.
  const focusCode = useEffectEvent(() => form.getInputNode('code')?.focus())
  useEffect(() => focusCode(), [])
  const send = onSubmit(async ({ code }) => {
    setUser(await confirmEmail({ ...asked, code }))
    toast.success('Your email was changed')
    onDone()
  }, 'Failed to change the email')
  return (
    <form className={css.form} onSubmit={send} noValidate aria-label="Confirm email">
      <FormProblem>{problem}</FormProblem>
      <p>
        We sent a 6-digit code to <strong>{asked.email}</strong>. It is good for 10 minutes, and nothing
        changes until you enter it. If nothing comes, go back and send another one.
      </p>
      <CodeBoxes
        value={form.values.code}
        error={form.errors.code ? String(form.errors.code) : null}
        onChange={(code) => form.setFieldValue('code', code)}
      />
      <FormActions send="Confirm" isSending={isSending} cancel="Back" onCancel={onBack} />
    </form>
  )
}
