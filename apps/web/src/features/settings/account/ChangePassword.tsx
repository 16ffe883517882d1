import { ChangePassword as Change, type Me } from '@soundings/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { ChosenPassword } from '#shared/ui/form/ChosenPassword.tsx'
import { chosenPassword, passwordsDiffer, passwordsMatch } from '#shared/ui/form/choose-password.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { PasswordField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { Opening } from '../Opening.tsx'
import { Part } from '../Part.tsx'
import { changePassword, devicesQuery } from './account.queries.ts'

const Typed = Change.extend(chosenPassword).refine(passwordsMatch, passwordsDiffer)

/** Sets a new password; the old one is needed. */
export const ChangePassword = ({ user }: { user: Me }) => (
  <Part title="Password" lead="Changing your password signs you out on all other devices.">
    <Opening label="Change password">{(close) => <PasswordForm email={user.email} onDone={close} />}</Opening>
  </Part>
)

const PasswordForm = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const queries = useQueryClient()
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Typed,
    initialValues: { current: '', password: '', confirmPassword: '' },
  })
  const send = onSubmit(async ({ current, password }) => {
    await changePassword({ current, password })
    void queries.invalidateQueries(devicesQuery)
    toast.success('Password changed. You’ve been signed out on your other devices.')
    onDone()
  }, 'Your password couldn’t be changed')
  return (
    <form className={css.form} onSubmit={send} noValidate aria-label="Change password">
      <FormProblem>{problem}</FormProblem>
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('current')}
      />
      <ChosenPassword
        label="New password"
        password={form.values.password}
        field={(name) => form.getInputProps(name)}
      />
      <FormActions send="Change password" isSending={isSending} onCancel={onDone} />
    </form>
  )
}
