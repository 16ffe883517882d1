import type { Site } from '@soundings/contract/sites'
import { useId } from 'react'
import { type TagGroup, tagGroups } from '../facts.view.ts'
import { Box } from './Box.tsx'
import css from './Tags.module.css'
import { TagList } from './Tags.tsx'

const Group = ({ title, tags }: TagGroup) => {
  const heading = useId()
  return (
    <div>
      <h3 id={heading} className={css.group}>
        {title}
      </h3>
      <TagList tags={tags} labelledBy={heading} />
    </div>
  )
}

/** All that is told of a site in short words, group by group on one card; nothing where nothing is told. */
export const TagGroups = ({ site }: { site: Site }) => {
  const groups = tagGroups(site)
  if (groups.length === 0) return null
  return (
    <Box title="What to expect">
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Box>
  )
}
