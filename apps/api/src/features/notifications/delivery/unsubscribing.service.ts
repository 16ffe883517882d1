import {
  type MailFrequency,
  MailFrequency as MailFrequencyField,
  type NotificationGroupName,
  notificationGroups,
} from '@soundings/contract/notification-preferences'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findStored, lockPerson, saveStored } from '../preferences.repo.ts'
import { mailOf, readStored, withChange, withDefaults } from '../preferences.ts'
import { type UnsubscribeScope, unsubscribeTokens } from './unsubscribe-token.ts'

type Switch = { name: NotificationGroupName; label: string; mail: MailFrequency }

/** What of a person's mails a link concerns, as it is now. */
export type Unsubscribing = {
  switches: Switch[]
  /** Opens the way back; none where nothing was switched off. */
  undo?: string
}

const isMeant = (scope: UnsubscribeScope, { name, mail }: Switch): boolean => {
  if (scope === 'digest') return mail === 'daily' || mail === 'weekly'
  if (scope === 'each') return mail === 'each'
  return mail !== 'off' && scope === `group:${name}`
}

/** What an undo puts back: `contributions=daily,belongings=each`. */
const putBack = (scope: UnsubscribeScope): Map<string, MailFrequency> =>
  new Map(
    scope
      .slice('undo:'.length)
      .split(',')
      .flatMap((pair) => {
        const [name = '', frequency] = pair.split('=')
        const { data } = MailFrequencyField.safeParse(frequency)
        return data ? [[name, data] as const] : []
      }),
  )

/** Switches mails off by a link in one of them, and back on. */
export const unsubscribing = ({ db }: Pick<Dependencies, 'db'>) => {
  const tokens = unsubscribeTokens(db)

  const switchesOf = async (tx: Dependencies['db'], userId: string) => {
    const stored = readStored((await findStored(tx, userId)).preferences)
    const chosen = withDefaults(stored)
    const all = notificationGroups.map(({ name, label }) => ({ name, label, mail: mailOf(chosen, name) }))
    return { stored, all }
  }

  const change = (userId: string, pick: (all: Switch[]) => Switch[]) =>
    inTransaction(db, async (tx) => {
      await lockPerson(tx, userId)
      const { stored, all } = await switchesOf(tx, userId)
      const after = pick(all)
      const groups = Object.fromEntries(after.map(({ name, mail }) => [name, { mail }]))
      if (after.length > 0) await saveStored(tx, userId, withChange(stored, { groups }))
      return all.filter(({ name }) => after.some((one) => one.name === name))
    })

  return {
    /** What a link would switch off. */
    look: async (token: string): Promise<Unsubscribing | undefined> => {
      const found = await tokens.read(token)
      if (!found || found.scope.startsWith('undo:')) return undefined
      const { all } = await switchesOf(db, found.userId)
      return { switches: all.filter((one) => isMeant(found.scope, one)) }
    },

    /** Switches it off: once or often, it stays off. */
    unsubscribe: async (token: string): Promise<Unsubscribing | undefined> => {
      const found = await tokens.read(token)
      if (!found || found.scope.startsWith('undo:')) return undefined
      const { userId, scope } = found
      const before = await change(userId, (all) =>
        all.filter((one) => isMeant(scope, one)).map((one) => ({ ...one, mail: 'off' })),
      )
      if (before.length === 0) return { switches: [] }
      const back = before.map(({ name, mail }) => `${name}=${mail}`).join()
      return { switches: before, undo: await tokens.make(userId, `undo:${back}`) }
    },

    /** Puts back what a link switched off, but for what was chosen since. */
    undo: async (token: string): Promise<Unsubscribing | undefined> => {
      const found = await tokens.read(token)
      if (!found?.scope.startsWith('undo:')) return undefined
      const back = putBack(found.scope)
      const switches = await change(found.userId, (all) =>
        all
          .filter(({ name, mail }) => mail === 'off' && back.has(name))
          .map((one) => ({ ...one, mail: back.get(one.name) ?? 'off' })),
      )
      return { switches }
    },
  }
}
export type Unsubscribings = ReturnType<typeof unsubscribing>
