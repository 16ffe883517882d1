import { isBytes, isEvents } from '@soundings/contract/route'
import { inOrderOfNeeds } from '@soundings/rules/needs'
import { expect, test } from 'vitest'
import { defineFeature, type Feature } from '#extension-points/feature.ts'
import { writerOf } from '#http/reply-writer.ts'
import { testApp } from '../testing/app.ts'
import { features, gather, routes } from './app-features.ts'

const { deps } = await testApp()

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)

test('no two features bring something of the same name', () => {
  const { personalData, reviewables, flaggables } = gather(deps)
  expect(twice(features.flatMap(({ contract }) => Object.keys(contract)))).toEqual([])
  expect(twice(features.flatMap(({ limits }) => Object.keys(limits)))).toEqual([])
  expect(twice(personalData.map(({ name }) => name))).toEqual([])
  expect(twice(reviewables.map(({ type }) => type))).toEqual([])
  expect(twice(flaggables.map(({ type }) => type))).toEqual([])
})

test('what is told while an account leaves goes last', () => {
  const names = gather(deps).personalData.map(({ name }) => name)
  expect(names.slice(-1)).toEqual(['notifications'])
  expect(names.indexOf('sites')).toBeLessThan(names.indexOf('photos'))
  expect(names.indexOf('photos')).toBeLessThan(names.indexOf('reports'))
})

test('a feature starts once for an app, after those that it needs', () => {
  const started: string[] = []
  const dives = defineFeature({ open: () => ({ count: started.push('dives') }) })
  const trips = defineFeature({
    needs: { dives },
    open: (_context, needs) => {
      started.push('trips')
      return { first: needs.dives.count }
    },
  })
  const context = { ...deps, ...gather(deps) } as Parameters<typeof trips.open>[0]
  expect(inOrderOfNeeds<Feature>([trips, dives])).toEqual([dives, trips])
  expect(trips.open(context)).toEqual({ first: 1 })
  expect(trips.open(context)).toBe(trips.open(context))
  expect(started).toEqual(['dives', 'trips'])
  trips.open({ ...context })
  expect(started).toEqual(['dives', 'trips', 'dives', 'trips'])
})

test('every reply can be written', () => {
  for (const { method, path, reply } of Object.values(routes).flatMap((group) => Object.values(group)))
    if (!isBytes(reply) && !isEvents(reply)) expect(() => writerOf(reply), `${method} ${path}`).not.toThrow()
})
