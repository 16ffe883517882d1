import type { ProfileStats } from '@soundings/contract/profile'
import { numberText } from '@soundings/rules/phrases'
import { Figures } from '#shared/ui/Figures.tsx'

/** The four figures of a person. Dives made before the log are told apart. */
export const ProfileFigures = ({ stats }: { stats: ProfileStats }) => {
  const { totalDives, dives, totalPhotos, countriesVisited, achievements } = stats
  const more =
    dives.before > 0 ? `${numberText(dives.logged)} logged, ${numberText(dives.before)} before` : undefined
  const figures = [
    { label: 'Total Dives', value: numberText(totalDives), more },
    { label: 'Photos', value: numberText(totalPhotos) },
    { label: 'Countries', value: numberText(countriesVisited) },
    { label: 'Achievements', value: numberText(achievements) },
  ]
  return <Figures label="In figures" figures={figures} />
}
