import { Refusal } from '#src/refusal.ts'

/** The exception that AWS answered with; empty when it did not answer. */
export const nameOf = (error: unknown): string =>
  error instanceof Error && '$fault' in error ? error.name : ''

const wrongPassword = () => new Refusal(401, 'Wrong email or password')
const wrongCode = () => new Refusal(400, 'This code is wrong or too old. Ask for a new one.')
const tooMany = () =>
  new Refusal(429, 'Too many tries. Please wait 15 minutes and try again.', { retryAfter: 900 })

const refusals: Record<string, () => Refusal> = {
  NotAuthorizedException: wrongPassword,
  UserNotFoundException: wrongPassword,
  // What cognito-local says of a wrong password.
  InvalidPasswordException: wrongPassword,
  UserNotConfirmedException: () =>
    new Refusal(403, 'Please verify your email address first', { code: 'unverified' }),
  PasswordResetRequiredException: () =>
    new Refusal(403, 'Please choose a new password with “Forgot password?” first', { code: 'reset' }),
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  AliasExistsException: () => new Refusal(409, 'This address belongs to another account'),
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
}

const unreachable = () =>
  new Refusal(503, 'The sign-in service cannot be reached. Please try again in a moment.')

/** What a person is told of a failure of the pool. An exception that nobody expected stays what it is. */
export const refusalOf = (error: unknown): unknown => {
  if (error instanceof Refusal) return error
  const name = nameOf(error)
  if (name === '') return unreachable()
  return refusals[name]?.() ?? error
}

/** The same where a code was sent: an unknown address and a proved one are told no more than a wrong code is. */
export const codeRefusalOf = (error: unknown): unknown =>
  ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'].includes(nameOf(error))
    ? wrongCode()
    : refusalOf(error)
