import css from './MapTrouble.module.css'
import { useTileTrouble } from './use-tile-trouble.ts'

/** What the map was to show and could not get, in words, and how to ask for it again. */
export type Trouble = { message: string; onRetry: () => void }

type Props = {
  /** What did not come besides tiles. */
  trouble: Trouble | null
  /** Whether the picture under the sites is a provider's, whose failures are told elsewhere. */
  isProvided: boolean
}

/** Says on the map that something on it is missing. */
export const MapTrouble = ({ trouble, isProvided }: Props) => {
  const { hasFailed, isOffline, askAgain } = useTileTrouble(isProvided)
  const tiles = isOffline
    ? 'Parts of the map are not saved on this device.'
    : 'Parts of the map did not load.'
  const told = trouble?.message ?? (hasFailed ? tiles : null)
  const retry = () => {
    trouble?.onRetry()
    if (hasFailed) askAgain()
  }
  return (
    <div className={css.place} role="status">
      {told && (
        <p className={css.trouble}>
          {told}
          <button type="button" className={css.retry} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
