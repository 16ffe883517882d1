import { Button } from '@mantine/core'
import { Email } from '@soundings/contract/auth'
import { z } from 'zod'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import css from './AuthModal.module.css'
import { forgotPassword } from './auth.queries.ts'
import { drafts, goTo } from './journey.ts'

const Forgotten = z.object({ email: Email })

/** Asks for a code with which a new password can be chosen. */
export const ForgotPassword = () => {
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Forgotten,
    initialValues: { email: '' },
    draft: drafts.forgot,
  })
  const send = onSubmit(async ({ email }) => {
    await forgotPassword(email)
    goTo({ door: 'reset', email, mailedAt: Date.now() })
  }, 'Failed to send the code')

  return (
    <form className={css.form} aria-label="Forgot password" noValidate onSubmit={send}>
      <p className={css.text}>We will mail you a code with which you can choose a new password.</p>
      <FormProblem>{problem}</FormProblem>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <div className={css.ways}>
        <Button variant="default" className={css.go} onClick={() => goTo({ door: 'login' })}>
          Back
        </Button>
        <Button type="submit" variant="main" className={css.go} loading={isSending}>
          Send code
        </Button>
      </div>
      <BotCheckNotice action="login" />
    </form>
  )
}
