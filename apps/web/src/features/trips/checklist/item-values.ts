import { ItemForm } from '@soundings/contract/trips-checklist'
import { z } from 'zod'

/** An item as it stands in its form. */
export type ItemValues = { title: string; kind: string; due: string }

export const emptyItem: ItemValues = { title: '', kind: 'other', due: '' }

/** The contract’s words of an item, as a schema of what stands in the form. */
export const TypedItem = z
  .custom<ItemValues>()
  .transform(({ due, ...rest }): unknown => ({ ...rest, due: due || null }))
  .pipe(ItemForm.omit({ clientKey: true, isShared: true }))
