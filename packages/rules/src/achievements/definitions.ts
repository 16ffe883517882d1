import type { AchievementIcon, AchievementTier } from '@soundings/contract/achievements-fields'
import { type AchievementCount, type AchievementCounts, noCounts } from './counts.ts'

export type Progress = { have: number; need: number }

/** What was flagged that somebody earned this with, by the type of the flag. */
type FlagType = 'reports' | 'media' | 'dive_sites' | 'threads' | 'replies' | 'events'

export type AchievementDefinition = {
  id: string
  icon: AchievementIcon
  name: string
  description: string
  tier: AchievementTier
  /** The figure that it looks at. */
  count: AchievementCount
  /** What, taken down as upheld, may take it back. */
  madeOf: readonly FlagType[]
  progress: (counts: AchievementCounts) => Progress
}

type Step = [id: string, need: number, tier: AchievementTier, name: string, description: string]

/** Achievements that look at one figure, from the first to the highest. */
const family = (
  icon: AchievementIcon,
  count: AchievementCount,
  madeOf: readonly FlagType[],
  steps: readonly Step[],
): AchievementDefinition[] =>
  steps.map(([id, need, tier, name, description]) => ({
    id,
    icon,
    name,
    description,
    tier,
    count,
    madeOf,
    progress: (counts) => ({ have: Math.min(counts[count], need), need }),
  }))

const reports = ['reports'] as const
const votes = ['reports', 'threads', 'replies'] as const

