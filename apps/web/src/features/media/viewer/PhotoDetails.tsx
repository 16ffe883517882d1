import { Button } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PhotoShot } from '../photo/PhotoShot.tsx'
import { standingText } from '../photo/photo.view.ts'
import css from './PhotoDetails.module.css'
import type { PhotoTool } from './photo-tool.ts'

type Props = { id: string; photo: Photo; tools: readonly PhotoTool[]; onTool: (tool: PhotoTool) => void }

const toolLooks = {
  edit: { label: 'Edit', icon: IconPencil },
  flag: { label: 'Report a problem', icon: IconFlag },
  remove: { label: 'Delete', icon: IconTrash },
} satisfies Record<PhotoTool, unknown>

/** What is known of a photo, and what the person may do about it. */
export const PhotoDetails = ({ id, photo, tools, onTool }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { caption, description, tags, diveSite, uploaderHandle, isIllustration } = photo
  const standing = standingText(photo)
  return (
    <section id={id} className={css.details} aria-label="Photo details">
      {standing !== null && <p className={css.standing}>{standing}</p>}
      {caption !== null && <p className={css.caption}>{caption}</p>}
      {description !== null && <p className={css.description}>{description}</p>}
      <dl className={css.facts}>
        {diveSite && (
          <div>
            <dt>Dive site</dt>
            <dd>
              <Link
                to="/sites/$siteId/{-$slug}"
                params={{ siteId: diveSite.id, slug: diveSite.slug }}
                search={{}}
              >
                <bdi>{diveSite.siteName}</bdi>
              </Link>
              {[diveSite.region, diveSite.country].some(Boolean) && (
                <span className={css.place}>
                  {[diveSite.region, diveSite.country].filter(Boolean).join(', ')}
                </span>
              )}
            </dd>
          </div>
        )}
        {(uploaderHandle !== null || !isIllustration) && (
          <div>
            <dt>{isIllustration ? 'Illustration' : 'Photo'} by</dt>
            <dd>{uploaderHandle === null ? 'Deleted account' : <HandleLink handle={uploaderHandle} />}</dd>
          </div>
        )}
        <PhotoShot photo={photo} />
        <div>
          <dt>Added</dt>
          <dd>{dateText(photo.createdAt, language)}</dd>
        </div>
      </dl>
      {tags.length > 0 && (
        <ul className={css.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {tools.length > 0 && (
        <div className={css.tools}>
          {tools.map((tool) => {
            const { label, icon: Picture } = toolLooks[tool]
            return (
              <Button
                key={tool}
                variant="default"
                leftSection={<Picture {...icon} />}
                onClick={() => onTool(tool)}
              >
                {label}
              </Button>
            )
          })}
        </div>
      )}
    </section>
  )
}
