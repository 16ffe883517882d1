import { useId } from 'react'
import page from '#shared/members/MemberPage.module.css'
import type { UsedItem } from './equipment.view.ts'
import { Item } from './Item.tsx'

type Props = { heading: string; items: readonly UsedItem[]; onEdit: (item: UsedItem) => void }

/** Things that have something in common, one below the other. */
export const ItemList = ({ heading, items, onEdit }: Props) => {
  const id = useId()
  return (
    <section className={page.panel} aria-labelledby={id}>
      <h2 id={id} className={page.title}>
        {heading}
      </h2>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  )
}