/** All achievements, in the order in which they are shown. */
export const achievements: readonly AchievementDefinition[] = [
  ...family('quill', 'reports', reports, [
    ['first-report', 1, 'bronze', 'First Sounding', 'Share your first dive report.'],
    ['reports-10', 10, 'bronze', 'Steady Hand', 'Share 10 dive reports.'],
    ['reports-50', 50, 'silver', 'Pilot', 'Share 50 dive reports.'],
    ['reports-200', 200, 'gold', 'Hydrographer', 'Share 200 dive reports.'],
  ]),
  ...family('lamp', 'firstReports', reports, [
    ['first-light', 1, 'bronze', 'First Light', 'Report a site that nobody had reported for 60 days.'],
    ['lamplighter', 5, 'silver', 'Lamplighter', 'Report 5 sites that had been silent for 60 days.'],
    ['lighthouse', 20, 'gold', 'Lighthouse Keeper', 'Report 20 sites that had been silent for 60 days.'],
  ]),
  ...family('calendar', 'reportMonths', reports, [
    ['months-6', 6, 'silver', 'Half the Year', 'Report dives in 6 different months of the year.'],
    ['months-12', 12, 'gold', 'All Seasons', 'Report dives in every month of the year.'],
  ]),
  ...family('leaf', 'monthsAtOneSite', reports, [
    ['local-3', 3, 'bronze', 'Familiar Face', 'Report one site in 3 different months.'],
    ['local-6', 6, 'silver', 'Knows the Seasons', 'Report one site in 6 different months.'],
    ['local-12', 12, 'gold', 'Year-Round Witness', 'Report one site in every month of the year.'],
  ]),
  ...family('calendar', 'reportYears', reports, [
    ['years-3', 3, 'silver', 'Long Record', 'Report dives made in 3 different years.'],
  ]),
  ...family('compass', 'reportedSites', reports, [
    ['sites-reported-5', 5, 'bronze', 'Curious', 'Report 5 different sites.'],
    ['sites-reported-25', 25, 'silver', 'Explorer', 'Report 25 different sites.'],
  ]),
  ...family('globe', 'reportCountries', reports, [
    ['countries-3', 3, 'bronze', 'Three Seas', 'Report sites in 3 countries.'],
    ['countries-10', 10, 'gold', 'World Chart', 'Report sites in 10 countries.'],
  ]),
  ...family('fish', 'species', reports, [
    ['species-10', 10, 'bronze', 'Good Eyes', 'Name 10 different species in your reports.'],
    ['species-50', 50, 'silver', 'Naturalist', 'Name 50 different species in your reports.'],
    ['species-150', 150, 'gold', 'Living Catalogue', 'Name 150 different species in your reports.'],
  ]),
  ...family('thermometer', 'waterReports', reports, [
    ['water-5', 5, 'bronze', 'Water Watcher', 'Note visibility and temperature in 5 reports.'],
    ['water-50', 50, 'silver', 'Tide Table', 'Note visibility and temperature in 50 reports.'],
  ]),
  ...family(
    'camera',
    'photos',
    ['media'],
    [
      ['first-photo', 1, 'bronze', 'First Exposure', 'Share your first photo.'],
      ['photos-25', 25, 'silver', 'Picture Desk', 'Share 25 photos.'],
      ['photos-100', 100, 'gold', 'Gallery', 'Share 100 photos.'],
    ],
  ),
  ...family(
    'star',
    'likes',
    ['media'],
    [
      ['likes-10', 10, 'bronze', 'Well Seen', 'Get 10 ratings of 4 or 5 stars for your photos.'],
      ['likes-100', 100, 'gold', 'Crowd Favourite', 'Get 100 ratings of 4 or 5 stars for your photos.'],
    ],
  ),
  ...family(
    'pin',
    'sitesAdded',
    ['dive_sites'],
    [
      ['first-site', 1, 'bronze', 'On the Chart', 'Add a dive site that wasn’t on the map.'],
      ['sites-5', 5, 'silver', 'Chart Maker', 'Add 5 dive sites.'],
      ['sites-25', 25, 'gold', 'Cartographer', 'Add 25 dive sites.'],
    ],
  ),
  ...family(
    'quill',
    'corrections',
    [],
    [
      ['correction', 1, 'bronze', 'Second Look', 'Have a correction of a site approved.'],
      ['corrections-10', 10, 'silver', 'Careful Editor', 'Have 10 corrections of sites approved.'],
    ],
  ),
  ...family(
    'compass',
    'positions',
    [],
    [
      ['position', 1, 'bronze', 'Put Right', 'Correct the position of a site.'],
      ['positions-5', 5, 'silver', 'Surveyor', 'Correct the positions of 5 sites.'],
    ],
  ),
  ...family(
    'buoy',
    'warnings',
    [],
    [
      ['warning', 1, 'bronze', 'Marker Buoy', 'Add a hazard or a closure that a site was missing.'],
      ['warnings-5', 5, 'silver', 'Safe Passage', 'Add hazards or closures that 5 sites were missing.'],
    ],
  ),
  ...family('hands', 'helpfulVotes', votes, [
    ['helpful-1', 1, 'bronze', 'Thank You', 'Help somebody with a report or a post.'],
    ['helpful-25', 25, 'silver', 'Good Company', 'Get 25 helpful votes.'],
    ['helpful-100', 100, 'gold', 'Trusted Voice', 'Get 100 helpful votes.'],
  ]),
  ...family(
    'lamp',
    'solutions',
    ['threads', 'replies'],
    [
      ['solution-1', 1, 'bronze', 'Straight Answer', 'Solve a question in the forums.'],
      ['solution-10', 10, 'gold', 'Answers at Hand', 'Solve 10 questions in the forums.'],
    ],
  ),
  ...family(
    'shield',
    'plannedEvents',
    ['events'],
    [
      ['planned-1', 1, 'bronze', 'Ready for Anything', 'Run an event that has an emergency plan.'],
      ['planned-5', 5, 'silver', 'Safe Host', 'Run 5 events that have an emergency plan.'],
    ],
  ),
  ...family(
    'anchor',
    'mentoredPeople',
    ['events'],
    [
      ['mentor-1', 1, 'silver', 'Mentor', 'Take somebody along to an event for beginners that you run.'],
      [
        'mentor-10',
        10,
        'gold',
        'Harbour Master',
        'Take 10 people along to events for beginners that you run.',
      ],
    ],
  ),
  ...family(
    'leaf',
    'cleanUps',
    ['events'],
    [
      ['clean-up-1', 1, 'bronze', 'Clean Sweep', 'Take part in a clean-up.'],
      ['clean-up-5', 5, 'gold', 'Reef Keeper', 'Take part in 5 clean-ups.'],
    ],
  ),
  ...family(
    'camera',
    'finds',
    ['reports', 'media'],
    [['finds-5', 5, 'bronze', 'Brought It Back', 'Add 5 photos or reports to events you were at.']],
  ),
]

const byId = new Map(achievements.map((one) => [one.id, one]))

/** The achievement with this id; undefined for one that there is no more. */
export const achievementById = (id: string): AchievementDefinition | undefined => byId.get(id)

/** Another when achievements come or ask for something else, so that what was done before is looked at again. */
export const achievementsVersion: string = achievements
  .map(({ id, count, progress }) => `${id}:${count}:${progress(noCounts).need}`)
  .join(' ')
