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
    toast.success('Email changed')
    onDone()
  }, 'Your email couldn’t be changed')
  return (
    <form className={css.form} onSubmit={send} noValidate aria-label="Confirm email">
      <FormProblem>{problem}</FormProblem>
      <p>
        We sent a 6-digit code to <strong>{asked.email}</strong>. It expires in 10 minutes. Your email stays
        the same until you enter it. Didn’t get it? Check your spam folder, or go back and send another code.
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
