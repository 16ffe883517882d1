import { Button } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { Suspense, useId } from 'react'
import { PhotoAdder } from '#features/media/index.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './PictureField.module.css'
import type { Picture } from './use-picture.ts'

/** A photo of the card, for its holder alone, unless they show it to a moderator. */
export const PictureField = ({ picture }: { picture: Picture }) => {
  const heading = useId()
  const isOffline = useConnection((connection) => connection.isOffline)
  const { isThere, address } = picture
  return (
    <fieldset className={css.field} aria-labelledby={heading}>
      <p id={heading} className={css.label}>
        Photo of the card (optional)
      </p>
      {isThere && (
        <div className={css.there}>
          <span className={css.picture}>
            {address ? <img src={address} alt="Your card" /> : <IconId {...icon} />}
          </span>
          <Button variant="quiet" onClick={picture.remove}>
            Remove photo
          </Button>
        </div>
      )}
      <Suspense fallback={<div className={css.space} />}>
        <PhotoAdder
          max={1}
          count={0}
          isOn
          label={isThere ? 'Replace photo' : 'Add a photo'}
          onAdd={([file]) => file && picture.choose(file)}
        />
      </Suspense>
      <p className={css.note}>
        Only you can see it, unless you ask a moderator to look at it. It’s never part of anything else you
        share.
        {isOffline && ' Without a connection it can’t be saved.'}
      </p>
    </fieldset>
  )
}
