import { authLimits, countries } from '@soundings/contract/auth'
import { notificationTypes } from '@soundings/contract/notification-kinds'
import { groups } from '@soundings/contract/people'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { bytea, instant, quoted } from '../columns.ts'

const { shorter, oneOf } = checksOf('users')

/** People who have signed in at least once. Which provider proves who they are, and under which name it knows them. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    subject: text().notNull(),
    /** In lower case. Null once the account is deleted: the row stays for what the person contributed. */
    email: text(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    fullName: text('full_name'),
    handle: text(),
    country: text(),
    bio: text(),
    avatarUrl: text('avatar_url'),
    groups: text().array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    unique('users_provider_subject').on(t.provider, t.subject),
    uniqueIndex('users_handle').on(sql`lower(${t.handle})`),
    index('users_email').on(t.email),
    index('users_avatar_url').on(t.avatarUrl).where(sql`avatar_url is not null`),
    check('users_groups_known', sql.raw(`groups <@ array[${quoted(groups)}]::text[]`)),
    oneOf('country', countries),
    check(
      'users_handle_shape',
      sql.raw(`handle ~ '^[A-Za-z0-9_]{${authLimits.handle.min},${authLimits.handle.max}}$'`),
    ),
    shorter('full_name', authLimits.fullName),
    shorter('bio', authLimits.bio),
  ],
)

/**
 * One sign-in on one device. Tokens are kept as SHA-256. `successor` holds the tokens that replaced the previous
 * refresh token, sealed with a key that only the holder of that token can make.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: bytea('access_hash').notNull(),
    accessUntil: instant('access_until').notNull(),
    refreshHash: bytea('refresh_hash').notNull(),
    previousAccessHash: bytea('previous_access_hash'),
    previousRefreshHash: bytea('previous_refresh_hash'),
    successor: bytea(),
    rotatedAt: instant('rotated_at').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** Devices from which a person has signed in before, by the hash of a cookie that stays on the device. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: bytea('device_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
)

/** What the provider `local` knows to prove who somebody is; none of an address that is not proved yet. */
export const localAccounts = pgTable(
  'local_accounts',
  {
    subject: uuid().primaryKey(),
    email: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    verifiedAt: instant('verified_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  () => [checksOf('local_accounts').shorter('email', authLimits.email)],
)

/**
 * Sign-ups that wait for their code, side by side where an address has several: each has a code of its own, and only
 * its own browser or its own password can use that. One for an address that has an account is kept like the others,
 * so that nothing tells it from them, and can never be confirmed.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Of the cookie in the browser that began it. */
    secretHash: bytea('secret_hash').notNull(),
    /** For a provider that is told the password once the address is proved; only that cookie opens it. */
    sealedPassword: bytea('sealed_password'),
    createdAt: instant('created_at').notNull(),
    /** Set while the address is proved and its account has not got the password of this sign-up yet. */
    provedAt: instant('proved_at'),
  },
  (t) => [
    index('sign_ups_address').on(t.provider, t.email),
    index('sign_ups_age').on(t.createdAt),
    checksOf('sign_ups').shorter('email', authLimits.email),
  ],
)

/** Keys that this installation made for itself, by what they are for. */
export const serverKeys = pgTable('server_keys', { name: text().primaryKey(), key: bytea().notNull() })

export const codePurposes = ['verify', 'reset', 'change-email'] as const

/** The newest code for each purpose and who it is for; the code itself is kept as a hash, salted with `id`. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    id: uuid().notNull(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** An address, or the id of a sign-up: several of one address have a code each. */
    holder: text('address').notNull(),
    /** The account or sign-up it is for; null for an address that has none, where no code ever fits. */
    subject: uuid(),
    codeHash: bytea('code_hash').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.holder] }),
    checksOf('mailed_codes').oneOf('purpose', codePurposes),
    check('mailed_codes_tries', sql.raw(`tries between 0 and ${authLimits.codeTries}`)),
  ],
)

export const userSettings = pgTable('user_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What the server told people. A trigger tells every instance whose notifications changed. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What happened, in the words of the feature that tells it; those from before there were kinds have the default. */
    kind: text().notNull().default('news'),
    type: text({ enum: notificationTypes }).notNull(),
    message: text().notNull(),
    link: text(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** What unread ones of the same are gathered under: `thanks:ID`. Null for one that stands alone. */
    groupKey: text('group_key'),
    /** Who did it, the latest first, and how many they are. */
    actorIds: uuid('actor_ids').array().notNull().default(sql`'{}'`),
    actors: integer().notNull().default(0),
    /** The group of its kind; null where an older version wrote it. */
    groupName: text('group_name'),
    /** Whether the page shows it: somebody may want mails of it alone. */
    onPage: boolean('on_page').notNull().default(true),
    /** When it was mailed, by itself or with others. */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    index('notifications_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('notifications_gathered')
      .on(t.userId, t.groupKey)
      .where(sql`read_at is null and group_key is not null`),
    checksOf('notifications').oneOf('type', notificationTypes),
    check('notifications_kind_shape', sql.raw(`kind ~ '^[a-z][a-z-]{0,49}$'`)),
    check('notifications_message_length', sql.raw(`message <> '' and length(message) <= 500`)),
    check('notifications_link_is_path', sql.raw(`link ~ '^/[^/]' and length(link) <= 500`)),
  ],
)

/** What moderators and admins did, for ever: the actor's id stays when the actor is gone. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    /** Null for a command of the machine's owner. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_actor').on(t.actorId, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_subject').on(t.subjectType, t.subjectId, t.at, t.id),
    index('audit_log_type').on(t.subjectType, t.at, t.id),
  ],
)

/** Proofs of work that were used: none counts twice. */
export const spentProofs = pgTable(
  'spent_proofs',
  { hash: bytea().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('spent_proofs_expiry').on(t.expiresAt)],
)
