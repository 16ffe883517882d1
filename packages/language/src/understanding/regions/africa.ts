/** Regions of Africa, Arabia and the Indian Ocean, as `landsIn` reads them. */
export const africa = `
British Indian Ocean Territory:
Chagos Archipelago (chagos, chagos islands) 71 -7.6 72.8 -5
Cape Verde:
Barlavento Islands (cape verde windward islands) -25.55 16.35 -23.95 17.35; -23.15 15.85 -22.45 17
Sotavento Islands (cape verde leeward islands) -24.9 14.65 -22.95 15.5
Djibouti:
Gulf of Tadjoura (gulf of tadjourah, ghoubbet, ghoubet) 42.4 11.4 43.4 12.05
Egypt:
North Coast of Egypt (egyptian north coast, egypts north coast, egypt mediterranean coast) 25.15 30.8 30.1 31.95
Egypt's Deep South (southern egypt, south of egypt, deep south egypt, egyptian deep south) 34.5 24 36.05 25.45; 34.9 22 37 24
Strait of Gubal (straits of gubal, gubal strait) 33.6 27.4 34.2 27.95
Eritrea:
Dahlak Archipelago (dahlak islands, dahlaks, dahlak) 39.5 15.3 40.85 16.35
Guinea-Bissau:
Bijagós Archipelago (bijagos, bissagos islands, bijagos islands) -16.6 10.75 -15.35 11.75
Iran:
Hormozgan (hormozgan province, hormuzgan) 53 26.35 55 27.2; 54.4 25.8 54.95 26.35; 55 26.5 57.3 27.45; 56.8 25.4 59 26.55
Israel:
Sea of Galilee (lake kinneret, kinneret, lake tiberias) 35.48 32.68 35.68 32.93
Kenya:
South Coast of Kenya (kenyas south coast, kenya south coast, kwale, diani coast) 39.2 -4.45 39.9 -4.09; 39.18 -4.78 39.68 -4.45
North Coast of Kenya (kenyas north coast, kenya north coast, kilifi county) 39.6 -4.03 40.25 -3.3; 39.8 -3.3 40.7 -2.5; 40.2 -2.6 41.55 -1.67
Lamu Archipelago (lamu islands) 40.7 -2.5 41.45 -1.75
Kyrgyzstan:
Issyk-Kul (ysyk kol, lake issyk kul) 76 42.1 78.45 42.85
Libya:
Cyrenaica (cyrenaican) 19.9 30.7 25.15 33.3
Madagascar:
Northern Madagascar (north of madagascar, diana region) 48.4 -13.8 50.3 -11.75; 47.5 -14.4 48.9 -12.7
Northwest Madagascar (north west madagascar, nosy be archipelago) 47.5 -14.4 48.95 -12.7
Southwest Madagascar (south west madagascar, atsimo andrefana) 42.95 -23 43.9 -21.6; 43.25 -24.9 44.2 -23
East Coast of Madagascar (madagascar east coast, eastern madagascar) 49.4 -16.5 50.75 -15; 49 -18.5 50.3 -16.5; 48.3 -20 49.8 -18.5; 47.4 -23 48.9 -20; 46.8 -25.35 48 -23
Maldives:
North Malé Atoll (north male) 73.3 4.14 73.77 4.72
South Malé Atoll (south male) 73.28 3.76 73.62 4.14
Ari Atoll (alifu atoll, alif atoll) 72.65 3.42 73.08 4.36
North Ari Atoll (north ari, alif alif, alifu alifu) 72.65 3.88 73.08 4.36
South Ari Atoll (south ari, alif dhaal, alifu dhaalu) 72.65 3.42 73.08 3.88
Baa Atoll (south maalhosmadulu, maalhosmadulu dhekunuburi) 72.7 4.78 73.22 5.34
Raa Atoll (north maalhosmadulu) 72.62 5.34 73.08 6.02
Lhaviyani Atoll (lhaviyani, faadhippolhu) 73.27 5.18 73.75 5.58
Noonu Atoll (noonu) 73.08 5.58 73.58 6.03
Shaviyani Atoll (shaviyani) 72.85 6.03 73.42 6.43
Haa Dhaalu Atoll (haa dhaalu, haa dhaal) 72.82 6.43 73.32 6.8; 72.5 6.2 72.82 6.5
Haa Alif Atoll (haa alif, haa alifu) 72.65 6.8 73.3 7.2
Vaavu Atoll (vaavu, felidhoo, felidhu atoll) 73.2 3.18 73.78 3.73
Meemu Atoll (meemu, mulaku atoll) 73.3 2.7 73.72 3.17
Faafu Atoll (faafu) 72.78 3.04 73.12 3.4
Dhaalu Atoll (dhaalu) 72.75 2.6 73.12 3.04
Thaa Atoll (kolhumadulu) 72.85 2.1 73.43 2.58
Laamu Atoll (laamu, hadhdhunmathi) 73.2 1.7 73.7 2.2
Huvadhoo Atoll (huvadhoo, huvadhu, suvadiva, gaafu alif, gaafu alifu, gaafu dhaalu) 72.9 0.12 73.65 0.97
Addu Atoll (addu, addu city, seenu atoll) 73 -0.78 73.32 -0.5
Southern Maldives (south maldives, maldives deep south, deep south maldives) 72.9 -0.8 73.7 2.2
Northern Maldives (north maldives, maldives north) 72.5 4.78 73.8 7.25
Central Maldives (central atolls) 72.6 2.55 73.8 4.78
Morocco:
Mediterranean coast of Morocco (moroccan mediterranean, rif coast) -5.95 35.7 -5.4 35.94; -5.45 35.1 -4.2 35.86; -4.25 35 -2.2 35.5
Atlantic coast of Morocco (moroccan atlantic, moroccan atlantic coast) -6.7 34.2 -5.9 35.82; -8 33.3 -6.4 34.3; -9.7 32 -7.8 33.6; -10.3 30.2 -9.1 32.1; -10.7 28.9 -9.3 30.3; -13.2 27.67 -10.3 29.1
Mozambique:
Inhambane Province (province of inhambane, inhambane coast) 34.95 -22.5 35.85 -21; 35 -24.2 35.9 -22.5; 34.5 -25 35.65 -24.2
Bazaruto Archipelago (bazaruto, bazaruto islands) 35.28 -22.15 35.75 -21.4
Southern Mozambique (south mozambique, maputo province) 32.2 -26.86 33.3 -25.2; 34.5 -25 35.65 -24.2; 35 -24.2 35.9 -22.5; 34.95 -22.5 35.85 -21; 33.2 -25.4 34.6 -24.7
Northern Mozambique (north mozambique) 39.8 -13.5 40.95 -10.48; 40 -15.4 41.1 -13.5; 39 -16.95 40.6 -15.4
Cabo Delgado (cabo delgado province) 39.8 -13.5 40.95 -10.48
Quirimbas Archipelago (quirimbas, quirimba islands, quirimba archipelago) 40.25 -12.65 40.9 -10.65
Oman:
Musandam (musandam peninsula, omani fjords, fjords of oman) 56.08 26.05 56.75 26.65; 56.22 25.63 56.75 26.05
Batinah Coast (batinah, al batinah) 56.38 24.3 57.2 24.97; 56.5 23.75 58.05 24.35; 57 23.4 58.1 23.9
Ash Sharqiyah, Oman (ash sharqiyah, sharqiyah coast) 59 22.2 60.1 22.95; 58.4 20 59.95 22.2
Dhofar (dhofari, dhofar coast) 53.1 16.45 55.2 18.2; 55 17.1 56.5 18.2
Russia:
Russian Far East (russias far east, far east russia, far eastern russia) 130.6 42.25 138.8 48; 138.8 45.85 145 55; 132 48.5 143 60; 145.6 43.7 157 51; 155 50.8 168.3 62; 160 62 180 71.5
Primorye (primorsky krai, primorsky, peter the great bay) 130.6 42.25 132 43.7; 131.8 42.4 135.6 44.8; 134.5 43.8 139.2 47.6
Kamchatka (kamchatka peninsula, kamchatka krai) 155.3 50.85 163.7 60; 163 58 171 62; 165.3 54.3 168.4 55.6
Sakhalin (sakhalin island) 141.6 45.8 145.1 54.6
Kuril Islands (kurils, kuriles, kurile islands) 145.6 43.65 146.9 44.55; 146.7 44.3 150.2 46.4; 149.5 45.8 154.5 49.2; 153.8 48.5 156.6 50.95
Saudi Arabia:
Saudi Red Sea coast (saudi red sea, red sea coast of saudi arabia, saudi arabian red sea) 34.75 28.55 35.2 29.36; 34.62 27 36.3 28.55; 35.6 24.6 37.8 27; 37.3 21.8 39.6 24.6; 38.4 19.3 41.3 21.8; 39.8 16.38 42.82 19.3
Tabuk Province (neom, neom coast, tabuk region, tabuk coast) 34.75 28.55 36.8 29.36; 34.62 27 36.8 28.55; 35.6 24.9 37.6 27
Farasan Islands (farasan archipelago) 41.3 16.3 42.48 17.15
Farasan Banks (farasan bank) 39.6 18.9 40.9 20.15; 39.9 17.6 41.4 18.9
Eastern Province of Saudi Arabia (saudi eastern province, saudi gulf coast) 48.2 27.3 50.2 28.53; 48.9 26.35 50.35 27.3; 49.5 25.5 50.33 26.35; 50 24.65 50.74 25.5
Senegal:
Petite Côte -17.4 14.05 -16.65 14.7
Seychelles:
Inner Islands of Seychelles (inner seychelles, granitic seychelles, seychelles inner islands) 55 -5 56.2 -3.6
Outer Islands of Seychelles (outer seychelles, seychelles outer islands) 46.1 -10.3 48 -9.2; 50.8 -10.4 51.4 -8.9; 52.5 -7.3 53 -6.7; 52.7 -6.4 53.9 -4.7; 55.2 -6.05 55.6 -5.65; 56.1 -7.3 56.45 -6.95
Aldabra Group (aldabra, aldabra atoll, aldabra islands) 46.1 -10.3 48 -9.2
Amirante Islands (amirantes, amirante) 52.7 -6.4 53.9 -4.7
South Africa:
Western Cape (wes kaap) 17.5 -33.5 20 -31.25; 17.8 -35.2 23.65 -33.5; 20 -33.5 22.5 -32.2
Eastern Cape (oos kaap) 23.65 -34.45 26.5 -33; 26 -33.95 28.2 -32; 27 -33.2 29.2 -31.5; 28 -32.3 30.45 -31.1
Northern Cape (noord kaap, namaqualand) 16.3 -31.25 19.5 -28.65; 19.5 -30.5 24.3 -27.2
KwaZulu-Natal (kzn, kwazulu) 29.9 -31.08 31.4 -29.9; 29.5 -29.95 32 -29; 30 -29.1 32.8 -28; 32.1 -28.1 33.25 -26.87; 30.9 -28.1 32.1 -27.35
KwaZulu-Natal South Coast (kzn south coast, natal south coast, hibiscus coast) 30.1 -31.08 31.1 -29.98
Maputaland (elephant coast, isimangaliso, zululand coast) 32.1 -28.45 33.25 -26.87
Wild Coast (transkei, wild coast south africa) 28.2 -32.75 29.1 -31.95; 28.8 -32.2 29.75 -31.5; 29.4 -31.75 30.45 -31.1
Garden Route 21.9 -34.5 23.95 -33.75
Cape Peninsula 18.1 -34.5 18.5 -33.85
Overberg (cape whale coast, overstrand) 18.8 -35.2 20.9 -34.05
Cape West Coast (south african west coast, west coast of south africa) 17.4 -33.65 18.6 -31.25
Gauteng 27.2 -26.9 29.1 -25.15
North West Province, South Africa (north west province, noordwes) 24.5 -27.2 27.2 -25.4; 27.2 -26.05 28.1 -25
Mpumalanga (eastern transvaal) 29.1 -27.3 30.85 -24.9; 30.8 -25.75 32 -24.6
Sudan:
Sudanese Red Sea coast (sudanese red sea, red sea state, sudan red sea) 36.6 20.5 38 22; 36.8 18 38.75 20.5
Suakin Archipelago (suakin islands, suakin group) 37.35 18.2 38.75 19.3
Tanzania:
Pemba Island (pemba tanzania, pemba zanzibar) 39.5 -5.55 40 -4.8
Mafia Archipelago (mafia island, mafia islands, mafia island marine park) 39.4 -8.15 40.05 -7.6
Tunisia:
Cap Bon (cape bon, cap bon peninsula) 10.35 36.35 11.45 37.3
Coral Coast of Tunisia (tunisian coral coast, cote du corail) 8.6 36.8 9.4 37.55
Tunisian Sahel (sahel of tunisia) 10.3 35.05 11.45 36.15
Gulf of Gabès 9.95 33.5 11.7 35
United Arab Emirates:
UAE East Coast (fujairah emirate, emirate of fujairah, fujairah coast, east coast of the uae) 56.15 24.98 56.75 25.63
Emirate of Abu Dhabi (abu dhabi emirate, al dhafra) 51.7 23.9 54.3 25; 54.3 24.1 54.85 24.95
All:
Strait of Tiran (straits of tiran, tiran strait) 34.38 27.88 34.62 28.12
Strait of Hormuz (straits of hormuz, hormuz strait) 55.6 26.05 57 27.15
Makran Coast (makran, mekran) 57.6 24.95 61.6 25.85; 61.6 24.75 66.6 25.65
Levant (levantine, levant coast) 34 31.2 35.7 33.1; 34.8 33 36.65 34.7; 35.3 34.6 36.6 35.95
Dead Sea 35.33 30.95 35.62 31.8
Hanish Islands (zuqar hanish, hanish archipelago) 42.6 13.5 42.97 14.1
Bab-el-Mandeb (bab al mandab) 42.9 12.2 43.75 13
Horn of Africa 36.4 12.3 41.25 18.03; 41.25 12.3 43.05 14.1; 33 3.5 48 12.3; 48 3.5 51.95 12.15; 40.98 -1.67 49.5 3.5
Somaliland (somaliland coast) 43.25 9.5 49 11.47
Mascarene Islands (mascarenes, mascareignes) 55.05 -21.6 56.05 -20.7; 57.15 -20.7 57.95 -19.65; 63.15 -19.95 63.7 -19.5
Comoro Islands (comoro archipelago, comoros archipelago) 43.05 -12.55 44.7 -11.2; 44.9 -13.15 45.45 -12.5
West Africa (west african, western africa) -25.6 14.6 -22.4 17.4; -18 4 4 20.75; 4 3.95 8.55 20; 8.55 7 12 10; 8.55 10 13.6 20
Gulf of Guinea -7.7 3.9 5 6.6; 5 -2 9.95 4.95
Lake Victoria (nyanza, victoria nyanza) 31.5 -3.1 34.9 0.55
Lake Kivu (kivu) 28.8 -2.55 29.45 -1.55
Lake Kariba (kariba) 26.6 -18.15 27.8 -17.25; 27.5 -17.4 29.1 -16.4
African Great Lakes (great lakes of africa, rift valley lakes) 31.5 -3.1 34.9 0.55; 28.8 -2.55 29.45 -1.55; 29.05 -6.3 30 -3.3; 29.3 -8.85 31.25 -6.3; 33.85 -12 34.8 -9.45; 33.95 -14.45 35.35 -12
Central Asia (central asian) 49.5 45 85.5 51; 59 51 77 54.2; 50.2 37.4 61 45; 61 35.2 66.6 45; 66.6 36.8 74.8 41; 66.6 41 80.2 45
Far East (far eastern) 94.5 -11 141.5 20; 98 20 146 54; 135 48 180 71
`
