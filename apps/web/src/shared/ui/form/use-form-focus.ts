import { useEffect, useEffectEvent, useRef } from 'react'
import { firstWrong } from './first-wrong.ts'

type Form = {
  errors: Readonly<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
  getInputNode: (field: string) => HTMLElement | null
}
type Standing = { form: Form; problem: string | null; isSending: boolean }

/** Where focus goes when a form is saved from its end: to the problem above it, or to the field that is wrong. */
export const useFormFocus = ({ form, problem, isSending }: Standing) => {
  // Whoever saves from the end of the form has its beginning, where the problem stands, out of sight.
  const problemBox = useRef<HTMLDivElement>(null)
  const isAtFields = Object.keys(form.errors).length > 0
  useEffect(() => {
    if (problem !== null && !isAtFields) problemBox.current?.focus()
  }, [problem, isAtFields])

  // Fields cannot hold it while they wait; what the server finds wrong with one is told when they are back.
  const saving = useRef<HTMLButtonElement>(null)
  const follow = useEffectEvent((isOnWay: boolean) => {
    const first = firstWrong(form.values, form.errors)
    if (isOnWay) saving.current?.focus()
    else if (first) form.getInputNode(first)?.focus()
  })
  useEffect(() => follow(isSending), [isSending])

  return { problemBox, saving }
}
