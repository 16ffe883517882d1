import { Button } from '@mantine/core'
import { Code, TypedPassword } from '@soundings/contract/auth'
import { useEffect, useEffectEvent, useRef } from 'react'
import { z } from 'zod'
import { OutboxNote } from '#features/configuration/index.ts'
import { issuesOf, mayPass, wordsOf } from '#shared/api/failure.ts'
import { exclusively, setUser } from '#shared/session/session-store.ts'
import { CodeBoxes } from '#shared/ui/form/CodeBoxes.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { PasswordField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './AuthModal.module.css'
import { resendCode, verify } from './auth.queries.ts'
import { drafts, goTo, useJourney } from './journey.ts'
import { ResendButton } from './ResendButton.tsx'

const Verification = z.object({ code: Code, password: z.string() })
const WithPassword = Verification.extend({ password: TypedPassword })
const failed = 'Verification failed'

const isAboutPassword = (error: unknown) => issuesOf(error).some(({ path: [field] }) => field === 'password')

/** Proves the address by the code that was mailed to it. */
export const VerifyStep = () => {
  const { email, mailedAt, asksPassword } = useJourney()
  const element = useRef<HTMLFormElement>(null)
  const { form, problem, isSending, onSubmit, showError } = useSchemaForm({
    schema: asksPassword ? WithPassword : Verification,
    initialValues: { code: '', password: '' },
    draft: drafts.verify,
  })
  const focusPassword = useEffectEvent(() => form.getInputNode('password')?.focus())
  useEffect(() => {
    if (asksPassword) focusPassword()
  }, [asksPassword])

  const send = onSubmit(async ({ code, password }) => {
    try {
      const user = await exclusively(
        () => verify({ email, code, password }),
        (error) => wordsOf(error, failed),
      )
      if (!user) return
      setUser(user)
      toast.success('Email verified successfully!')
    } catch (error) {
      if (isAboutPassword(error)) goTo({ asksPassword: true })
      // A wrong code is of no use any more; one that did not arrive at the server still is.
      else if (!mayPass(error)) {
        form.setFieldValue('code', '')
        form.getInputNode('code')?.focus()
      }
      throw error
    }
  }, failed)

  const resend = async () => {
    try {
      await resendCode({ email, password: form.getValues().password })
      goTo({ mailedAt: Date.now() })
      toast.success('Verification code resent!')
    } catch (error) {
      if (isAboutPassword(error)) goTo({ asksPassword: true })
      showError(error, 'Failed to resend code')
    }
  }

  return (
    <form ref={element} className={css.form} aria-label="Check your email" noValidate onSubmit={send}>
      <p className={css.text}>
        We sent a 6-digit code to <strong className={css.address}>{email}</strong>. It expires in 10 minutes.
      </p>
      <FormProblem>{problem}</FormProblem>
      <CodeBoxes
        value={form.values.code}
        error={form.errors.code ? String(form.errors.code) : null}
        onChange={(code) => form.setFieldValue('code', code)}
        onComplete={() => element.current?.requestSubmit()}
      />
      {asksPassword && (
        <>
          {/* Password managers know the password under this name. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            description="You signed up in another browser or on another device. Enter the password you chose there."
            {...form.getInputProps('password')}
          />
        </>
      )}
      <p className={css.other}>
        Nothing there? Check your spam folder.
        <ResendButton mailedAt={mailedAt} resend={resend} />
      </p>
      <OutboxNote className={css.other} />
      <div className={css.ways}>
        <Button variant="default" className={css.go} onClick={() => goTo({ step: 'register' })}>
          Back
        </Button>
        <Button type="submit" variant="main" className={css.go} loading={isSending}>
          Verify
        </Button>
      </div>
    </form>
  )
}
