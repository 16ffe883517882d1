import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { versionsQuery } from '../administration.queries.ts'
import { Facts } from '../Facts.tsx'
import { Part } from '../Part.tsx'
import css from '../parts.module.css'

/** What the server that answers runs on. */
export const Versions = () => {
  const language = useDateLanguage((dates) => dates.language)
  const versions = useQuery(versionsQuery())
  return (
    <Part title="Versions" failed="The versions couldn’t be loaded" query={versions}>
      {({ app, node, postgres, migrations, migratedAt }) => (
        <div className={css.card}>
          <Facts
            facts={{
              Soundings: app,
              Node: node,
              PostgreSQL: postgres,
              Tables: plural(migrations, { one: '# migration applied', other: '# migrations applied' }),
              'Latest migration written on': migratedAt && dateText(migratedAt, language),
            }}
          />
        </div>
      )}
    </Part>
  )
}
