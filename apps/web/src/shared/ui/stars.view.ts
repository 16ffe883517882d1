/** `1 star`, `4 stars` */
export const starsText = (stars: number): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`
