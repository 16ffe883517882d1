import type { EquipmentLog } from '@soundings/contract/equipment'
import type { UsedItem } from './equipment.view.ts'

export const itemId = (at: number) => `018f0000-0000-7000-8000-0000000000a${at}`

export const buildItem = ({
  use,
  ...known
}: Partial<Omit<UsedItem, 'use'>> & { use?: Partial<UsedItem['use']> } = {}): UsedItem => ({
  id: itemId(1),
  kind: 'regulator',
  brand: 'Apeks',
  model: 'XTX50',
  serial: 'A1',
  boughtOn: '2024-05-01',
  serviceMonths: null,
  serviceDives: null,
  services: [],
  retiredOn: null,
  notes: null,
  ...known,
  use: {
    dives: 12,
    hours: 9.5,
    lastDive: '2026-05-02',
    lastServiceOn: null,
    divesSinceService: 12,
    dueOn: null,
    divesLeft: null,
    isDue: false,
    ...use,
  },
})

export const buildLog = (items: UsedItem[], known: Partial<EquipmentLog> = {}): EquipmentLog => ({
  items,
  sets: [],
  isCounted: false,
  version: 3,
  ...known,
})
