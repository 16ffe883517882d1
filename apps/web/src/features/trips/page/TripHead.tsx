import { Button } from '@mantine/core'
import { tripsPages } from '@soundings/contract/trips-pages'
import type { Trip } from '@soundings/contract/trips-shapes'
import { tripTexts } from '@soundings/contract/trips-words'
import { mayEditTrip } from '@soundings/rules/trips'
import { IconArrowLeft, IconDeviceMobileDown, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { TakeAlong } from '../along/TakeAlong.tsx'
import { destinationText, whenText } from '../list/list.view.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { HereNow } from '../people/HereNow.tsx'
import { ShareTrip } from '../sharing/ShareTrip.tsx'
import type { TripSearch } from '../trips-search.ts'
import { TripMenu } from './TripMenu.tsx'
import css from './TripPage.module.css'

type Props = {
  personId: string
  trip: Trip
  savedAt: number
  onOpen: (tab: TripSearch['tab']) => void
}

/** What a trip is, where and when, who looks at it now, and what can be done with it. */
export const TripHead = ({ personId, trip, savedAt, onOpen }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const [isSharing, setSharing] = useState(false)
  const mayShare = mayEditTrip(trip.role) && trip.state === 'in'
  return (
    <header className={css.head}>
      <PathLink className={css.back} path={tripsPages.trips}>
        <IconArrowLeft {...icon} />
        Trips
      </PathLink>
      <div className={css.title}>
        <h1 tabIndex={-1}>
          <bdi>{trip.name}</bdi>
        </h1>
        <StatusBadge status={trip.status} />
        {trip.isDemo && <span className={css.quiet}>{tripTexts.demoLabel}</span>}
      </div>
      <p className={css.facts}>
        <bdi>{destinationText(trip)}</bdi>
        <span>{whenText(trip, language)}</span>
        <SavedAgo at={savedAt} mark={<IconDeviceMobileDown {...icon} size={15} />} />
      </p>
      <div className={css.acts}>
        <HereNow trip={trip} onPress={() => onOpen('people')} />
        {trip.state === 'in' && <TakeAlong personId={personId} trip={trip} />}
        {mayShare && (
          <Button
            variant="default"
            leftSection={<IconShare2 {...icon} />}
            aria-haspopup="dialog"
            onClick={() => setSharing(true)}
          >
            Share
          </Button>
        )}
        <TripMenu personId={personId} trip={trip} />
      </div>
      {mayShare && <ShareTrip trip={trip} opened={isSharing} onClose={() => setSharing(false)} />}
    </header>
  )
}
