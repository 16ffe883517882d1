import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { sampleThings } from '#db/schema/sample-things.ts'
import { testApp } from '#src/testing/app.ts'

const { app, deps } = await testApp()

test('everybody reads the sample things by name', async () => {
  expect((await app.inject('/api/sample-things')).json()).toEqual({ items: [] })
  const rows = ['Beta', 'Alpha'].map((name) => ({ id: newId(), name, createdAt: deps.clock() }))
  await deps.db.insert(sampleThings).values(rows)
  const { items } = (await app.inject('/api/sample-things')).json()
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Alpha', 'Beta'])
})
