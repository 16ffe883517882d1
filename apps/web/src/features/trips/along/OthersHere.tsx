import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import css from './along.module.css'
import { sizeText } from './contents.queries.ts'
import type { Taken } from './taken.ts'

type Props = { others: readonly Taken[]; onRemove: (other: Taken) => Promise<void> }

/** The other trips on this device, each of which can make room. */
export const OthersHere = ({ others, onRemove }: Props) => (
  <section aria-labelledby="other-trips">
    <h3 id="other-trips" className={css.title}>
      Other trips on this device
    </h3>
    <ul className={css.others}>
      {others.map((other) => (
        <li key={other.tripId}>
          <Link to="/trips/$tripId" params={{ tripId: other.tripId }}>
            {other.name}
          </Link>
          <span className={css.size}>{sizeText(other.bytes)}</span>
          <Button
            variant="quiet"
            aria-label={`Remove ${other.name} from this device`}
            onClick={() => void onRemove(other)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
