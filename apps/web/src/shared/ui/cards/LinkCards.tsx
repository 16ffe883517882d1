import type { LinkCard } from '@soundings/contract/cards'
import {
  IconCalendarEvent,
  IconMapPin,
  IconMessages,
  IconNotebook,
  IconPhoto,
  IconPlane,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Depth } from '../Depth.tsx'
import { DepthGauge } from '../DepthGauge.tsx'
import { icon } from '../icons.ts'
import { PathLink } from '../PathLink.tsx'
import { EventOnCard } from './EventOnCard.tsx'
import css from './LinkCards.module.css'
import { groupText } from './link-cards.view.ts'
import { TripOnCard } from './TripOnCard.tsx'

/** The picture of each kind of what a card shows. */
export const cardIcons = {
  site: IconMapPin,
  report: IconNotebook,
  photo: IconPhoto,
  thread: IconMessages,
  event: IconCalendarEvent,
  group: IconUsersGroup,
  trip: IconPlane,
} as const satisfies Record<LinkCard['kind'], unknown>

const Card = ({ of: { kind, card } }: { of: LinkCard }) => {
  const Sign = cardIcons[kind]
  if (!card)
    return (
      <p className={css.gone}>
        <Sign {...icon} />
        This isn’t there any more, or not for you to see.
      </p>
    )
  const { depth, event, group, trip } = card
  return (
    <PathLink path={card.path} className={css.card}>
      {card.picture ? (
        <img className={css.picture} src={card.picture} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={css.sign}>
          <Sign {...icon} />
        </span>
      )}
      <span className={css.words}>
        <bdi className={css.title}>{card.title}</bdi>
        {event ? (
          <EventOnCard event={event} place={card.about} />
        ) : (
          card.about && <span className={css.about}>{card.about}</span>
        )}
        {trip && <TripOnCard trip={trip} />}
        {group && <span className={css.about}>{groupText(group)}</span>}
      </span>
      {depth !== null && (
        <span className={css.depth}>
          <Depth metres={depth} />
          <DepthGauge maxDepth={depth} averageDepth={null} />
        </span>
      )}
    </PathLink>
  )
}

type Props = { all: readonly LinkCard[]; label: string }

/** What goes with something written, as far as its reader may see it. */
export const LinkCards = ({ all, label }: Props) =>
  all.length === 0 ? null : (
    <ul className={css.cards} aria-label={label}>
      {all.map((one) => (
        <li key={one.id}>
          <Card of={one} />
        </li>
      ))}
    </ul>
  )
