import { NewPassword } from '@soundings/contract/auth'
import { z } from 'zod'

/** The fields in which somebody chooses a password: it is typed twice. */
export const chosenPassword = {
  password: NewPassword,
  confirmPassword: z.string().min(1, 'Please confirm your password'),
}

const TypedTwice = z.object({ password: z.string(), confirmPassword: z.string().min(1) })

/** The second check of those fields, for `refine`. It speaks up along with whatever else is wrong. */
export const passwordsMatch = (typed: { password: string; confirmPassword: string }): boolean =>
  typed.password === typed.confirmPassword

export const passwordsDiffer = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }): boolean => TypedTwice.safeParse(value).success,
}
