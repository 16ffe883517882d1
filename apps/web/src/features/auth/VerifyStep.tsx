import { Button } from '@mantine/core'
import { Code } from '@soundings/contract/auth'
import { useRef } from 'react'
import { z } from 'zod'
import { OutboxNote } from '#features/configuration/index.ts'
import { mayPass, wordsOf } from '#shared/api/failure.ts'
import { exclusively, setUser } from '#shared/session/session-store.ts'
import { CodeBoxes } from '#shared/ui/form/CodeBoxes.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './AuthModal.module.css'
import { resendCode, verify } from './auth.queries.ts'
import { drafts, goTo, useJourney } from './journey.ts'
import { ResendButton } from './ResendButton.tsx'

const Verification = z.object({ code: Code })
const failed = 'Verification failed'

/** Proves the address by the code that was mailed to it. */
export const VerifyStep = () => {
  const { email, mailedAt } = useJourney()
  const element = useRef<HTMLFormElement>(null)
  const { form, problem, isSending, onSubmit, showError } = useSchemaForm({
    schema: Verification,
    initialValues: { code: '' },
    draft: drafts.verify,
  })

  const send = onSubmit(async ({ code }) => {
    try {
      const user = await exclusively(
        () => verify({ email, code }),
        (error) => wordsOf(error, failed),
      )
      if (!user) return
      setUser(user)
      toast.success('Email verified successfully!')
    } catch (error) {
      // A wrong code is of no use any more; one that did not arrive at the server still is.
      if (!mayPass(error)) {
        form.setFieldValue('code', '')
        form.getInputNode('code')?.focus()
      }
      throw error
    }
  }, failed)

  const resend = async () => {
    try {
      await resendCode(email)
      goTo({ mailedAt: Date.now() })
      toast.success('Verification code resent!')
    } catch (error) {
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
