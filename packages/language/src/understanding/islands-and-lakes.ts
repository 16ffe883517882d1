import { landsIn } from './lands-in.ts'
import type { Water } from './water.ts'

// Islands, lakes, coasts and a few cities that divers name, and that may be in no site's own words.

const islands = `
Shetland (shetland islands, shetlands) -2.2 59.8 -0.6 60.95
Isle of Skye (skye) -6.9 57 -5.6 57.75
Anglesey (isle of anglesey, ynys mon) -4.75 53.1 -4 53.45
Isles of Scilly (scilly, scillies, scilly isles, scilly islands) -6.5 49.82 -6.2 50
Donegal (county donegal) -8.9 54.45 -6.9 55.5
Malin Head -7.9 55.15 -7 55.75
Lofoten (lofoten islands, lofotens) 12.5 67.6 15.2 68.55
Svalbard (spitsbergen, spitzbergen) 10 76 34 81
Åland (aland, aland islands) 19.2 59.7 21.2 60.6
Hanko (hango) 22.7 59.7 23.4 59.95
Zeeland 3.3 51.25 4.3 51.8
Formentera 1.3 38.6 1.65 38.82
Fuerteventura -14.6 28 -13.75 28.8
Faial (faial island, ilha do faial) -28.9 38.48 -28.55 38.68
Pico Island (ilha do pico, pico azores) -28.6 38.35 -28 38.6
Ischia 13.8 40.68 14 40.78
Capri 14.15 40.5 14.3 40.6
Corfu (kerkyra) 19.55 39.3 20.2 39.85
Hvar 16.3 43.05 17.25 43.3
Korčula (korcula) 16.6 42.85 17.25 43
Andros, Bahamas (andros, andros island) -78.5 23.6 -77.4 25.3
Eleuthera -76.8 24.5 -75.9 25.6
San Salvador (san salvador island) -74.7 23.8 -74.3 24.2
Vieques -65.65 18.05 -65.2 18.2
Mona Island (isla de mona) -68 18 -67.8 18.2
Tortola -64.75 18.35 -64.5 18.5
Anegada -64.5 18.65 -64.2 18.8
Banco Chinchorro (chinchorro) -87.55 18.3 -87.1 18.85
Ilha Grande -44.5 -23.3 -44 -23
Ascension Island -14.6 -8.1 -14.2 -7.8
Rodrigues (rodrigues island) 63.2 -19.9 63.6 -19.55
Praslin 55.6 -4.4 55.85 -4.2
Menjangan (menjangan island, pulau menjangan) 114.45 -8.15 114.57 -8.05
Vancouver (vancouver bc, greater vancouver) -123.5 49.1 -122.6 49.7
Pulau Weh (weh, weh island, sabang aceh) 95.15 5.72 95.42 5.95
Flores (flores indonesia) 119.7 -9 123.1 -8
Bangka Island (bangka, pulau bangka) 125.05 1.65 125.3 1.95
Triton Bay 133.8 -4.2 134.5 -3.5
Halmahera 127.3 -0.9 129 2.7
Tubbataha (tubbataha reef, tubbataha reefs) 119.7 8.65 120.15 9.15
Beqa (beqa lagoon, beqa island) 177.9 -18.6 178.3 -18.2
Izu 138.7 32.8 140 35.15
Ribbon Reefs (ribbon reef) 145.2 -15.7 146 -14.3
Kangaroo Island 136.5 -36.1 138.2 -35.5
False Bay 18.4 -34.4 18.9 -34.05
San Juan Islands -123.3 48.35 -122.6 48.85
Isle Royale -89.4 47.75 -88.3 48.25
Newfoundland -59.5 46.5 -52.5 51.7
Nova Scotia -66.5 43.3 -59.6 47.1
Bell Island -53.1 47.55 -52.85 47.7
Maine -71.2 42.95 -66.8 45.5
Rhode Island -71.95 41 -71 42
New Jersey (jersey shore) -75.7 38.8 -73.3 41.4
Cape Ann -70.85 42.5 -70.5 42.75
Mendocino (mendocino county) -124.1 38.7 -123 40
`

const lakes = `
Attersee 13.45 47.75 13.65 47.98
Traunsee 13.72 47.77 13.88 47.93
Weissensee 13.2 46.67 13.45 46.75
Plansee 10.75 47.43 10.88 47.5
Achensee 11.65 47.38 11.77 47.55
Hallstätter See (hallstattersee, lake hallstatt) 13.6 47.53 13.72 47.63
Wolfgangsee 13.33 47.7 13.53 47.79
Mondsee 13.3 47.77 13.45 47.87
Erlaufsee 15.25 47.77 15.3 47.8
Königssee (konigsee) 12.93 47.5 13.03 47.61
Tegernsee 11.7 47.66 11.79 47.76
Walchensee 11.25 47.54 11.4 47.63
Starnberger See (starnbergersee, lake starnberg) 11.26 47.8 11.4 48
Werbellinsee 13.6 52.87 13.8 52.97
Stechlinsee (stechlin) 12.98 53.12 13.08 53.18
Lake Lucerne (vierwaldstattersee, vierwaldstatter see) 8.25 46.88 8.65 47.1
Lake Thun (thunersee, thuner see) 7.6 46.63 7.88 46.77
Lake Brienz (brienzersee) 7.85 46.68 8.05 46.78
Lake Neuchâtel (lac de neuchatel, neuenburgersee) 6.6 46.75 7.1 47.05
Lake Annecy (lac dannecy, annecy) 6.1 45.75 6.27 45.93
Lac du Bourget (lake bourget) 5.8 45.62 5.95 45.85
Étang de Thau (thau, thau lagoon, bassin de thau) 3.5 43.3 3.75 43.5
Lake Ohrid (ohrid) 20.55 40.85 20.85 41.2
Lake Erie -83.6 41.3 -78.8 43
Lake Travis -98.2 30.3 -97.85 30.55
Lake Mead -114.9 35.95 -114 36.6
Lake Titicaca (titicaca) -70.2 -16.7 -68.5 -15.2
Lake Baikal (baikal) 103.5 51.4 110.1 55.9
Lake Malawi (lake nyasa) 33.8 -14.5 35.4 -9.4
Lake Tanganyika (tanganyika) 29 -8.9 31.3 -3.2
`

const coastsOfCities = `
Nice (nice france, nice old town) 7.1 43.6 7.4 43.8
Cannes 6.85 43.45 7.15 43.6
Saint-Malo (saint malo, st malo) -2.2 48.55 -1.8 48.8
Ajaccio (gulf of ajaccio) 8.5 41.75 8.85 42
Nerja -4 36.65 -3.7 36.8
Šibenik (sibenik) 15.6 43.5 16.1 43.9
Constanța (constanta) 28.4 43.9 29.2 44.4
Sozopol 27.5 42.3 28 42.5
Batroun 35.5 34.15 35.8 34.35
Tripoli 35.6 34.35 36 34.6
Ceuta -5.45 35.82 -5.22 35.98
Doha 51.3 25.1 52 25.6
Mancora -81.3 -4.4 -80.9 -3.9
Thunder Bay (thunder bay michigan, alpena thunder bay) -83.6 44.6 -82.4 45.4
Prince Rupert -130.8 54 -130 54.6
`

export const islandsAndLakes: readonly Water[] = [islands, lakes, coastsOfCities].flatMap(landsIn)
