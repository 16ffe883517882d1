import { VisuallyHidden } from '@mantine/core'
import type { FoundPlace } from '@soundings/contract/places'
import { depthBand } from '@soundings/rules/depth'
import { locationText } from '@soundings/rules/sites'
import { depthNumber, unitName } from '@soundings/rules/units'
import {
  IconBuildingCommunity,
  IconFish,
  IconList,
  IconMap2,
  IconMessageSearch,
  IconRipple,
  IconSparkles,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AccessBadge } from '#features/sites/index.ts'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { Keys } from '../shortcuts/Keys.tsx'
import css from './OptionRow.module.css'
import { type Option, placeText, sitesText } from './options.ts'

const placeIcon = {
  country: IconWorld,
  region: IconMap2,
  city: IconBuildingCommunity,
  sea: IconRipple,
  area: IconMap2,
} as const satisfies Record<FoundPlace['kind'], typeof IconWorld>

/** The depth of a site as its marker on the map shows it. */
const DepthBadge = ({ metres }: { metres: number | null }) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <span className={css.badge} data-band={depthBand(metres)}>
      <VisuallyHidden>{metres === null ? 'Depth unknown. ' : 'Max depth '}</VisuallyHidden>
      {metres === null ? <span aria-hidden="true">–</span> : depthNumber(Math.round(metres), unit)}
      {metres !== null && <VisuallyHidden> {unitName[unit]}. </VisuallyHidden>}
    </span>
  )
}

type Line = { sign: ReactNode; name: ReactNode; about?: ReactNode; end?: ReactNode }

const Row = ({ sign, name, about, end }: Line) => (
  <>
    <span className={css.sign}>{sign}</span>
    <span className={css.text}>
      <span className={css.name}>{name}</span>
      {about && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={css.about}>{about}</span>
        </>
      )}
    </span>
    {end && <span className={css.end}>{end}</span>}
  </>
)

/** How one option looks. */
export const OptionRow = ({ option }: { option: Option }) => {
  if (option.kind === 'site') {
    const { site } = option
    return (
      <Row
        sign={<DepthBadge metres={site.maxDepth} />}
        name={<bdi>{site.siteName}</bdi>}
        about={
          <>
            <AccessBadge site={site} />
            <bdi>{locationText(site)}</bdi>
          </>
        }
      />
    )
  }
  if (option.kind === 'place') {
    const { place } = option
    const Sign = placeIcon[place.kind]
    return (
      <Row
        sign={<Sign {...icon} />}
        name={<bdi>{place.name}</bdi>}
        about={placeText(place)}
        end={sitesText(place.count)}
      />
    )
  }
  if (option.kind === 'all')
    return (
      <Row
        sign={<IconList {...icon} />}
        name={
          <>
            All {sitesText(option.total)} for ‘<bdi>{option.words}</bdi>’
          </>
        }
      />
    )
  if (option.kind === 'species') {
    const { name, scientific } = option.species
    return <Row sign={<IconFish {...icon} />} name={name} about={<i lang="la">{scientific}</i>} />
  }
  if (option.kind === 'forums')
    return (
      <Row
        sign={<IconMessageSearch {...icon} />}
        name={
          <>
            Search the forums for ‘<bdi>{option.words}</bdi>’
          </>
        }
      />
    )
  if (option.kind === 'ask')
    return (
      <Row
        sign={<IconSparkles {...icon} />}
        name={
          <>
            Ask ‘<bdi>{option.words}</bdi>’
          </>
        }
        about="Put it to the assistant"
      />
    )
  const { icon: Sign, name, shortcut } = option.action
  return <Row sign={<Sign {...icon} />} name={name()} end={shortcut && <Keys of={shortcut} />} />
}
