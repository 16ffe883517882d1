export const achievementTiers = ['bronze', 'silver', 'gold'] as const
export type AchievementTier = (typeof achievementTiers)[number]

/** How many have something, in words; the share of all members says it in per cent. */
export const rarities = ['nobody-yet', 'very-rare', 'rare', 'uncommon', 'common'] as const
export type Rarity = (typeof rarities)[number]

/** What achievements are drawn with. */
export const achievementIcons = [
  'anchor',
  'buoy',
  'calendar',
  'camera',
  'compass',
  'fish',
  'globe',
  'hands',
  'lamp',
  'leaf',
  'pin',
  'quill',
  'shield',
  'star',
  'thermometer',
] as const
export type AchievementIcon = (typeof achievementIcons)[number]
