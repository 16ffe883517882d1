import type { Post } from '@soundings/contract/forum'
import boxes from '#shared/review/boxes.module.css'
import { AuthorForm } from '../moderate/AuthorForm.tsx'

/** Beside a post without a name: the way to who wrote it. */
export const WhoWrote = ({ post }: { post: Post }) => (
  <section className={boxes.box} aria-label="Who wrote this?">
    <h3 className={boxes.title}>Who wrote this?</h3>
    <AuthorForm key={post.id} post={post} />
  </section>
)
