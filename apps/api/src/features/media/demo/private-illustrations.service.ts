import type { Dependencies } from '#ports/dependencies.ts'
import { photoIntake } from '../upload/intake.service.ts'
import { drawn } from './draw.ts'
import { illustrate, type Shown } from './illustrations.ts'

type Needs = Parameters<typeof photoIntake>[0] & Pick<Dependencies, 'pictures' | 'scratch'>

/** Private pictures to look at in a demonstration, drawn as the public ones are, and labelled as them. */
export const privateIllustrationsService = (deps: Needs, { art }: { art: string }) => {
  const intake = photoIntake(deps)
  return {
    /** One of some pictures of a site, for its owner alone, made once for each `about`; answers its id. Jobs make its sizes. */
    add: async (
      ownerId: string,
      site: Shown,
      { about, number }: { about: string; number: number },
    ): Promise<string> => {
      const illustration = illustrate(site, number, `${about}/${number}`)
      const { clientKey, caption } = illustration
      const [before] = await intake.addedBefore(ownerId, clientKey)
      if (before) return before
      const { ids } = await drawn(deps, art, illustration, (file) =>
        intake.add({
          files: [file],
          words: { caption, tags: ['illustration'] },
          uploaderId: ownerId,
          status: 'private',
          clientKey,
          isIllustration: true,
        }),
      )
      const [id] = ids
      if (!id) throw new Error('A picture was not added')
      return id
    },
  }
}

export type PrivateIllustrations = ReturnType<typeof privateIllustrationsService>
