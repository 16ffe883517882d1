import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#config/project.ts'

/** The schemas of the contract by name. */
export type SchemaNames = ReturnType<typeof z.registry<{ id: string }>>

const contract = join(projectRoot, 'packages/contract/src')

/** Every schema that the contract exports has the name of its export; no two may share one. */
export const readSchemaNames = async (): Promise<SchemaNames> => {
  const files = (await readdir(contract)).filter((file) => /^[^.]+\.ts$/.test(file))
  const names = z.registry<{ id: string }>()
  const taken = new Map<string, unknown>()
  for (const file of files) {
    const exported: Record<string, unknown> = await import(`@soundings/contract/${file.slice(0, -3)}`)
    for (const [id, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType) || !/^[A-Z]/.test(id) || taken.get(id) === schema) continue
      if (taken.has(id)) throw new Error(`The contract exports two schemas with the name ${id}`)
      taken.set(id, schema)
      names.add(schema, { id })
    }
  }
  return names
}
