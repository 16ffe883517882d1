import { HttpError } from '#shared/http-error.ts'

/** The exception that AWS answered with; empty when it did not answer. */
export const nameOf = (error: unknown): string =>
  error instanceof Error && '$fault' in error ? error.name : ''

const wrongPassword = () => new HttpError(401, 'Wrong email or password')
const wrongCode = () => new HttpError(400, 'This code is wrong or has expired. Request a new one.')
const tooMany = () =>
  new HttpError(429, 'Too many attempts. Please wait 15 minutes and try again.', { retryAfter: 900 })

export const resetRequired = () =>
  new HttpError(403, 'Please set a new password first: choose “Forgot password?”', { code: 'reset' })

const refusals: Record<string, () => HttpError> = {
  NotAuthorizedException: wrongPassword,
  UserNotFoundException: wrongPassword,
  // What cognito-local says of a wrong password.
  InvalidPasswordException: wrongPassword,
  // AWS says it whatever the password: who has signed up here, our own sign-ups know (index.ts).
  UserNotConfirmedException: wrongPassword,
  PasswordResetRequiredException: resetRequired,
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  AliasExistsException: () => new HttpError(409, 'This address belongs to another account'),
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
}

const unreachable = () =>
  new HttpError(503, 'We can’t reach the sign-in service right now. Please try again in a moment.')

/** The message for a failure of the pool. An unexpected exception is passed on as it is. */
export const errorOf = (error: unknown): unknown => {
  if (error instanceof HttpError) return error
  const name = nameOf(error)
  if (name === '') return unreachable()
  return refusals[name]?.() ?? error
}

/** The same where a code was sent: an unknown address and a proved one are told no more than a wrong code is. */
export const codeErrorOf = (error: unknown): unknown =>
  ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'].includes(nameOf(error))
    ? wrongCode()
    : errorOf(error)
