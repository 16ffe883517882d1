import type { Schema } from './schemas.ts'

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema | undefined }

/**
 * The parameters that several routes take alike, by their names: of several with one name, the one that most routes
 * take. `refer` puts a reference in the place of such a one.
 */
export const shareParameters = (all: readonly Parameter[]) => {
  const uses = new Map<string, number>()
  for (const parameter of all) {
    const key = JSON.stringify(parameter)
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  const shared = new Map<string, string>()
  for (const [key, count] of [...uses].sort(([, one], [, other]) => other - one)) {
    const { name }: Parameter = JSON.parse(key)
    if (count > 1 && !shared.has(name)) shared.set(name, key)
  }
  return {
    components: Object.fromEntries([...shared].map(([name, key]) => [name, JSON.parse(key) as Parameter])),
    refer: (parameter: Parameter): Parameter | { $ref: string } =>
      shared.get(parameter.name) === JSON.stringify(parameter)
        ? { $ref: `#/components/parameters/${parameter.name}` }
        : parameter,
  }
}
