/** The page of the certifications that somebody holds. */
export const certificationsPages = { certifications: '/dive-log/certifications' } as const
