import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormOfReport } from './use-writing.ts'

type Standing = { form: FormOfReport; problem: string | null; isSending: boolean }

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
    const first = Object.keys(form.values).find((name) => form.errors[name])
    if (isOnWay) saving.current?.focus()
    else if (first) form.getInputNode(first)?.focus()
  })
  useEffect(() => follow(isSending), [isSending])

  return { problemBox, saving }
}
