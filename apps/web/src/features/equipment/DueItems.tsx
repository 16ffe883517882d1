import { nameOfItem } from '@soundings/rules/equipment'
import { plural } from '@soundings/rules/phrases'
import { IconTool } from '@tabler/icons-react'
import { useId } from 'react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import page from '#shared/members/MemberPage.module.css'
import { icon } from '#shared/ui/icons.ts'
import css from './DueItems.module.css'
import { serviceText, type UsedItem } from './equipment.view.ts'
import { ServicedButton } from './ServicedButton.tsx'

type Props = { items: readonly UsedItem[]; onEdit: (item: UsedItem) => void }

/** What is due for service, before everything else; nothing where nothing is. */
export const DueItems = ({ items, onEdit }: Props) => {
  const heading = useId()
  const language = useDateLanguage((dates) => dates.language)
  const due = items.filter(({ use }) => use.isDue)
  if (due.length === 0) return null
  return (
    <section className={`${page.panel} ${css.due}`} aria-labelledby={heading}>
      <h2 id={heading} className={`${page.title} ${css.title}`}>
        <IconTool {...icon} size={22} />
        {plural(due.length, { one: '# thing is due for service', other: '# things are due for service' })}
      </h2>
      <ul>
        {due.map((item) => (
          <li key={item.id} className={css.item}>
            <p className={css.words}>
              <button type="button" className={css.name} onClick={() => onEdit(item)}>
                {nameOfItem(item)}
              </button>
              <span>{serviceText(item, language)}</span>
            </p>
            <ServicedButton item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
