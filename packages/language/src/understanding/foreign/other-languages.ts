import { wordSet } from '../words.ts'

/**
 * Words by which questions are made in languages that nobody reads here yet: Swedish, Danish, Norwegian, Finnish, Polish,
 * Czech, Croatian, Hungarian, Romanian, Turkish, Catalan, Indonesian and Vietnamese.
 */
export const otherWords = wordSet(`
  och för är inte utan nybörjare dykning dykplatser dykplats dyka vrak var finns bästa djupt djupare grunt
  og til ikke uden uten hvor nybegynder nybegyndere nybegynnere nybegynner dykkersteder dykkested dykke dykning dykking
  ja missä sukellus sukelluspaikat sukelluskohteet sukeltaa aloittelijoille aloittelija hylky hylyt ilman syvemmälle
  dla gdzie oraz bez nurkowanie nurkowania nurkować nurkowe początkujących początkujący wraki wrak jaskinie głębiej niż najlepsze
  pro kde jsou začátečníky začátečníci potápění potápět vraky jeskyně hlouběji než nejlepší
  za gdje ronjenje ronjenja početnike početnici olupine dublje od najbolja
  hol és kezdőknek kezdő búvárkodás búvárhely merülés roncsok legjobb
  pentru unde și scufundări scufundare începători epave adâncime
  için nerede ve dalış yeni başlayanlar batık batıklar derin en iyi
  per a on amb sense busseig bussejar principiants vaixells profunditat
  untuk dimana di mana menyelam penyelaman pemula tempat terbaik dengan tanpa kapal karam
  cho ở đâu lặn biển người mới nơi
`)
