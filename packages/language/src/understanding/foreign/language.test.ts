import { describe, expect, it } from 'vitest'
import { ask, labels, labelsAfter, talk } from '../asking.build.ts'
import { lineOf } from '../line.ts'
import { starterKnown, starterSites } from '../starter.build.ts'
import { translate } from './foreign.ts'

const known = starterKnown()
/** A server without sites. */
const unknown = { places: () => [], sites: () => [] }

describe('questions in English', () => {
  it.each([
    'playa del carmen cenotes',
    'best dives in Playa del Carmen for beginners',
    'El Hierro in June',
    'Blue Hole',
    'la jolla kelp',
    'die hard wreck divers',
    'Grotta dei Gamberi',
    'grotta dei gamberi depth',
    'Rio',
    'dives near Rio',
    'los roques',
    'sin city wreck',
    'con dao islands',
    'cenote dos ojos',
    'isla mujeres museum',
    'punta sur cozumel',
    'what is the depth of Le Voilier',
    'der untergang wreck',
    'sec de la gabiniere',
    'port cros',
    'roses, spain',
    'cabo verde sharks',
    'dives in Reunion Island',
    'wrecks Kroatien',
    'diving in Malediven',
    'how deep is the Baron Gautsch',
    'los islotes sea lions',
    'hotel near dive site',
    'vis over 20m',
    'max 18m',
    'barracuda',
    'no current',
    '青の洞窟',
    'where is 青の洞窟?',
  ])('stay as they are: %s', (question) => expect(translate(question, known)).toEqual({ english: question }))

  it.each([
    'playa del carmen',
    'El Hierro',
    'Blue Hole',
    'La Jolla',
    'Grotta dei Gamberi',
    'Rio',
    'los roques',
  ])('stay so where nobody knows the name: %s', (name) => {
    for (const question of [name, `how deep is ${name}`, `${name} for beginners`])
      expect(translate(question, unknown).foreign).toBeUndefined()
  })

  it('stay so, whatever a site says of itself', () => {
    const texts = starterSites.flatMap(({ siteName, description }) => [
      siteName,
      description?.split('. ')[0] ?? '',
    ])
    expect(texts.filter((text) => translate(text, known).foreign)).toEqual([])
  })
})

describe('what nobody could read', () => {
  it.each([
    ['Wracks mit Schnickschnack in Ägypten', ['Egypt', 'Wrecks']],
    ['épaves en Égypte avec des trucs bizarroïdes', ['Egypt', 'Wrecks']],
    ['pecios en egipto con cachivaches', ['Egypt', 'Wrecks']],
    ['エジプトの沈船でほげほげふがふが', ['Egypt', 'Wrecks']],
    ['vrak inte djupare än 30 m Malta', ['Malta', 'Up to 30 m']],
  ])('is told, and never searched for: %s', (question, understood) => {
    expect(ask(question).foreign?.isWhole).toBe(false)
    expect(labels(question)).toEqual(understood)
  })

  it.each([
    'dykning för nybörjare i Egypten',
    'nurkowanie dla początkujących w Egipcie',
    'дайвинг в египте для начинающих',
    '이집트 초보자 다이빙',
    'مواقع الغوص في مصر',
    '埃及 潜水',
  ])('finds no sites where it is all there is: %s', (question) =>
    expect(ask(question)).toMatchObject({ intent: 'other', chips: [], foreign: { isWhole: false } }),
  )

  it('leaves what was understood before', () => {
    const { query } = ask('Wracks in Ägypten')
    expect(ask('дайвинг для начинающих', { query }).query).toEqual(query)
  })
})

describe('a limit near something that nobody could read', () => {
  it.each([
    ['Wracks tiefer als 30 m sind mir zu gruselig', 'Up to 30 m'],
    ['tiefer als 25 m, da krieg ich Schiss, nein danke', 'Up to 25 m'],
    ['plus de 20 m je flippe complètement', 'Up to 20 m'],
    ['más de 18 m me agobio', 'Up to 18 m'],
    ['oltre i 20 m mi viene il panico', undefined],
    ['dieper dan 20 m krijg ik kriebels', 'Up to 20 m'],
    ['mais de 25 m fico apavorado', 'Up to 25 m'],
    ['30m以上はちょっとビビる', 'Up to 30 m'],
    ['sin corriente menos de 20 m', 'Up to 20 m'],
    ['sans courant moins de 20 m', 'Up to 20 m'],
    ['ohne Strömung weniger als 20 m', 'Up to 20 m'],
    ['no me atrevo a mas de 18m', 'Up to 18 m'],
  ])('is the safe one: %s', (question, limit) => {
    expect(ask(question).query.minDepth).toBeNull()
    if (limit) expect(labels(question)).toContain(limit)
  })

  it.each([
    'without strong current and up to 15 m',
    'sin corriente y hasta 15 m',
    'sans courant et jusqu’à 15 m',
    'ohne Strömung und bis 15 m',
    'senza corrente e fino a 15 m',
    'zonder stroming en tot 15 m',
    'sem corrente e até 15 m',
  ])('of the depth is none of the current that is said before it: %s', (question) => {
    expect(labels(question)).toEqual(expect.arrayContaining(['No strong current', 'Up to 15 m']))
    expect(ask(question).query.diveTypes).toEqual([])
  })
})

