import type { Line } from '../words.ts'
import { nameFeatures, type Span } from './name-features.ts'
import shunned from './shunned.json' with { type: 'json' }
import { weighing } from './weigh.ts'
import wished from './wished.json' with { type: 'json' }

const weighWished = weighing(wished)
const weighShunned = weighing(shunned)

/**
 * How surely an animal or a kind of dive that a question names is wanted, and how surely it must not be there, in log-odds;
 * neither is it where it's only told of. Learnt from the labelled sentences in tools/questions, which says how.
 */
export const wishTold = (
  line: Line,
  span: Span,
  others: readonly Span[],
): { wished: number; shunned: number } => {
  const features = nameFeatures(line, span, others)
  return { wished: weighWished(features), shunned: weighShunned(features) }
}
