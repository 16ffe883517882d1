import { Handle } from '@soundings/contract/auth'
import { describe, expect, it } from 'vitest'
import { freeFrom, isReservedHandle, keptUntil, looksLikeOneOf } from './handles.ts'

describe('a handle that is reserved', () => {
  it.each([
    [
      'who runs the server',
      ['admin', 'administrator', 'moderator', 'mod', 'support', 'help', 'staff', 'team'],
    ],
    ['what runs it', ['soundings', 'official', 'security', 'root', 'system', 'editor']],
    ['what has a meaning of its own', ['api', 'me', 'settings', 'login', 'everyone', 'guest', 'undefined']],
    [
      'what stands beside people in addresses',
      ['privacy', 'Preview', 'handle', 'certifications', 'equipment'],
    ],
    ['any case of the letters', ['Admin', 'ADMIN', 'aDmIn', 'MoD', 'Api', 'SoundIngs']],
    [
      'digits for letters',
      ['adm1n', '4dmin', 'm0d', 'm0der4t0r', '5upport', 'h3lp', 'st4ff', '7eam', 'r00t'],
    ],
    ['letters that look like others', ['admln', 'adrnin', 'offlcial', 'aclmin', 'rnoderator']],
    ['underscores around it', ['admin_', '_moderator', '__help__', 'team_']],
    ['digits around it', ['admin1', 'admin_2026', '007admin', 'support24', 'mod_1', '1_mod']],
    ['a letter more', ['adminn', 'aadmin', 'moddd', 'staffff']],
    ['pieces', ['ad_min', 'sup_port', 'm_o_d_e_r_a_t_o_r', 'sound_ings', 'every_one']],
    ['several such words', ['mod_team', 'helpteam', 'supportteam', 'support_team', 'Help_Desk', 'RootAdmin']],
    ['such a word beside a name', ['admin_anna', 'anna_admin', 'AdminAnna', 'soundings_uk', 'SoundingsNews']],
    ['the same in disguise', ['adm1n_anna', 'anna_m0derator', 'st4ff_ben', 'Anna_4dmin']],
  ])('is so for %s', (_, handles) => {
    for (const handle of handles) expect(isReservedHandle(handle), handle).toBe(true)
  })
})

describe('a handle that is free', () => {
  it.each([
    ['adminton', 'badminton', 'admiral', 'administer_me', 'Radmin', 'supporter', 'supportive', 'insupport'],
    ['modesto', 'modena', 'moderato', 'modern', 'mo_d', 'Mo_D', 'todd', 'commodore', 'maud', 'modi'],
    ['helpful', 'helper', 'helga', 'steam', 'teamwork', 'blue_team', 'team_blue', 'dive_team_uk', 'tea_m'],
    ['stafford', 'flagstaff', 'staf', 'rooted', 'roots', 'rot', 'root_reef', 'systema', 'system_of_a_dive'],
    ['official_anna', 'officially', 'securitas', 'sounding', 'surroundings', 'soundingsuk', 'editorial'],
    ['apiary', 'api_diver', 'mee', 'meme', 'mel', 'meg_settings', 'settingsun', 'guest_of_the_sea', 'guest7'],
    ['mara_l', 'nico_d', 'ana', '123', '1_2_3', 'diver_00c1ade7', 'demo_member', 'Fred_85', 'helen'],
  ])('%s and its like', (...handles) => {
    for (const handle of handles) expect(isReservedHandle(handle), handle).toBe(false)
  })
})

it('a handle that repeats itself is judged like any other', () => {
  for (const letters of ['a4', 'm0', 'rn', 'cl', 'i1', '1', 'mods', 's5']) {
    const handle = `${letters.repeat(20).slice(0, 19)}x`
    expect(Handle.safeParse(handle).success, handle).toBe(true)
    expect(isReservedHandle(handle), handle).toBe(false)
  }
})

describe('a handle that looks like another', () => {
  it.each(['mara_l', 'MaraL', 'mara1', 'mara_I', 'Mara_L', 'm_a_r_a_l', 'rnara_l', 'mara_i'])(
    '%s is taken for mara_l',
    (handle) => {
      expect(looksLikeOneOf(handle, ['nico', 'mara_l'])).toBe(true)
    },
  )

  it.each(['mara', 'mara_2', 'tara_l', 'maral_x', 'mira_l'])('%s is not', (handle) => {
    expect(looksLikeOneOf(handle, ['nico', 'mara_l'])).toBe(false)
  })
})

describe('a handle that changes', () => {
  const day = 86_400_000
  const changed = new Date('2026-05-01T12:00:00Z')
  const after = (days: number) => new Date(changed.getTime() + days * day)

  it('can do so again after 30 days', () => {
    expect(freeFrom(null, changed)).toBeNull()
    expect(freeFrom(changed, after(29))).toEqual(after(30))
    expect(freeFrom(changed, after(30))).toBeNull()
  })

  it('is kept for 90', () => {
    expect(keptUntil(changed)).toEqual(after(90))
  })
})
