import { fold } from '@soundings/rules/text'
import { expect, it } from 'vitest'
import { gatherWords } from './gather-words.ts'
import { renewWords } from './renew-words.ts'
import { search } from './search.ts'
import type { Searched } from './wanted.ts'
import { noWords } from './words.ts'

type Told = { name: string; aliases?: string; place?: string; facts?: string }

/** Sites as the catalogue holds them: in order of name. */
const sitesOf = async (received: Told[]): Promise<Searched> => {
  const sites = received.toSorted((one, other) => (fold(one.name) < fold(other.name) ? -1 : 1))
  const names = sites.map(({ name, aliases = '' }) => fold(`${name} ${aliases}`))
  const words = sites.map(({ place = '', facts = '' }, at) => ({
    names: names[at] ?? '',
    places: fold(place),
    facts,
  }))
  return {
    size: sites.length,
    names,
    nameLength: Uint16Array.from(sites, ({ name }) => fold(name).length),
    words: await renewWords(noWords, new Int32Array(), gatherWords(words.entries())),
  }
}

const finder = async (received: Told[]) => {
  const searched = await sitesOf(received)
  return (phrase: string, forms: Record<string, string> = {}, idle: string[] = []) => {
    const typed = phrase.split(' ').filter((word) => !idle.includes(word))
    const terms = typed.map((word) => ({ typed: word, forms: [forms[word] ?? []].flat() }))
    return [...search(searched, { terms, phrase })].map((at) => searched.names[at])
  }
}

it('puts the name itself first, then names that start so, hold it, hold its words, then places and facts', async () => {
  const find = await finder([
    { name: 'Aa', facts: 'blue hole' },
    { name: 'Ab', place: 'Blue Hole Bay' },
    { name: 'Hole of Blue Sharks' },
    { name: 'Big Blue Hole' },
    { name: 'Blue Hole Wall' },
    { name: 'Blue Hole' },
    { name: 'Blue' },
  ])
  expect(find('blue hole')).toEqual([
    'blue hole',
    'blue hole wall',
    'big blue hole',
    'hole of blue sharks',
    'ab',
    'aa',
  ])
})

it('knows the name itself also with aliases, and with idle words around what was typed', async () => {
  const find = await finder([{ name: 'Wall End' }, { name: 'Wall', aliases: 'Parete' }, { name: 'A Wall' }])
  expect(find('wall')).toEqual(['wall parete', 'wall end', 'a wall'])
  expect(find('the wall', {}, ['the'])[0]).toBe('wall parete')
  expect(find('parete')).toEqual(['wall parete'])
})

it('takes the last word as the start of one, and other forms of every word', async () => {
  const find = await finder([
    { name: 'Wreck Reef' },
    { name: 'Wreckage' },
    { name: 'Cave', facts: 'wreck reef' },
  ])
  expect(find('wreck')).toEqual(['wreck reef', 'wreckage', 'cave'])
  expect(find('wrecks reef', { wrecks: 'wreck' })).toEqual(['wreck reef', 'cave'])
  expect(find('wreck re')).toEqual(['wreck reef', 'cave'])
})

it('guesses only at words that no site holds, if that is enough', async () => {
  const find = await finder([
    { name: 'Malta Wreck', place: 'Malta' },
    { name: 'Manta Wreck', place: 'Yap' },
    { name: 'Manta Rock', place: 'Malta' },
  ])
  expect(find('wrek malta')).toEqual(['malta wreck'])
  expect(find('wrek manta')).toEqual(['manta wreck'])
  expect(find('malta rick yap')).toEqual([])
  expect(find('manta wreck malta')).toEqual(['malta wreck', 'manta wreck'])
})

it('puts the nearest spelling first, and among equals the name of which most was typed', async () => {
  const find = await finder([
    { name: 'A Barracuda on the Long Point' },
    { name: 'Barracuda Point' },
    { name: 'Barracudas Point' },
  ])
  expect(find('baracuda point')).toEqual([
    'barracuda point',
    'a barracuda on the long point',
    'barracudas point',
  ])
})

it('finds two words that were typed as one', async () => {
  const find = await finder([{ name: 'Marvi House Reef' }, { name: 'Marvi' }, { name: 'House Reef' }])
  expect(find('marvihouse reef')).toEqual(['marvi house reef'])
})

it('finds nothing where there is nothing', async () => {
  expect((await finder([]))('reef')).toEqual([])
  expect((await finder([{ name: 'Reef' }]))('zzzz')).toEqual([])
  expect([...search(await sitesOf([{ name: 'Reef' }]), { terms: [], phrase: '' })]).toEqual([])
})
