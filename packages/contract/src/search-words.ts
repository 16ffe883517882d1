// A file of its own: the home screen needs these words before anything is asked.

export const searchTexts = {
  modelSpent:
    'You’ve reached today’s limit for AI-written answers, so this one comes straight from the site entries.',
  failed: 'Sorry, I encountered an error. Please try again.',
  backfill: 'Run server-side embeddings backfill now with force=true (recompute all approved sites)?',
} as const
