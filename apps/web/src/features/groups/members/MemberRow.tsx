import type { Group, GroupMember } from '@soundings/contract/groups'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { roleWords } from '../groups.view.ts'
import { MemberMenu } from './MemberMenu.tsx'
import css from './Members.module.css'

type Props = { group: Group; member: GroupMember }

/** Somebody in a group, with what they are in it, and what its organisers can do about that. */
export const MemberRow = ({ group, member }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { role, since } = member
  return (
    <div className={css.person}>
      <PersonLine person={member} />
      <p className={css.since}>
        {role !== 'member' && <span className={css.role}>{roleWords[role]}</span>}
        <span>Since {dateText(since, language)}</span>
      </p>
      <MemberMenu group={group} member={member} />
    </div>
  )
}
