import {
  type Profile,
  profileFallbacks,
  type ShownCertification,
  type ShownGroup,
} from '@soundings/contract/profile'
import { groupSlug } from '@soundings/rules/groups'
import type { CertificationRow } from '#features/certifications/index.ts'
import type { PublicGroup } from '#features/groups/index.ts'
import type { Met } from '#features/people/index.ts'

/** A certification without what its holder alone may see. */
export const shownCertification = ({
  id,
  agency,
  level,
  kind,
  depth,
  issuedOn,
  verifiedAt,
}: CertificationRow): ShownCertification => ({
  id,
  agency,
  level,
  kind,
  depth,
  issuedOn,
  verifiedAt: verifiedAt?.toISOString() ?? null,
})

/** A group as a profile names it. */
export const shownGroup = ({ id, name, members, role }: PublicGroup): ShownGroup => ({
  id,
  slug: groupSlug(name),
  name,
  members,
  role,
})

/** What was loaded of a person, as far as the reader may see it. */
export type Loaded = Pick<
  Profile,
  'stats' | 'shared' | 'activity' | 'certifications' | 'recentDives' | 'groups' | 'achievements'
> & {
  /** Whether something public stands under their name, so that the picture beside it is no secret. */
  hasShared: boolean
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && Object.values(value).every((each) => each === 0 || isNothing(each)))

/** Leaves out what is not there, so that nobody can tell it from what is not shown. */
const withoutNothing = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => !isNothing(value)))

/** A person as the reader sees them. */
export const toProfile = ({ told, may, relation }: Met, { hasShared, ...loaded }: Loaded): Profile => {
  const { personId, handle, fullName, avatar, country, createdAt, location, bio, languages } = told
  const facts = {
    ...(may('identity') && { country, memberSince: createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length) }),
    ...(may('name') && { name: fullName }),
    ...(may('about') && { location, bio, languages }),
    ...loaded,
  }
  const shownAvatar = may('identity') || hasShared ? avatar : null
  return {
    id: personId,
    handle,
    avatar: shownAvatar ?? profileFallbacks.avatar,
    // Oneself sees what is empty, too: it is there to be filled.
    ...(relation === 'self' ? { ...withoutNothing(facts), ...loaded } : withoutNothing(facts)),
  }
}
