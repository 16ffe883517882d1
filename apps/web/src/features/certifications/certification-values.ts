import {
  type Certification,
  CertificationFacts,
  certificationTexts,
} from '@soundings/contract/certifications'
import { isYetToCome } from '@soundings/rules/reports'
import { z } from 'zod'

/** What stands in the fields of a certification; depth in metres. */
export type CertificationValues = {
  agency: string
  level: string
  kind: string
  depth: number | null
  issuedOn: string
  number: string
}

export const valuesOf = (certification: Certification | null): CertificationValues => ({
  agency: certification?.agency ?? '',
  level: certification?.level ?? '',
  kind: certification?.kind ?? 'core',
  depth: certification?.depth ?? null,
  issuedOn: certification?.issuedOn ?? '',
  number: certification?.number ?? '',
})

const { shape } = CertificationFacts

/** Makes a certification of what was typed. */
export const TypedCertification = z.object({
  ...shape,
  depth: shape.depth.unwrap(),
  issuedOn: z
    .string()
    .refine((day) => day === '' || !isYetToCome(day, new Date()), certificationTexts.future)
    .transform((day) => day || null)
    .pipe(shape.issuedOn.unwrap()),
  number: z
    .string()
    .trim()
    .transform((typed) => typed || null)
    .pipe(shape.number.unwrap()),
})
