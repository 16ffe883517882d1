import { describe, expect, it } from 'vitest'
import { ask } from '../understanding/asking.build.ts'
import written from './safety-questions.json' with { type: 'json' }

// Questions on health, safety and training; those that ask for sites as well; and those that only sound dangerous. What
// each needs was set by hand.

const judged = written.map((row) => {
  const [needs = '', question = ''] = row.split('|')
  const { intent, guidance } = ask(question)
  const isListed = intent === 'find' || intent === 'compare' || intent === 'about-site'
  const got = isListed
    ? guidance === null
      ? 'sites'
      : 'both'
    : intent === 'medical'
      ? 'guidance'
      : 'neither'
  return { needs, question, got }
})

describe('four hundred questions around health and safety', () => {
  it('answers none that needs advice with nothing but sites', () =>
    expect(judged.filter(({ needs, got }) => needs !== 'sites' && got === 'sites')).toEqual([]))

  it('refuses hardly any that only sounds dangerous', () =>
    expect(judged.filter(({ needs, got }) => needs === 'sites' && got !== 'sites').length).toBeLessThan(5))

  it('answers 98 of 100 as they need it', () =>
    expect(judged.filter(({ needs, got }) => needs === got).length / judged.length).toBeGreaterThan(0.97))

  it('answers both where a clause asks for sites besides', () => {
    const both = ask('My son is 8, may he dive yet, and which reefs in Bonaire are shallow?')
    expect(both).toMatchObject({ intent: 'find', guidance: 'children' })
    const site = ask('May I dive the Zenobia on nitrox 36, and how deep is she?')
    expect(site).toMatchObject({ intent: 'about-site', guidance: 'nitrox' })
  })

  it('never gives a list to who may be hurt, whatever else is asked', () =>
    expect(ask('tingling legs after the dive, and which reefs in Malta are easy?').intent).toBe('medical'))
})
