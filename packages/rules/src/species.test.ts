import { expect, test } from 'vitest'
import { plain, waysToWrite } from './species/names.ts'
import { species, speciesById, speciesGroups, speciesIn, speciesNames } from './species.ts'

test('the list has what divers look for in every kind of water', () => {
  expect(species.length).toBeGreaterThanOrEqual(340)
  for (const id of [
    'whale-shark',
    'garibaldi',
    'cuckoo-wrasse',
    'blue-maomao',
    'pike',
    'giant-kelp',
    'nudibranch',
  ])
    expect(speciesById(id)?.id).toBe(id)
})

test('every group has species of its own, and they stand in the order of the groups', () => {
  expect([...new Set(species.map(({ group }) => group))]).toEqual([...speciesGroups])
})

test('an id is that of one species, and its name in kebab-case', () => {
  expect(new Set(species.map(({ id }) => id)).size).toBe(species.length)
  const strange = species.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))
  expect(strange).toEqual([])
  const called = ({ name }: { name: string }) => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
  expect(species.filter((one) => called(one) !== one.id)).toEqual([])
})

test('a name is in sentence case, and other names are written small', () => {
  expect(species.filter(({ name }) => !/^[A-Z][a-z'-]+( [A-Za-z'-]+)*$/.test(name))).toEqual([])
  expect(species.flatMap(({ also }) => also).filter((name) => name !== name.toLowerCase())).toEqual([])
})

test('no name in any spelling is that of two species', () => {
  const owners = new Map<string, Set<string>>()
  for (const { id, name, scientific, also } of species)
    for (const way of [plain(scientific), ...[name, ...also].flatMap(waysToWrite)])
      owners.set(way, (owners.get(way) ?? new Set()).add(id))
  expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([])
})

test('no other name is listed that follows from the name by a rule', () => {
  const needless = species.flatMap(({ name, also }) =>
    also.filter((other) => waysToWrite(name).includes(plain(other))),
  )
  expect(needless).toEqual([])
})

test('a scientific name is a binomial or one word for a genus or a higher taxon', () => {
  expect(species.filter(({ scientific }) => !/^[A-Z][a-z]+( [a-z]+)?$/.test(scientific))).toEqual([])
})

test('ids are told by their names, in their order, without those that the list does not know', () => {
  expect(speciesNames(['orca', 'unheard-of', 'john-dory'])).toEqual(['Orca', 'John Dory'])
  expect(speciesById('unheard-of')).toBeUndefined()
})

test('several of what ends in -ch are found however they are written', () => {
  for (const written of ['Nudibranchs', 'two nudibranches', 'a nudibranch'])
    expect(speciesIn(written)).toEqual(['nudibranch'])
  expect(speciesIn('perches')).toEqual(speciesIn('perch'))
})
