import { FormNote } from '#shared/ui/form/FormNote.tsx'

/** Says above a form what went well before. */
export const News = ({ children }: { children: string | null }) => (
  <div role="status">{children && <FormNote tone="success">{children}</FormNote>}</div>
)
