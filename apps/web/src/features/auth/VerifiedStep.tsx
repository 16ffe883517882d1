import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './AuthModal.module.css'
import { signOut } from './session.ts'

type Props = { email: string; onContinue: () => void }

/** The step before the profile, once it is done: there is nothing left to enter, but another account may be meant. */
export const VerifiedStep = ({ email, onContinue }: Props) => (
  <div className={css.form}>
    <p className={css.done}>
      <IconCircleCheck {...icon} size={22} />
      <span>
        <strong className={css.address}>{email}</strong> is verified.
      </span>
    </p>
    <Button variant="main" className={css.go} data-autofocus onClick={onContinue}>
      Continue
    </Button>
    <Button variant="default" className={css.guest} onClick={signOut}>
      Use another account
    </Button>
  </div>
)
