import { ChangeEmail } from '@soundings/contract/auth'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { PasswordField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { changeEmail } from './account.queries.ts'

/** The new address and the password that was given with it; both are needed once more with the code. */
export type AskedEmail = { email: string; password: string }

type Props = { asked: AskedEmail; onMailed: (asked: AskedEmail) => void; onCancel: () => void }

export const NewEmailForm = ({ asked, onMailed, onCancel }: Props) => {
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: ChangeEmail,
    initialValues: asked,
  })
  const send = onSubmit(async (change) => {
    await changeEmail(change)
    onMailed(change)
  }, 'Your email couldn’t be changed')
  return (
    <form className={css.form} onSubmit={send} noValidate aria-label="Change email">
      <FormProblem>{problem}</FormProblem>
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        {...form.getInputProps('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      <FormActions send="Send code" isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
