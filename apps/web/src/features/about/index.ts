export { AboutNumbers } from './AboutNumbers.tsx'
