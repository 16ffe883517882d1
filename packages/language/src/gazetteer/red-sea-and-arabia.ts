/** Dive towns of the Red Sea, Arabia and the Gulf: how they are written is told in `listed.ts`. */
export const redSeaAndArabia = `
EG Egypt
Brother Islands (brothers islands, the brothers islands) 26.31 34.85
Hurghada (al ghardaqah, ghardaqa, hurgada) 27.257 33.812
El Gouna (gouna) 27.395 33.678
Makadi Bay (makadi) 26.99 33.90
Sahl Hasheesh 27.04 33.88
Soma Bay 26.848 33.99
Safaga (port safaga, bur safaga) 26.75 33.936
El Quseir (quseir, al qusayr, el qoseir, kosseir) 26.104 34.278
Port Ghalib 25.536 34.638
Marsa Alam 25.067 34.892
Marsa Shagra 25.246 34.797
Hamata (wadi lahami) 24.286 35.367
Berenice (berenike, baranis) 23.947 35.478
Sharm El Sheikh (sharm, sharm el sheik, sharm ash shaykh) 27.915 34.33
Naama Bay (naama) 27.91 34.328
Dahab 28.5 34.517
Nuweiba 29.033 34.667
Taba 29.492 34.897
Ain Sokhna 29.6 32.317
Alexandria 31.2 29.919
IL Israel
Eilat (elat) 29.558 34.948
Caesarea 32.5 34.892
Haifa 32.82 34.99
Nahariya 33.006 35.095
JO Jordan
Aqaba 29.532 35.006
SA Saudi Arabia
Farasan Islands (farasan, farasan banks) 16.75 41.95
Jeddah (jidda, djeddah) 21.543 39.173
Yanbu 24.089 38.064
Al Lith 20.147 40.269
Thuwal 22.283 39.1
Rabigh 22.799 39.035
Umluj 25.021 37.269
Duba 27.35 35.696
SD Sudan
Port Sudan (bur sudan) 19.617 37.217
Suakin 19.106 37.332
DJ Djibouti
Djibouti City 11.588 43.145
Obock 11.963 43.291
Tadjoura 11.787 42.884
AE United Arab Emirates
Dubai 25.205 55.271
Fujairah 25.129 56.326
Dibba Al Fujairah (dibba) 25.592 56.262
Al Aqah 25.508 56.358
Khor Fakkan 25.339 56.356
Umm Al Quwain 25.565 55.555
OM Oman
Muscat 23.588 58.383
Barka 23.679 57.886
Khasab 26.18 56.248
Lima 25.94 56.419
Sur 22.567 59.529
Mirbat 16.993 54.692
Salalah 17.019 54.09
`
