import type { BaseMap, BaseMaps } from '@soundings/contract/configuration'
import { useRef, useState } from 'react'
import { toast } from '#shared/ui/toast.tsx'
import type { Base } from './base-style.ts'

/** So many tiles in a row may fail before a provider counts as out of order. */
const patience = 4

const bundled: BaseMap = { kind: 'bundled' }

/**
 * The base map to draw, and where its failures are told. A provider whose tiles keep failing is replaced by the
 * bundled map until the page is opened again. Errors carry addresses with keys in them, so they are only counted.
 */
export const useBaseMap = (base: Base, bases: BaseMaps | undefined) => {
  const [fallen, setFallen] = useState<Base[]>([])
  const failures = useRef({ satellite: 0, roadmap: 0 })
  const said = bases?.[base]
  // The same object before and after it is known: a style that is set anew while it loads is begun once more.
  const wanted = said === undefined || said.kind === 'bundled' ? bundled : said
  const isProvided = wanted.kind !== 'bundled' && wanted.kind !== 'missing-key'

  const onTileError = () => {
    if (!isProvided || fallen.includes(base)) return
    failures.current[base]++
    if (failures.current[base] < patience) return
    setFallen([...fallen, base])
    toast.warning('The map provider isn’t responding. Showing the built-in map instead.')
  }
  const onTile = () => {
    failures.current[base] = 0
  }
  const hasFallen = fallen.includes(base)
  return { baseMap: hasFallen ? bundled : wanted, isProvided: isProvided && !hasFallen, onTileError, onTile }
}
