import type { GroupChange, GroupForm } from '@soundings/contract/groups'
import { groupLimits } from '@soundings/contract/groups-fields'
import { mayOrganise, maySeeGroup } from '@soundings/rules/groups'
import { longDate, numberText } from '@soundings/rules/phrases'
import { fold } from '@soundings/rules/text'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { noteItem } from '#features/moderation/index.ts'
import type { Standings } from '#features/standing/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { archivedNow } from '../group-notifications.ts'
import type { NotifyAll } from '../people/joining.service.ts'
import { countOwned, findMemberIds, findPerson, type Membership, savePerson } from '../people/people.repo.ts'
import { findByKey, type GroupState, insertGroup, lockGroup, saveGroup } from '../reading/groups.repo.ts'
import { saveHomeSites } from '../reading/home-sites.repo.ts'
import { archived, changedSince, noGroup, notOwner, notYours } from '../refusals.ts'
import { checkAvatar, checkHomeSites } from './checks.ts'
import { judgeGroup } from './judging.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & {
  origin: string
  standings: Pick<Standings, 'limitsIn'>
  notifyAll: NotifyAll
}
type Founded = GroupForm
type Created = { id: string; isNew: boolean }

const tooNew = (until: Date | null) =>
  new HttpError(
    403,
    until
      ? `You can found a group from ${longDate(until)} on.`
      : 'You can found a group once you’ve been here for a day and 3 things you shared are public. Until then you can join any.',
    { code: 'too-new' },
  )
const ownsMany = () =>
  new HttpError(
    409,
    `You own ${numberText(groupLimits.owned)} groups. Hand one over or archive it before you found another.`,
    { code: 'limit' },
  )

/** Founds groups and changes what they say of themselves. */
export const writingService = ({ db, clock, origin, standings, notifyAll }: Needs) => {
  const begin = async (tx: Db, person: Person, form: Founded): Promise<Created> => {
    const clientKey = form.clientKey ?? newId()
    const before = await findByKey(tx, person.id, clientKey)
    if (before) return { id: before, isNew: false }
    const { limited, until } = await standings.limitsIn(tx, person.id)
    if (limited === 'new') throw tooNew(until)
    if ((await countOwned(tx, person.id)) >= groupLimits.owned) throw ownsMany()
    const { name, description, kind, country, avatarPhotoId, homeSites } = form
    await checkAvatar(tx, person.id, avatarPhotoId)
    await checkHomeSites(tx, person.id, homeSites)
    const now = clock()
    const texts = { name, description }
    const judged = await judgeGroup(tx, { userId: person.id, limited, origin, now, texts, before: null })
    const id = newId()
    const isNew = await insertGroup(tx, {
      id,
      ...texts,
      folded: fold(name),
      kind,
      country,
      avatarPhotoId,
      state: judged.verdict === 'held' ? 'held' : 'public',
      signals: judged.signals,
      createdBy: person.id,
      clientKey,
      createdAt: now,
    })
    if (!isNew) return { id: (await findByKey(tx, person.id, clientKey)) ?? id, isNew: false }
    await savePerson(tx, { groupId: id, userId: person.id, role: 'owner', state: 'in', at: now })
    await saveHomeSites(tx, id, homeSites)
    if (judged.verdict === 'noted') await note(tx, id, judged.signals, now)
    return { id, isNew: true }
  }

  const note = (tx: Db, itemId: string, signals: readonly string[], at: Date) =>
    noteItem(tx, { type: 'groups', itemId, reason: 'spam', note: signals.join(' '), at })

  /** A group with the reader’s place in it, for one change at a time. */
  const locked = async (
    tx: Db,
    person: Person,
    id: string,
  ): Promise<{ group: GroupState; mine?: Membership }> => {
    const group = await lockGroup(tx, id)
    const mine = await findPerson(tx, id, person.id)
    if (!group || !maySeeGroup(group, mine ?? null)) throw noGroup()
    return mine ? { group, mine } : { group }
  }

  const roleOf = (mine: Membership | undefined) => (mine?.state === 'in' ? mine.role : null)

  const archive = async (tx: Db, group: GroupState, byId: string) => {
    if (group.state !== 'public') return
    await saveGroup(tx, { id: group.id, state: 'archived', version: group.version + 1 })
    const others = (await findMemberIds(tx, group.id)).filter((id) => id !== byId)
    await notifyAll(tx, others, archivedNow(group, byId))
  }

  return {
    /** The same key founds one group. */
    create: (person: Person, form: Founded): Promise<Created> =>
      inTransaction(db, (tx) => begin(tx, person, form)),

    createdBefore: async (person: Person, clientKey: string | undefined): Promise<string | undefined> =>
      clientKey === undefined ? undefined : findByKey(db, person.id, clientKey),

    change: (person: Person, id: string, change: GroupChange): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { group, mine } = await locked(tx, person, id)
        const role = roleOf(mine)
        if (!mayOrganise(role)) throw notYours()
        const { version, isArchived, homeSites, ...known } = change
        // What was said in private may become everybody’s to read.
        const isOpened = known.kind !== undefined && known.kind !== group.kind
        if ((isArchived !== undefined || isOpened) && role !== 'owner') throw notOwner()
        if (version !== group.version) throw changedSince()
        if (isArchived === false && group.state === 'archived')
          return saveGroup(tx, { id, state: 'public', version: group.version + 1 })
        if (group.state === 'archived') throw archived()
        if (known.avatarPhotoId !== undefined && known.avatarPhotoId !== group.avatarPhotoId)
          await checkAvatar(tx, person.id, known.avatarPhotoId)
        if (homeSites) {
          await checkHomeSites(tx, person.id, homeSites)
          await saveHomeSites(tx, id, homeSites)
        }
        const { name = group.name, description = group.description } = known
        const { limited } = await standings.limitsIn(tx, person.id)
        const texts = { name, description }
        const now = clock()
        const judged = await judgeGroup(tx, { userId: person.id, limited, origin, now, texts, before: group })
        const isHeld = judged.verdict === 'held' && group.state === 'public'
        const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
        await saveGroup(tx, {
          id,
          ...given,
          folded: fold(name),
          version: group.version + 1,
          ...(isHeld && { state: 'held' as const }),
          signals: [...new Set([...group.signals, ...judged.signals])],
        })
        if (judged.verdict === 'noted') await note(tx, id, judged.signals, now)
        if (isArchived) await archive(tx, { ...group, name, version: group.version + 1 }, person.id)
      }),

    archive: (person: Person, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { group, mine } = await locked(tx, person, id)
        if (roleOf(mine) !== 'owner') throw notOwner()
        await archive(tx, group, person.id)
      }),
  }
}
