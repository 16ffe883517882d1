import { Button } from '@mantine/core'
import type { ForumCategory } from '@soundings/contract/forum'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './NewThread.module.css'

type Props = {
  categories: readonly ForumCategory[]
  value: string
  onChange: (slug: string) => void
  error?: ReactNode
}

/** Where a thread goes, with what each place is for. One that was known before is shown alone, and can be changed. */
export const CategoryChoice = ({ categories, value, onChange, error }: Props) => {
  const chosen = categories.find(({ slug }) => slug === value)
  const [isAlone, setAlone] = useState(chosen !== undefined)
  const list = useRef<HTMLFieldSetElement>(null)
  const wasAlone = useRef(isAlone)
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasAlone.current && !isAlone) list.current?.querySelector<HTMLInputElement>(':checked')?.focus()
    wasAlone.current = isAlone
  }, [isAlone])
  if (isAlone && chosen && !error)
    return (
      <div>
        <p className={css.label}>Category</p>
        <div className={css.alone}>
          <p>
            <bdi className={css.categoryName}>{chosen.name}</bdi>
            <span className={css.about}>{chosen.description}</span>
          </p>
          <Button variant="default" aria-label="Change the category" onClick={() => setAlone(false)}>
            Change
          </Button>
        </div>
      </div>
    )
  return (
    <fieldset ref={list} className={css.categories}>
      <legend className={css.label}>Category</legend>
      <div className={css.choices}>
        {categories.map(({ id, slug, name, description }, at) => (
          <label key={id} className={css.category}>
            <input
              type="radio"
              name="category"
              value={slug}
              checked={slug === value}
              onChange={() => onChange(slug)}
              {...(at === 0 && { 'data-path': 'category' })}
            />
            <span>
              <bdi className={css.categoryName}>{name}</bdi>
              <span className={css.about}>{description}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  )
}
