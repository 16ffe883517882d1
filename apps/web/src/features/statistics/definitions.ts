import { statisticsLimits } from '@soundings/contract/statistics-fields'

const { reports, people, viewDays } = statisticsLimits

/** What each number of the page counts. */
export const definitions = {
  sites: 'Dive sites that are public today. Sites that wait for review or were removed don’t count.',
  divers: 'People with an account today. Deleted accounts don’t count.',
  photos: 'Photos of dive sites that are public today.',
  countries: 'Countries with at least one public dive site.',
  destinations:
    'Public dive reports from each region, or from the country where their sites don’t name a region.',
  categories: 'Public dive sites by their category. A site has one category at most.',
  popular: `Points: 1 for each view in the last ${viewDays} days, 5 for each photo and 10 for each dive report. A person’s views of a site count once a day. Equal sites share a rank.`,
  activity:
    'Public sites, photos, dive reports, discussions, events and groups, newest first. People who don’t show their activity to everybody aren’t named.',
  insights: `From all public dive reports: the month with most dives, the means of measured temperature and visibility, and the species named most often. Nothing is told from fewer than ${reports} reports.`,
  regions: 'Public dive sites of each country or region, as a share of all that say where they lie.',
  equipment: `What people own and let be counted. A name is told from ${people} people on.`,
  temperature: `Water temperatures of public dive reports by the month of the dive. A bar holds the middle half of them, and its mark is the median. Nothing is told from fewer than ${reports} reports.`,
  visibility: `Visibility of public dive reports by the month of the dive. A bar holds the middle half, and its mark is the median. Nothing is told from fewer than ${reports} reports.`,
  species: `Public dive reports of the month, of any year, that name a species. Nothing is told from fewer than ${reports} reports.`,
  growth: `What came in each month (UTC) and is public today. Between one and ${people - 1} new divers aren’t told exactly.`,
} as const
