import type { GroupShown } from '@soundings/contract/group-review'
import { groupPath } from '@soundings/contract/groups-pages'
import boxes from '#shared/review/boxes.module.css'
import { WrittenText } from '#shared/ui/written/WrittenText.tsx'
import { GroupPicture } from '../GroupPicture.tsx'
import { kindWords, membersText } from '../groups.view.ts'
import css from './GroupInReview.module.css'

type Props = { group: GroupShown['group'] }

/** A group as its readers would see it: what it says of itself. Its members and its talk are not shown. */
export const GroupInReview = ({ group }: Props) => (
  <section className={css.review} aria-label="The group">
    <div className={css.who}>
      <GroupPicture group={group} size={72} />
      <div>
        <p className={boxes.name}>
          <a href={groupPath(group)} target="_blank" rel="noopener">
            <bdi>{group.name}</bdi>
          </a>
        </p>
        <p className={boxes.quiet}>
          {[kindWords[group.kind].name, group.country, membersText(group.members)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
    {group.description ? (
      <div className={css.text}>
        <WrittenText text={group.description} />
      </div>
    ) : (
      <p className={boxes.quiet}>No description</p>
    )}
  </section>
)

/** Why a group is held, in words. */
export const GroupSignals = ({ signals }: { signals: readonly string[] }) => (
  <section className={boxes.box} aria-label="Why it’s here">
    <h3 className={boxes.title}>Why it’s here</h3>
    <ul className={css.signals}>
      {signals.map((signal) => (
        <li key={signal}>{signal}</li>
      ))}
    </ul>
  </section>
)
