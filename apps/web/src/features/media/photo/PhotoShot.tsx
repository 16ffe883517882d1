import type { Photo } from '@soundings/contract/media'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'

/** When a photo was taken and with what, as rows of a list of facts; what is not known is left out. */
export const PhotoShot = ({ photo: { takenAt, camera } }: { photo: Pick<Photo, 'takenAt' | 'camera'> }) => {
  const language = useDateLanguage((dates) => dates.language)
  return (
    <>
      {takenAt !== null && (
        <div>
          <dt>Taken</dt>
          <dd>{dateTimeText(takenAt, language)}</dd>
        </div>
      )}
      {camera !== null && (
        <div>
          <dt>Camera</dt>
          <dd>{camera}</dd>
        </div>
      )}
    </>
  )
}
