import { describe, expect, it } from 'vitest'
import { lineOf } from './line.ts'

const words = (question: string) => lineOf(question).words.map(({ text }) => text)

describe('the words of a question', () => {
  it.each([
    ['18m', ['18', 'm']],
    ['max18m', ['max', '18', 'm']],
    ['minimum', ['minimum']],
    ['20-30 m', ['20', 'to', '30', 'm']],
    ['20m – 30m', ['20', 'm', '30', 'm']],
    ['20m-30m', ['20', 'm', 'to', '30', 'm']],
    ["60'", ['60', 'ft']],
    ['30m+', ['30', 'm', 'plus']],
    ['<30', ['under', '30']],
    ['75 °F', ['75', 'deg', 'f']],
    ['25ºC', ['25', 'deg', 'c']],
    ['shore/boat', ['shore', 'or', 'boat']],
    ['#2', ['number', '2']],
    ["Sha'ab Rumi", ['shaab', 'rumi']],
    ["don't", ['dont']],
    ['B-24', ['b', '24']],
    ['Curaçao', ['curacao']],
    ['１８ m', ['18', 'm']],
    ['青の洞窟', ['青の洞窟']],
    ['😀 \u202e', []],
    ['', []],
  ])('of %j are %j', (question, expected) => expect(words(question)).toEqual(expected))

  it.each([
    ['1,000', 1000],
    ['18.5', 18.5],
    ['18,5', 18.5],
    ['twenty', 20],
    ['hundred and thirty', 130],
    ['two hundred five', 205],
    ['wreck', null],
    ['constructor', null],
    ['9999999', null],
  ])('%j counts %j', (question, value) => expect(lineOf(question).words[0]?.value).toBe(value))

  it('part where a clause ends', () =>
    expect(lineOf('Dahab, Egypt. No current').words.map(({ isBreak }) => isBreak)).toEqual([
      false,
      true,
      true,
      false,
    ]))
})
