import type { FlagKey } from '@soundings/contract/flags'
import type { PlainPage } from '@soundings/contract/pages'
import type { Group } from '@soundings/contract/people'
import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Shortcut } from './lib/shortcuts.ts'
import type { LoadKind } from './outbox/kind.ts'

/** A page, at its address in the contract. Its code loads when it is first visited. */
export type Page = {
  path: string
  load: () => Promise<ComponentType>
  /** Reads what the address says behind its path; whatever makes no sense there counts as not said. */
  readSearch?: (said: Record<string, unknown>) => object
  /** Who may open it; everybody else is led home. */
  group?: Group
  /** Reads what it shows while the app starts, so that the first screen comes whole. What fails here, the page says itself. */
  readFirst?: (queries: QueryClient, at: { params: Record<string, string>; search: object }) => Promise<void>
}

/** Something that the command palette can do. */
export type PaletteAction = {
  id: string
  /** What it would do now. */
  name: () => string
  /** What else people may type for it. */
  words: string
  icon: Icon
  shortcut?: Shortcut
  isOffered?: () => boolean
  /** Its effect is to be seen in the palette. */
  staysOpen?: true
  act: (go: ReturnType<typeof useNavigate>) => void
}

/** A place of the main navigation. It counts as current at every address that starts with one of `at`. */
export type NavigationPlace = {
  to: PlainPage
  label: string
  at: readonly string[]
  isForMembers: boolean
  /** It is there while this flag is on. */
  flag?: FlagKey
  /** Whether the header has it under More: always, or where it has no room for all. */
  underMore?: 'always' | 'if-narrow'
  /** It stands behind the places of all features that are not last. */
  isLast?: true
}

/** A tab of the community hub: a page of its own below `/community`, in the frame of the hub. */
export type HubTab = Page & { label: string }

/** A page behind the account's name, for every member or for a group of people. */
export type AccountPlace = {
  label: string
  icon: Icon
  to: PlainPage
  group?: Group
  /** How much waits there. Its code loads by itself; rendered inside Suspense. */
  Badge?: ComponentType
}

/** Something that a group of people can do, behind the account's name. */
export type AccountAction = { label: string; icon: Icon; group: Group; act: (queries: QueryClient) => void }

/** What stands over every page; its own code loads when it is first wanted. */
export type Overlay = ComponentType<{
  /** The site that the page below shows. */
  siteBelow: string | null
}>

/** What a feature brings to the page. It is part of the first scripts: it names what loads later and is light itself. */
export type Feature = {
  /** The features that it builds on: what they bring comes before its own. */
  needs: readonly Feature[]
  pages: readonly Page[]
  navigation: readonly NavigationPlace[]
  /** In the order of the features. */
  hubTabs: readonly HubTab[]
  accountPlaces: readonly AccountPlace[]
  accountActions: readonly AccountAction[]
  /** What of it may wait on the device for a connection, by the name that is kept with it. */
  outboxKinds: Readonly<Record<string, LoadKind>>
  overlays: readonly Overlay[]
  shortcuts: Readonly<Record<string, Shortcut>>
  loadActions: () => Promise<readonly PaletteAction[]>
}

const nothing: Feature = {
  needs: [],
  pages: [],
  navigation: [],
  hubTabs: [],
  accountPlaces: [],
  accountActions: [],
  outboxKinds: {},
  overlays: [],
  shortcuts: {},
  loadActions: async () => [],
}

/** Everything that a feature brings to the page, in one place. What it leaves out, it does not bring. */
export const defineFeature = <const F extends Partial<Feature>>(brought: F): Feature & F => ({
  ...nothing,
  ...brought,
})
