import { fold } from '@soundings/rules/text'
import { allLands, type Land } from './country-at.ts'

/** Languages in which files name countries. */
const languages =
  'en de fr es it pt nl pl cs sk sl hr sr bs el tr ru uk bg ro hu fi et lv lt sv nb da is ar fa he th id ms fil vi ja ko zh zh-Hant km my ka hy az sq ca mt ga sw ne hi si ta dv'

const readNames = (): Map<string, Set<string>> => {
  const codes = new Map<string, Set<string>>()
  const add = (name: string, code: string) => {
    const known = codes.get(fold(name))
    if (known) known.add(code)
    else codes.set(fold(name), new Set([code]))
  }
  const lands = allLands().flatMap(({ name, code }) => (code === null ? [] : [{ name, code }]))
  for (const { name, code } of lands) add(name, code)
  for (const language of languages.split(' ')) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const { code } of lands) add(names.of(code) ?? code, code)
  }
  return codes
}

let names: Map<string, Set<string>> | undefined

/** The ISO 3166 codes that a country's name may mean, in any of many languages; none when it is not known. */
export const codesOf = (said: string): Set<string> => {
  names ??= readNames()
  const code = said.trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(code)) return new Set([code])
  const parts = [said, ...said.split(/[/;,]|\s-\s/)]
  return new Set(parts.flatMap((part) => [...(names?.get(fold(part.replace(/^the\s/i, ''))) ?? [])]))
}

/** Whether a place in this country may be said to lie in a country of these codes. */
export const isAmong = (codes: ReadonlySet<string>, land: Land | undefined): boolean =>
  typeof land?.code === 'string' && codes.has(land.code)
