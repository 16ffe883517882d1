/** What the water and the sky were like. */
export const conditions = [
  'calm',
  'light-current',
  'strong-current',
  'surge',
  'clear',
  'overcast',
  'rainy',
  'windy',
] as const

/** Lengths in characters, visibility in metres, temperatures in degrees Celsius. */
export const reportLimits = {
  title: 120,
  content: 10_000,
  notes: 10_000,
  animals: 2_000,
  /** So many of those that a text names are known of a report. */
  species: 200,
  photos: 20,
  rating: { min: 1, max: 5, default: 5 },
  visibility: { min: 0, max: 150 },
  waterTemp: { min: -3, max: 45, step: 0.1 },
  firstDate: '1900-01-01',
  /** Of a list. */
  page: 20,
  /** So many reports a person may have that no moderator has looked at. */
  pending: 200,
} as const

export const reportTitle = 'Dive Report'

/** Under what reports are given away as open data. */
export const reportLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** Texts that the form and the server share. */
export const reportTexts = {
  site: 'Please select a site from the list',
  date: 'Please select a date',
  dateRequired: 'Dive date is required.',
  future: 'The date can’t be in the future.',
  tooLongAgo: 'The date can’t be before 1900.',
  visibility: `Visibility must be between 0 and ${reportLimits.visibility.max} m.`,
  waterTemp: `Water temperature must be between ${reportLimits.waterTemp.min} and ${reportLimits.waterTemp.max} °C.`,
  tooManyPending:
    'You have too many reports awaiting review. Please wait until a moderator has reviewed some of them.',
  foreignPhoto: 'You can only add your own photos to a report.',
  empty: 'No dive reports yet for this site.',
  withoutPhotos: 'Photo upload failed. Dive report will be saved without photos.',
  unsaved: 'You have unsaved changes. If you continue, they will be lost.',
  failed: 'Failed to create report',
} as const

/** In what files reports are given away. */
export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportTypes = { csv: 'text/csv', json: 'application/json' } as const

/** What photos of a report say of themselves. */
export const reportPhotoWords = (siteName: string) => ({
  caption: `${siteName} - Dive Report`,
  description: 'Photos from dive report',
  tags: 'dive-report',
})
