import { VisuallyHidden } from '@mantine/core'
import { reportLimits } from '@soundings/contract/reports'
import { IconStar } from '@tabler/icons-react'
import css from './RatingStars.module.css'

const { max } = reportLimits.rating
const places = Array.from({ length: max }, (_, at) => at + 1)

/** How many stars a diver gave, 1 to 5. */
export const RatingStars = ({ rating }: { rating: number }) => (
  <span className={css.stars}>
    <VisuallyHidden>
      Rated {rating} of {max}
    </VisuallyHidden>
    {places.map((place) => (
      <IconStar key={place} size={16} stroke={1.9} aria-hidden="true" data-full={place <= rating} />
    ))}
  </span>
)