describe('a no that belongs to a word that nobody could read', () => {
  it.each([
    ['ohne Schnickschnack Wracks in Malta', ['Malta', 'Wrecks']],
    ['sin cachivaches pecios en malta', ['Malta', 'Wrecks']],
    ['kann nicht gut tarieren Anfänger Malta', ['Malta', 'Beginner']],
    ['je ne sais pas bien nager débutant malte', ['Malta', 'Beginner']],
    ['中性浮力が苦手な初心者 セブ島', ['Cebu', 'Beginner']],
  ])('rules out nothing else: %s', (question, understood) => {
    expect(labels(question)).toEqual(understood)
    expect(ask(question).foreign?.isWhole).toBe(false)
  })
})

describe('health in other languages', () => {
  it.each([
    'Fliegen nach dem Tauchen',
    'wie lange nach dem tauchen darf man fliegen?',
    'schwanger tauchen',
    'kann man mit asthma tauchen',
    'tauchen mit erkältung in ägypten',
    'Dekokrankheit Symptome',
    'volar después de bucear',
    'cuánto hay que esperar para volar después de bucear en cozumel',
    'bucear embarazada',
    'asma',
    'avion après plongée',
    "combien d'heures après une plongée peut on prendre l'avion",
    'asthme',
    'plonger enceinte',
    'zwangerschap',
    'vliegen na het duiken',
    'gravidanza',
    "quanto aspettare per volare dopo un'immersione",
    'grávida',
    'voar depois do mergulho',
    '妊娠',
    '飛行機',
    'ダイビングの後飛行機に乗れるのはいつ',
    'can I dive when I am embarazada',
    'diving schwanger',
  ])('is never answered with sites: %s', (question) => expect(ask(question).intent).toBe('medical'))

  it.each([
    ['flugzeugwracks in Griechenland', ['Greece', 'Wrecks', '“plane”']],
    ["épaves d'avions en Croatie", ['Croatia', 'Wrecks', '“plane”']],
    ['avión hundido en méxico', ['Mexico', 'Wrecks', '“plane”']],
  ])('is not where a plane is a wreck: %s', (question, understood) =>
    expect(labels(question)).toEqual(understood),
  )
})

describe('a conversation in another language', () => {
  it.each([
    [
      ['Wracks in Ägypten', 'nur für Anfänger'],
      ['Egypt', 'Wrecks', 'Beginner'],
    ],
    [
      ['Wracks in Ägypten', 'und in Kroatien?'],
      ['Croatia', 'Wrecks'],
    ],
    [
      ['Wracks auf Malta', 'lieber Höhlen'],
      ['Malta', 'Caves'],
    ],
    [
      ['wrecks in Egypt', 'nur bis 18 m'],
      ['Egypt', 'Wrecks', 'Up to 18 m'],
    ],
    [
      ['épaves en Égypte', 'et sans courant?'],
      ['Egypt', 'Wrecks', 'No strong current'],
    ],
    [
      ['épaves en Égypte', 'plutôt des grottes'],
      ['Egypt', 'Caves'],
    ],
    [
      ['pecios en egipto', '¿y en mayo?'],
      ['Egypt', 'Wrecks', 'In May'],
    ],
    [
      ['pecios en egipto', 'menos de 20m'],
      ['Egypt', 'Wrecks', 'Up to 20 m'],
    ],
    [
      ['relitti in egitto', 'solo per principianti'],
      ['Egypt', 'Wrecks', 'Beginner'],
    ],
    [
      ['wrakken in egypte', 'tot 20 m'],
      ['Egypt', 'Wrecks', 'Up to 20 m'],
    ],
    [
      ['naufrágios no egito', 'e sem corrente?'],
      ['Egypt', 'Wrecks', 'No strong current'],
    ],
    [
      ['エジプトの沈船', '初心者向けだけ'],
      ['Egypt', 'Wrecks', 'Beginner'],
    ],
    [
      ['エジプトの沈船', 'クロアチアは？'],
      ['Croatia', 'Wrecks'],
    ],
  ])('goes on: %j', (questions, understood) => {
    expect(labelsAfter(...questions)).toEqual(understood)
    expect(talk(questions)).toMatchObject({ isFollowUp: true, foreign: { isWhole: true } })
  })
})

it('whatever is translated has no more words than a question may have', () => {
  const { english } = translate('Wracks in Ägypten ohne starke Strömung '.repeat(100), known)
  expect(lineOf(english).words.length).toBeLessThanOrEqual(160)
})
