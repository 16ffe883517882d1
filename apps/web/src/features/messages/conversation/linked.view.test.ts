// @vitest-environment happy-dom
import type { LinkCard } from '@soundings/contract/cards'
import { expect, test } from 'vitest'
import { isAllOnCards, saidIn } from './linked.view.ts'
import { buildMessage } from './talk.build.ts'

const id = '019ab000-0000-7000-8000-000000000001'
const address = `${window.location.origin}/sites/${id}/blue-hole`
const card = { title: 'Blue Hole', about: null, path: '/sites/1', picture: null, depth: 92 }
const site: LinkCard = { kind: 'site', id, card }
const message = (words: string, cards: LinkCard[]) => buildMessage(1, { message: words, cards })

test('an address is read out as what it leads to, or as its path where that is not to be seen', () => {
  expect(saidIn(message(`Look: ${address}!`, [site]))).toBe('Look: Blue Hole!')
  expect(saidIn(message(address, [{ ...site, card: null }]))).toBe(`/sites/${id}/blue-hole`)
  expect(saidIn(message('See https://reef.example', []))).toBe('See https://reef.example')
})

test('words that are nothing but addresses of cards need not be shown beside them', () => {
  expect(isAllOnCards(message(` ${address} `, [site]))).toBe(true)
  expect(isAllOnCards(message(`Look: ${address}`, [site]))).toBe(false)
  expect(isAllOnCards(message(address, [{ ...site, card: null }]))).toBe(false)
  expect(isAllOnCards(message('', []))).toBe(false)
})
