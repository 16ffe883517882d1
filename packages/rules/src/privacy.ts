import {
  type Audience,
  defaultPrivacy,
  type Privacy,
  type PrivacyChange,
  type ProfileSection,
  profileSections,
} from '@soundings/contract/privacy'

/** What a reader is to a person. Who blocked the other, or was blocked, reads as a visitor does. */
export type Relation = 'self' | 'buddy' | 'member' | 'visitor'

/** Everything that makes a reader what they are to a person. */
export type Acquaintance = {
  /** Undefined for a visitor. */
  readerId: string | undefined
  personId: string
  areBuddies: boolean
  /** One of the two blocked the other. */
  isBlocked: boolean
}

export const relationOf = ({ readerId, personId, areBuddies, isBlocked }: Acquaintance): Relation => {
  if (readerId === personId) return 'self'
  if (readerId === undefined || isBlocked) return 'visitor'
  return areBuddies ? 'buddy' : 'member'
}

const seers: Record<Audience, readonly Relation[]> = {
  public: ['self', 'buddy', 'member', 'visitor'],
  members: ['self', 'buddy', 'member'],
  buddies: ['self', 'buddy'],
  nobody: ['self'],
}

/** Who really sees a section: of somebody under 18, members at most. */
export const audienceOf = ({ sections, junior }: Privacy, section: ProfileSection): Audience =>
  junior && sections[section] === 'public' ? 'members' : sections[section]

/** The rule that every page, list, count, picture and search asks: whether such a reader sees a section. */
export const maySee = (privacy: Privacy, section: ProfileSection, relation: Relation): boolean =>
  seers[audienceOf(privacy, section)].includes(relation)

/** The sections that such a reader sees. */
export const seenSections = (privacy: Privacy, relation: Relation): ProfileSection[] =>
  profileSections.filter((section) => maySee(privacy, section, relation))

/** Whether such a reader sees that somebody is online: never a visitor, and never of somebody under 18. */
export const maySeePresence = ({ presence, junior }: Privacy, relation: Relation): boolean =>
  relation === 'self' || (!junior && seers[presence].includes(relation))

/**
 * Whether somebody is told that another invites them to something. Who knows them always may: buddies, and members of one
 * group. Strangers may as far as they may write to them, and never to somebody under 18.
 */
export const takesInvitations = ({ messages, junior }: Privacy, isKnown: boolean): boolean =>
  isKnown || (!junior && messages === 'everyone')

/** Whether search engines may show the profile. */
export const isForSearchEngines = (privacy: Privacy): boolean =>
  privacy.searchEngines && !privacy.junior && maySee(privacy, 'identity', 'visitor')

/** Some values with those of a change that it names. */
const changed = <T extends object>(values: T, change: { [K in keyof T]?: T[K] | undefined } = {}): T => ({
  ...values,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
})

/** Stored settings with what changes; what neither says has its default. */
export const withPrivacy = (stored: PrivacyChange, change: PrivacyChange = {}): Privacy =>
  [stored, change].reduce<Privacy>(
    (privacy, { sections, boards, ...rest }) => ({
      ...changed(privacy, rest),
      sections: changed(privacy.sections, sections),
      boards: changed(privacy.boards, boards),
    }),
    defaultPrivacy,
  )
