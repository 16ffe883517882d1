import { type CertificationKind, certificationKinds } from '@soundings/contract/certifications'

const kindLabel: Record<CertificationKind, string> = {
  core: 'Diver',
  speciality: 'Speciality',
  leader: 'Dive leader',
  instructor: 'Instructor',
}

export const kindText = (kind: CertificationKind): string => kindLabel[kind]

export const kindOptions = certificationKinds.map((value) => ({ value, label: kindLabel[value] }))
