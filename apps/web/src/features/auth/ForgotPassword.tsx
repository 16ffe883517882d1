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
    goTo({ view: 'reset', email, mailedAt: Date.now() })
  }, 'The code couldn’t be sent')

  return (
    <form className={css.form} aria-label="Forgot password" noValidate onSubmit={send}>
      <p className={css.text}>We’ll email you a code to reset your password.</p>
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
        <Button variant="default" className={css.go} onClick={() => goTo({ view: 'login' })}>
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
