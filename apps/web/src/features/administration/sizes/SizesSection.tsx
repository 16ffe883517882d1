import type { Sizes } from '@soundings/contract/administration-shapes'
import { useQuery } from '@tanstack/react-query'
import { Ago } from '#shared/ui/Ago.tsx'
import { sizesQuery } from '../administration.queries.ts'
import { addedText, sizeOf, sizeText } from '../administration.view.ts'
import { Part } from '../Part.tsx'
import css from '../parts.module.css'

const Table = ({ items }: Pick<Sizes, 'items'>) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col" className={css.number}>
          Now
        </th>
        <th scope="col" className={css.number}>
          Last 30 days
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ name, now, added }) => (
        <tr key={name}>
          <th scope="row">{sizeText[name]}</th>
          <td className={css.number}>{sizeOf(name, now)}</td>
          <td className={css.number}>{addedText(name, added)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** How much there is of everything, and how fast it grows. */
export const SizesSection = () => {
  const sizes = useQuery(sizesQuery())
  return (
    <Part title="Sizes" failed="The sizes couldn’t be loaded" query={sizes}>
      {({ measuredAt, items }) =>
        measuredAt === null ? (
          <p role="status">They are being measured for the first time. This takes a moment.</p>
        ) : (
          <>
            <div className={css.scroller}>
              <Table items={items} />
            </div>
            <p className={css.quiet}>
              Measured <Ago at={measuredAt} />, once a day. For the database and files, a dash means that
              there is nothing to compare with yet.
            </p>
          </>
        )
      }
    </Part>
  )
}
