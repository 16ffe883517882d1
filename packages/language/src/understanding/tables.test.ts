import { species } from '@soundings/rules/species'
import { fold } from '@soundings/rules/text'
import { describe, expect, it } from 'vitest'
import { animalGroups, membersOf } from './animal-groups.ts'
import { countries } from './countries.ts'
import { starterSites } from './starter.build.ts'
import { isInWater, waterByKey, waters } from './waters.ts'

const lying = (key: string) => {
  const water = waterByKey(key)
  return starterSites.filter((site) => water && isInWater(water, site)).map(({ siteName }) => siteName)
}

describe('seas and parts of the world', () => {
  it('are some 90 or more, each with a key and names of its own', () => {
    expect(waters.length).toBeGreaterThanOrEqual(90)
    expect(new Set(waters.map(({ key }) => key)).size).toBe(waters.length)
    const names = waters.flatMap(({ label, also }) => [...new Set([fold(label), ...also])])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => fold(name) !== name)).toEqual([])
  })

  it('are boxes on the earth, or countries that there are', () => {
    for (const { key, boxes, countries: listed } of waters) {
      expect(boxes.length + listed.length, key).toBeGreaterThan(0)
      for (const [west, south, east, north] of boxes) {
        expect(south, key).toBeLessThan(north)
        expect(Math.max(Math.abs(west), Math.abs(east)), key).toBeLessThanOrEqual(180)
      }
      for (const name of listed) expect(countries.meanings.get(fold(name)), `${key}: ${name}`).toBe(name)
    }
  })

  it.each([
    [
      'red-sea',
      ['SS Thistlegorm', 'Umbria', 'Cedar Pride'],
      ['Caesarea Underwater Archaeological Park', 'MV Dara'],
    ],
    [
      'mediterranean',
      ['Zenobia', 'Haven', 'Les Tunnels'],
      ['Verzasca, Ponte dei Salti', 'Playa Chica', 'SS Thistlegorm'],
    ],
    [
      'caribbean',
      ['Salt Pier', 'Great Blue Hole'],
      ['Cabo Pulmo', 'Spiegel Grove', 'El Boiler', 'Catalina Islands'],
    ],
    ['baltic', ['M/F Ærøsund'], ['Jezioro Hańcza', 'Kreidesee Hemmoor']],
    ['great-barrier-reef', ['Cod Hole', 'SS Yongala'], ['Ex-HMAS Brisbane', 'Tufi Wharf']],
    ['scotland', ['SMS Markgraf', 'SS Hispania'], ['Longstone, Farne Islands', 'HMS Scylla']],
    ['hawaii', ['Garden Eel Cove', 'Lehua Rock'], ['Casino Point']],
    ['andaman-sea', ['Richelieu Rock', "Johnny's Gorge"], ['Sail Rock']],
    ['gulf-of-thailand', ['Sail Rock'], ['Richelieu Rock', 'Sugar Wreck']],
    ['south-pacific', ['Great White Wall', 'Tiputa Pass'], ['Garden Eel Cove']],
    ['arctic', ['Saltstraumen'], ['Silfra']],
  ] as const)('%s holds %j and not %j', (key, inside, outside) => {
    expect(lying(key)).toEqual(expect.arrayContaining([...inside]))
    for (const name of outside) expect(lying(key)).not.toContain(name)
  })
})

it('every country of the starter sites is known by its name', () => {
  const names = [...new Set(starterSites.flatMap(({ country }) => country ?? []))]
  expect(names.filter((name) => countries.meanings.get(fold(name)) !== name)).toEqual([])
})

describe('groups of animals', () => {
  it('hold what belongs to them', () => {
    expect(membersOf('shark')).toEqual(expect.arrayContaining(['shark', 'whale-shark', 'great-hammerhead']))
    expect(membersOf('whale')).not.toContain('whale-shark')
    expect(membersOf('whale-shark')).toEqual(['whale-shark'])
    expect(membersOf('turtle')).toContain('green-turtle')
  })

  it('and all of their members are species that there are', () => {
    const known = new Set(species.map(({ id }) => id))
    for (const group of animalGroups)
      expect(
        [group, ...membersOf(group)].filter((id) => !known.has(id)),
        group,
      ).toEqual([])
  })

  it('all have members', () => {
    const alone = animalGroups.filter((group) => membersOf(group).length === 1)
    expect(alone).toEqual([])
  })
})
