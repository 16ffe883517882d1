import { administrationPages } from '@soundings/contract/administration-pages'
import { groups } from '@soundings/contract/people'
import { plural } from '@soundings/rules/phrases'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { peopleQuery } from '../administration.queries.ts'
import { groupText } from '../administration.view.ts'
import { administrationShortcuts } from '../administration-shortcuts.ts'
import css from '../parts.module.css'
import { PersonRow } from './PersonRow.tsx'

const at = administrationPages.people
const groupOptions = [
  { value: 'all', text: 'Everyone' },
  ...groups.map((value) => ({ value, text: `${groupText[value]}s` })),
] as const

/** The accounts of this server: who may what, and who is signed in. */
export const PeopleSection = () => {
  const { q, group, person } = useSearch({ from: at })
  const go = useNavigate({ from: at })
  const people = usePages({ ...peopleQuery({ q, group }), placeholderData: (shown) => shown })
  const { items, total, error } = people
  const isLate = useLate(people.isLoading)

  const body = () => {
    if (!items && error)
      return (
        <FailureNotice title="People couldn’t be loaded" level={3} error={error} onRetry={people.retry} />
      )
    if (!items) return isLate && <p className={css.quiet}>Loading…</p>
    if (items.length === 0)
      return <p role="status">Nobody was found. Search by name, username or a whole email address.</p>
    return (
      <>
        <p role="status" className={css.quiet}>
          {plural(total, { one: '# account', other: '# accounts' })}
        </p>
        <ul className={css.rows} aria-label="People">
          {items.map((account) => (
            <PersonRow
              key={account.id}
              account={account}
              isOpen={account.id === person}
              onOpen={(isOpen) =>
                void go({
                  search: (said) => ({ ...said, person: isOpen ? account.id : undefined }),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          ))}
        </ul>
        <ListEnd of="people" {...people} />
      </>
    )
  }

  return (
    <section aria-label="Accounts" className={css.section}>
      <div className={css.head}>
        <h2>People</h2>
        <Choice
          label="Group"
          options={groupOptions}
          value={group ?? 'all'}
          onChoose={(next) =>
            void go({ search: { q, group: next === 'all' ? undefined : next }, replace: true })
          }
        />
      </div>
      <SearchBox
        label="Search people"
        placeholder="Name, username or whole email address"
        shortcut={administrationShortcuts.searchAccounts}
        words={q ?? ''}
        onSearch={(next) => void go({ search: { group, q: next || undefined }, replace: true })}
      />
      {body()}
      <p className={css.quiet}>
        Email addresses are shown in part, unless you search for a whole one. Nobody’s messages, trips or
        private dives are shown here.
      </p>
    </section>
  )
}
