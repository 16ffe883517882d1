import { type Failure, failureOf } from '#shared/api/failure.ts'
import css from './FailureText.module.css'

/** The words of a failure, and the id that finds it in the server's log. */
export const FailureText = ({ error }: { error: unknown }) => {
  const { message, requestId }: Failure = failureOf(error)
  return (
    <>
      <p>{message}</p>
      {requestId && (
        <p className={css.id}>
          Request id <code>{requestId}</code>
        </p>
      )}
    </>
  )
}
