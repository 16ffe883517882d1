import type { BaseMaps } from '@soundings/contract/configuration'
import type { Route } from '@soundings/contract/route'
import type { FastifyInstance } from 'fastify'
import type { SessionCookies } from '#http/session-cookies.ts'
import type { WebApp } from '#http/web.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { StorageWatch } from '#shared/storage-watch.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import type { Flaggable } from './flaggable.ts'
import type { LimitedAction, Limits } from './limits.ts'
import type { StreamSource } from './live-stream.ts'
import type { PersonalData } from './personal-data.ts'
import type { Reviewable } from './reviewable.ts'
import type { SiteFollower } from './site-follower.ts'
import type { StreamTopic } from './stream-topic.ts'
import type { Tally } from './tally.ts'

/** What the server was started with. */
export type AppFacts = {
  web: WebApp | undefined
  version: string
  /** The address that people reach this server at, without a slash at its end. */
  origin: string
  bases: BaseMaps
  /** Who may read the mails that were kept: people who try Soundings out, and tests. Neither in production. */
  mailReaders: { people: boolean; tests: boolean }
  /** Whether the assistant's route with fixed data answers, for work on the page. */
  hasMock: boolean
  /** What those count as who are new: a closed club trusts everybody whom it let in. */
  newMembers: 'new' | 'trusted'
  /** So many days messages are kept; for ever where it is not set. */
  messagesKeptDays?: number | undefined
  /** So often, in milliseconds, boards are brought up to date; only when it is asked for where it is not set. */
  boardsEvery?: number | undefined
  /** What mails and files are given to. */
  outside: { mail: 'sent' | 'kept'; files: 'disk' | 'bucket' }
  /** Called once every public read can be answered. */
  onReady?: () => void
}

/** What features bring for one of them that knows none of the others, gathered from all of them. */
export type Gathered = {
  reviewables: readonly Reviewable[]
  flaggables: readonly Flaggable[]
  /** In the order in which an account's export and deletion walk through it. */
  personalData: readonly PersonalData[]
  siteFollowers: readonly SiteFollower[]
  streamSources: readonly StreamSource[]
  streamTopics: readonly StreamTopic[]
}

/** What a feature's share of the export and deletion of accounts is made with. */
export type PersonalContext = Dependencies & Pick<Gathered, 'siteFollowers'>

/** What every feature is given. */
export type AppContext = Dependencies &
  AppFacts &
  Gathered & {
    sessions: Sessions
    cookies: SessionCookies
    /** So many streams of events are held at once. */
    maxStreams: number
    storage: StorageWatch
    isStopping: () => boolean
  }

/** What a feature brings, as the app reads it. */
export type Feature<Services = unknown, Names extends string = string> = {
  /** Its routes, by the name of their group. */
  contract: Readonly<Record<string, Record<string, Route>>>
  limits: Readonly<Record<Names, LimitedAction>>
  /** The features whose services it uses. */
  needs: readonly Feature[]
  /** What it lets moderators decide about. */
  reviewables: readonly Reviewable[]
  /** What it lets people object to once it is public. */
  flaggables: readonly Flaggable[]
  /** What it keeps of a person. */
  personalData: (context: PersonalContext) => readonly PersonalData[]
  /** What happens to its things when the site that they belong to is merged, removed or deleted. */
  siteFollowers: readonly SiteFollower[]
  /** What people hear of on the stream of events without asking for it. */
  streamSources: (deps: Dependencies) => readonly StreamSource[]
  /** What pages can follow on the stream of events. */
  streamTopics: readonly StreamTopic[]
  /** What triggers count for it. */
  tallies: readonly Tally[]
  /** Starts it for an app, the first time that it is asked for; those that it needs start before it. */
  open: (context: AppContext) => Services
  mount: (api: FastifyInstance, context: AppContext) => void
  /** The server is asked to stop: ends what would keep it waiting. */
  stop: (context: AppContext) => void
  close: (context: AppContext) => Promise<void>
}

type Needs = Readonly<Record<string, Feature>>
type ServicesOf<N extends Needs> = { readonly [K in keyof N]: ReturnType<N[K]['open']> }

type Definition<N extends Needs, S extends object, L extends Limits> = Partial<
  Pick<
    Feature,
    | 'contract'
    | 'reviewables'
    | 'flaggables'
    | 'personalData'
    | 'siteFollowers'
    | 'streamSources'
    | 'streamTopics'
    | 'tallies'
  >
> & {
  limits?: L
  /** The features whose services it uses, under the names by which it calls them. */
  needs?: N
  /** What lives as long as the app, for its own routes and for the features that need it. */
  open?: (context: AppContext, needs: ServicesOf<N>) => S
  /** Says how its jobs are done, and when those that recur. */
  jobs?: (context: AppContext, services: S & ServicesOf<N>) => void
  routes?: (api: FastifyInstance, context: AppContext, services: S & ServicesOf<N>) => void
  stop?: (services: S) => void
  close?: (services: S) => Promise<unknown>
}

/** Everything that a feature brings, in one place. What it leaves out, it does not bring. */
export const defineFeature = <
  N extends Needs = Record<never, never>,
  S extends object = object,
  L extends Limits = Record<never, never>,
>({
  contract = {},
  limits,
  needs,
  reviewables = [],
  flaggables = [],
  personalData = () => [],
  siteFollowers = [],
  streamSources = () => [],
  streamTopics = [],
  tallies = [],
  open,
  jobs,
  routes,
  stop,
  close,
}: Definition<N, S, L>): Feature<S, keyof L & string> => {
  const opened = new WeakMap<AppContext, S>()

  const needed = (context: AppContext) =>
    Object.fromEntries(
      Object.entries(needs ?? {}).map(([name, feature]) => [name, feature.open(context)]),
    ) as ServicesOf<N>

  const openIn = (context: AppContext): S => {
    const known = opened.get(context)
    if (known) return known
    const others = needed(context)
    const services = open?.(context, others) ?? ({} as S)
    opened.set(context, services)
    jobs?.(context, { ...others, ...services })
    return services
  }

  return {
    contract,
    limits: limits ?? ({} as L),
    needs: Object.values(needs ?? {}),
    reviewables,
    flaggables,
    personalData,
    siteFollowers,
    streamSources,
    streamTopics,
    tallies,
    open: openIn,
    mount: (api, context) => routes?.(api, context, { ...needed(context), ...openIn(context) }),
    stop: (context) => stop?.(openIn(context)),
    close: async (context) => {
      await close?.(openIn(context))
    },
  }
}
