import type { AchievementIcon, AchievementTier } from '@soundings/contract/achievements-fields'
import {
  type Icon,
  IconAnchor,
  IconBulb,
  IconCalendar,
  IconCamera,
  IconCompass,
  IconFeather,
  IconFish,
  IconHeartHandshake,
  IconLeaf,
  IconLifebuoy,
  IconMapPin,
  IconShieldCheck,
  IconStar,
  IconTemperature,
  IconWorld,
} from '@tabler/icons-react'
import css from './AchievementMark.module.css'

const pictures: Record<AchievementIcon, Icon> = {
  anchor: IconAnchor,
  buoy: IconLifebuoy,
  calendar: IconCalendar,
  camera: IconCamera,
  compass: IconCompass,
  fish: IconFish,
  globe: IconWorld,
  hands: IconHeartHandshake,
  lamp: IconBulb,
  leaf: IconLeaf,
  pin: IconMapPin,
  quill: IconFeather,
  shield: IconShieldCheck,
  star: IconStar,
  thermometer: IconTemperature,
}

type Props = {
  icon: AchievementIcon
  tier: AchievementTier
  /** Whether it is earned by whom it stands for; pale otherwise. */
  isEarned?: boolean
}

/** An achievement as a coin: a picture in the metal of its tier. Its name stands beside it. */
export const AchievementMark = ({ icon, tier, isEarned = true }: Props) => {
  const Picture = pictures[icon]
  return (
    <span className={css.coin} data-tier={tier} data-earned={isEarned} aria-hidden="true">
      <Picture size={22} stroke={1.8} />
    </span>
  )
}
