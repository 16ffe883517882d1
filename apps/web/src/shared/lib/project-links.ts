/** Where the project lives. The only place that knows. */
export const projectLinks = {
  source: 'https://github.com/soundings-app/soundings',
  issues: 'https://github.com/soundings-app/soundings/issues',
} as const
