import { type EquipmentItem, EquipmentList } from '@soundings/contract/equipment'
import { monthsAfter } from '@soundings/rules/equipment'
import { v5 as nameId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { findDemoMember } from '#features/dive-log/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findList, openList, writeItems, writeList } from '../equipment.repo.ts'
import { takeAlong } from './demo-equipment.repo.ts'

/** Any will do, as long as it stays. */
const namespace = '0c6d3f8e-3a39-4f0f-9d0c-7b1d2f5f7a11'
/** What each of these things says, so that nobody takes it for one. */
export const exampleMark = 'Example equipment, made up for a demonstration.'

/** The list of a demonstration. One thing is due for service, one is used no more; days are counted back from today. */
const demoList = (ownerId: string, today: string): EquipmentList => {
  const ago = (months: number) => monthsAfter(today, -months)
  const thing = (name: string, known: Partial<EquipmentItem>) => ({
    id: nameId(`${ownerId}/${name}`, namespace),
    brand: 'Example',
    model: name,
    notes: exampleMark,
    ...known,
  })
  const services = (...months: number[]) =>
    months.map((each) => ({ date: ago(each), note: 'Yearly service' }))
  const items = [
    thing('Cold-water regulator', {
      kind: 'regulator',
      serial: 'EX-0417',
      boughtOn: ago(44),
      serviceMonths: 12,
      serviceDives: 100,
      services: services(14, 27),
    }),
    thing('Travel wing', { kind: 'bcd', boughtOn: ago(44), serviceMonths: 24, services: services(6) }),
    thing('Wrist computer', { kind: 'computer', serial: 'EX-2210', boughtOn: ago(20) }),
    thing('5 mm wetsuit', { kind: 'suit', boughtOn: ago(30) }),
    thing('First mask', { kind: 'mask', boughtOn: ago(48), retiredOn: ago(20) }),
  ]
  const warm = {
    id: nameId(`${ownerId}/warm`, namespace),
    name: 'Warm water',
    items: items.slice(0, 4).map(({ id }) => id),
  }
  return EquipmentList.parse({ items, sets: [warm] })
}

/** What example people dive with: few kinds, so that some are common enough to be told of. */
const common = {
  regulator: ['Cold-water regulator', 'Travel regulator', 'Club regulator'],
  bcd: ['Travel wing', 'Jacket'],
  camera: ['Compact camera', 'Action camera'],
} as const

/** The equipment of these people, who let it be counted; whoever has a list keeps it. */
export const addExampleGear = async (tx: Db, ownerIds: readonly string[], at: Date): Promise<void> => {
  for (const [of, ownerId] of ownerIds.entries()) {
    if (await findList(tx, ownerId)) continue
    const items = Object.entries(common).map(([kind, models]) => {
      const model = models[of % models.length] ?? ''
      // Names of makers are nobody’s: each kind of them is an example, too.
      const brand = kind === 'bcd' ? `Example ${model}` : 'Example'
      return { id: nameId(`${ownerId}/${kind}`, namespace), kind, brand, model, notes: exampleMark }
    })
    const list = EquipmentList.parse({ items, sets: [], isCounted: true })
    await openList(tx, ownerId)
    await writeItems(tx, ownerId, { items: list.items, at })
    await writeList(tx, ownerId, list)
  }
}

/** Equipment to look at for the demonstration's member, taken along on the dives since it was bought. */
export const demoEquipmentService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Answers how many things were added: none where the member has a list; undefined where there is no such member. */
  add: async (): Promise<number | undefined> => {
    const ownerId = await findDemoMember(db)
    if (ownerId === undefined) return undefined
    if (await findList(db, ownerId)) return 0
    const at = clock()
    const list = demoList(ownerId, at.toISOString().slice(0, 'yyyy-mm-dd'.length))
    return inTransaction(db, async (tx) => {
      await openList(tx, ownerId)
      await writeItems(tx, ownerId, { items: list.items, at })
      await writeList(tx, ownerId, list)
      await takeAlong(tx, ownerId)
      return list.items.length
    })
  },
})
