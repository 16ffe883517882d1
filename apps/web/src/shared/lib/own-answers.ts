/** Where the service worker keeps answers that are meant for one person alone, apart from those for everybody. */
export const ownAnswers = 'own-answers'
