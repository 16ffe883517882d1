import { z } from 'zod'
import { Instant, text, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

/** What a certification is for: how deep one dives, one skill, leading others, or teaching. */
export const certificationKinds = ['core', 'speciality', 'leader', 'instructor'] as const
export const CertificationKind = z.enum(certificationKinds)
export type CertificationKind = z.output<typeof CertificationKind>

/** Lengths in characters, metres, and how many a member can list. */
export const certificationLimits = {
  agency: 100,
  level: 100,
  number: 60,
  depth: { min: 1, max: 350 },
  firstDate: '1940-01-01',
  count: 100,
} as const

export const certificationTexts = {
  agency: 'Agency is required.',
  level: 'Level is required.',
  future: 'The date can’t be in the future.',
  tooLongAgo: 'The date can’t be before 1940.',
  depth: `Depth must be between ${certificationLimits.depth.min} and ${certificationLimits.depth.max} m.`,
  tooMany: `You can list up to ${certificationLimits.count} certifications.`,
  changedSince:
    'This certification was changed on another device in the meantime. Check the current version, then save again.',
} as const

const known = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)
const { agency, level, number: cardNumber, depth, firstDate } = certificationLimits

/** What a card says. */
export const CertificationFacts = z.object({
  agency: text(agency).min(1, certificationTexts.agency),
  level: text(level).min(1, certificationTexts.level),
  kind: CertificationKind.default('core'),
  /** In metres, as orientation: how deep it allows to dive. */
  depth: known(number().min(depth.min, certificationTexts.depth).max(depth.max, certificationTexts.depth)),
  issuedOn: known(z.iso.date().refine((day) => day >= firstDate, certificationTexts.tooLongAgo)),
  /** For its holder’s eyes alone. */
  number: known(text(cardNumber)),
})
export type CertificationFacts = z.output<typeof CertificationFacts>

/** A certification as its holder stated it. */
export const Certification = z.object({
  id: Uuid,
  agency: z.string(),
  level: z.string(),
  kind: CertificationKind,
  depth: number().nullable(),
  issuedOn: z.iso.date().nullable(),
  number: z.string().nullable(),
  version: wholeNumber(),
  createdAt: Instant,
})
export type Certification = z.output<typeof Certification>

const params = z.object({ certificationId: Uuid })

export const certifications = feature('The certifications of each member, as they state them.', {
  list: route('/api/profile/certifications', {
    method: 'GET',
    access: 'member',
    summary: 'List your certifications, the latest first',
    reply: z.object({ items: z.array(Certification) }),
  }),
  create: route('/api/profile/certifications', {
    method: 'POST',
    access: 'member',
    summary: 'Add a certification. Repeating a request with the same `clientKey` adds only one',
    body: CertificationFacts.extend({ clientKey: Uuid.optional() }),
    reply: Certification,
    status: 201,
    errors: [409, 429],
  }),
  change: route('/api/profile/certifications/:certificationId', {
    method: 'PUT',
    access: 'member',
    summary:
      'Change a certification. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params,
    body: CertificationFacts.extend({ version: wholeNumber().min(1).optional() }),
    reply: Certification,
    errors: [404, 409, 429],
  }),
  remove: route('/api/profile/certifications/:certificationId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete a certification; safe to repeat',
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: [429],
  }),
})
