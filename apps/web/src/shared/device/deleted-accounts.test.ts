// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { buildNote } from '#shared/testing/notes.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { keepFiles, readFiles } from '../drafts/draft-files.ts'
import { draftNames, writeDraft } from '../drafts/stored-drafts.ts'
import { keepForLater } from '../outbox/outbox.ts'
import { readWaiting } from '../outbox/outbox-db.ts'
import { forgetAccount, forgetTheDeleted } from './deleted-accounts.ts'
import { deletedKey } from './deleted-key.ts'

const mara = buildMe()
const jonas = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })

/** Each has something waiting, a draft with a file and a list of their own. */
beforeEach(async () => {
  resetSession()
  await emptyDevice(mara.id, jonas.id)
  for (const { id } of [mara, jonas]) {
    await keepForLater(buildNote(`of ${id}`, { personId: id }))
    writeDraft(`${id}.letter`, { version: 1, typedAt: Date.now(), content: {} })
    await keepFiles({ name: `${id}.letter`, of: 'key', files: [] })
    localStorage.setItem(`soundings.animals.${id}`, '["Green turtle"]')
    localStorage.setItem(`soundings-chat.${id}`, '[]')
  }
})

const leftOf = async (id: string) => ({
  waiting: (await readWaiting(id)).length,
  drafts: draftNames(id).length,
  files: (await readFiles(`${id}.letter`)) ? 1 : 0,
  keys: Object.keys(localStorage).filter((key) => key.includes(id)).length,
})

test('of a deleted account nothing is left on the device, and nothing of anybody else is touched', async () => {
  setUser(mara)
  await forgetAccount(mara.id)
  expect(await leftOf(mara.id)).toEqual({ waiting: 0, drafts: 0, files: 0, keys: 0 })
  expect(await leftOf(jonas.id)).toEqual({ waiting: 1, drafts: 1, files: 1, keys: 3 })
  expect(localStorage.getItem(deletedKey)).toBeNull()
})

test('what a browser does not remove at once goes at the next start', async () => {
  const refuse = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No', 'InvalidStateError')
  })
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('No', 'InvalidStateError')
  })
  await forgetAccount(mara.id)
  refuse.mockRestore()
  transaction.mockRestore()
  expect(localStorage.getItem(deletedKey)).toBe(mara.id)
  expect((await leftOf(mara.id)).waiting).toBe(1)
  await forgetTheDeleted()
  expect(await leftOf(mara.id)).toEqual({ waiting: 0, drafts: 0, files: 0, keys: 0 })
  expect(localStorage.getItem(deletedKey)).toBeNull()
})
