import css from './MapErrors.module.css'
import { useTileErrors } from './use-tile-errors.ts'

/** What the map was to show and could not get, in words, and how to ask for it again. */
export type MapError = { message: string; onRetry: () => void }

type Props = {
  /** What did not come besides tiles. */
  error: MapError | null
  /** Whether the picture under the sites is a provider's, whose failures are told elsewhere. */
  isProvided: boolean
}

/** Says on the map that something on it is missing. */
export const MapErrors = ({ error, isProvided }: Props) => {
  const { hasFailed, isOffline, askAgain } = useTileErrors(isProvided)
  const tiles = isOffline ? 'Some of the map isn’t saved on this device.' : 'Some of the map didn’t load.'
  const told = error?.message ?? (hasFailed ? tiles : null)
  const retry = () => {
    error?.onRetry()
    if (hasFailed) askAgain()
  }
  return (
    <div className={css.place} role="status">
      {told && (
        <p className={css.error}>
          {told}
          <button type="button" className={css.retry} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
