import type { z } from 'zod'

type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  items?: z.ZodType[]
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
  entries?: Record<string, unknown>
  values?: unknown[]
  in?: z.ZodType
  out?: z.ZodType
  format?: string
  checks?: { _zod: { def: { check: string } } }[]
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def

/** What a field of text might want to be. */
const texts = [
  'a',
  '0191d8a0-0000-7000-8000-000000000000',
  'Malta',
  'site:0191d8a0-0000-7000-8000-000000000000',
  'https://example.org',
  '2026-05-01',
  '10:30',
  '2026-05-01T10:30:00Z',
  'anna@example.org',
  '1-a',
  '1',
  'a'.repeat(32),
  'Passw0rd!',
]
const numbers = [1, 0, 5, 20, 0.5, 2_026]

const fitting = (schema: z.ZodType, candidates: readonly unknown[]): unknown =>
  candidates.find((one) => schema.safeParse(one).success) ?? candidates[0]

/** Numbers that stand in one text, with commas between them. */
const listed = ({ type, in: from, out }: Def): z.ZodType[] | undefined => {
  if (type !== 'pipe' || !from || !out) return undefined
  const { type: outer, items = [] } = defOf(out)
  return outer === 'tuple' && countNumbers(from) === 0 ? items : undefined
}

const partsOf = (def: Def): z.ZodType[] =>
  listed(def) ??
  [
    def.innerType,
    def.element,
    def.in,
    ...(def.items ?? []),
    ...(def.options ?? []),
    ...Object.values(def.shape ?? {}),
  ].filter((part) => part !== undefined)

/** How many numbers there may be in what a schema accepts, all its alternatives taken together. */
export const countNumbers = (schema: z.ZodType): number => {
  const def = defOf(schema)
  if (def.type === 'number') return 1
  return partsOf(def).reduce((sum, part) => sum + countNumbers(part), 0)
}

/** The schema of each of these numbers. */
export const numbersIn = (schema: z.ZodType): z.ZodType[] => {
  const def = defOf(schema)
  return def.type === 'number' ? [schema] : partsOf(def).flatMap(numbersIn)
}

/** What a schema is made of: every kind of value in it, with the kinds of its bounds; how fields are called is left out. */
export const kindsOf = (schema: z.ZodType): string[] => {
  const def = defOf(schema)
  const bounds = (def.checks ?? []).map(({ _zod }) => _zod.def.check).toSorted()
  return [[def.type, def.format, ...bounds].join(' '), ...partsOf(def).flatMap(kindsOf)]
}

/** The alternative that holds the number asked for, and which of its numbers that is; the first one for any other. */
const chosen = (options: z.ZodType[], target: number): [z.ZodType | undefined, number] => {
  let before = 0
  for (const option of options) {
    const count = countNumbers(option)
    if (target >= before && target < before + count) return [option, target - before]
    before += count
  }
  return [options[0], -1]
}

/**
 * Something that a schema accepts, with every field that it knows, and with `extreme` in place of one of its numbers:
 * the one with the index `target`.
 */
export const sampleOf = (schema: z.ZodType, target: number, extreme: unknown): unknown => {
  const def = defOf(schema)
  const each = (parts: z.ZodType[]): unknown[] => {
    let before = 0
    return parts.map((part) => {
      const at = target - before
      before += countNumbers(part)
      return sampleOf(part, at >= 0 && target < before ? at : -1, extreme)
    })
  }
  const items = listed(def)
  if (items) return each(items).map(String).join(',')
  switch (def.type) {
    case 'number':
      return target === 0 ? extreme : fitting(schema, numbers)
    case 'object': {
      const names = Object.keys(def.shape ?? {})
      const values = each(Object.values(def.shape ?? {}))
      return Object.fromEntries(names.map((name, at) => [name, values[at]]))
    }
    case 'tuple':
      return each(def.items ?? [])
    case 'array':
      return def.element ? [sampleOf(def.element, target, extreme)] : []
    case 'union': {
      const [option, at] = chosen(def.options ?? [], target)
      return option && sampleOf(option, at, extreme)
    }
    case 'literal':
      return def.values?.[0]
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    case 'boolean':
      return true
    case 'record':
      return {}
  }
  const inner =
    def.innerType ??
    (def.type === 'pipe' && defOf(def.in as z.ZodType).type !== 'string' ? def.in : undefined)
  return inner ? sampleOf(inner, target, extreme) : fitting(schema, texts)
}
