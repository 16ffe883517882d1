import { type ReactNode, useEffect, useRef, useState } from 'react'
import { closeModal, useModals } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNote } from '#shared/ui/form/FormNote.tsx'
import css from './AuthModal.module.css'
import { ForgotPassword } from './ForgotPassword.tsx'
import { useJourney } from './journey.ts'
import { LogIn } from './LogIn.tsx'
import { ProfileStep } from './ProfileStep.tsx'
import { RegisterStep } from './RegisterStep.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { Steps } from './Steps.tsx'
import { VerifiedStep } from './VerifiedStep.tsx'
import { VerifyStep } from './VerifyStep.tsx'

type View = { title: string; step?: 1 | 2 | 3; body: ReactNode }

const views: Record<'login' | 'forgot' | 'reset', View> = {
  login: { title: 'Sign In', body: <LogIn /> },
  forgot: { title: 'Forgot password', body: <ForgotPassword /> },
  reset: { title: 'Choose a new password', body: <ResetPassword /> },
}

const steps: Record<'register' | 'verify', View> = {
  register: { title: 'Create your account', step: 1, body: <RegisterStep /> },
  verify: { title: 'Check your email', step: 2, body: <VerifyStep /> },
}

const useView = (): View & { isOpen: boolean } => {
  const open = useModals((modals) => modals.open)
  const { view, step } = useJourney()
  const user = useSession((session) => session.user)
  const [isLookingBack, setLookingBack] = useState(false)
  const isOpen = open !== null && open !== 'settings'
  // What was last shown stays while the modal goes away.
  const [shown, setShown] = useState(open)
  if (isOpen && open !== shown) setShown(open)
  if (shown === 'signup') return { isOpen, ...steps[step] }
  if (shown !== 'profile') return { isOpen, ...views[view] }
  if (!user || isLookingBack)
    return {
      isOpen,
      title: 'Email verified',
      step: 2,
      body: <VerifiedStep email={user?.email ?? ''} onContinue={() => setLookingBack(false)} />,
    }
  return {
    isOpen,
    title: 'Complete Profile',
    step: 3,
    body: <ProfileStep key={user.id} user={user} onBack={() => setLookingBack(true)} />,
  }
}

/** Everything about signing in and up, in one modal whose content changes. */
export const AuthModal = () => {
  const { isOpen, title, step, body } = useView()
  const why = useModals((modals) => modals.why)
  const place = useRef<HTMLDivElement>(null)

  // The modal takes care of focus when it opens; what takes the place of something else in it needs help.
  const first = useRef(title)
  useEffect(() => {
    if (first.current === title) return
    first.current = title
    place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [title])

  return (
    <FormModal opened={isOpen} onClose={closeModal} title={title} lead={step && <Steps at={step} />}>
      <div ref={place}>
        {why && (
          <div className={css.why}>
            <FormNote>{why}</FormNote>
          </div>
        )}
        {body}
      </div>
    </FormModal>
  )
}
