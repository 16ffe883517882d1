/** Regions of the British Isles, the north and the middle of Europe, as `landsIn` reads them. */
export const northwestEurope = `
Austria:
Salzkammergut 13.2 47.45 14.1 48.05
Carinthia (karnten) 13.55 46.5 14.86 46.63; 12.95 46.59 15.01 46.71; 12.91 46.67 14.94 46.8; 12.89 46.76 14.91 46.89; 12.81 46.85 14.99 46.97; 12.78 46.93 14.85 47.06
Styria (steiermark) 15.02 46.65 16.05 46.87; 14.45 46.83 16.15 47.06; 13.91 47.02 16.16 47.24; 13.63 47.2 16.09 47.42; 13.6 47.38 16.17 47.61; 13.7 47.57 15.81 47.79
Upper Austria (oberosterreich) 13.39 47.56 14.4 47.79; 13.24 47.75 14.78 47.97; 12.77 47.93 14.5 48.16; 12.98 48.12 14.88 48.35; 13.38 48.31 14.9 48.53; 13.44 48.49 14.62 48.72
Lower Austria (niederosterreich) 15.77 47.47 16.41 47.77; 14.57 47.73 16.71 48.02; 14.42 47.98 17.06 48.27; 14.91 48.23 16.91 48.52; 14.82 48.48 16.96 48.77; 14.92 48.73 16.71 49.02
Burgenland 15.97 46.85 16.54 47.09; 16.04 47.05 16.52 47.3; 15.97 47.26 16.7 47.5; 16.3 47.46 16.72 47.71; 16.24 47.67 17.09 47.91; 16.37 47.87 17.17 48.12
Vorarlberg 9.5 46.83 10.25 47.6
Denmark:
Jutland (jylland, danish jutland) 7.9 54.75 10.75 57.8
Zealand (sjaelland) 10.85 54.9 12.75 56.2
Funen (fyn) 9.7 54.7 10.95 55.65
Bornholm 14.6 54.9 15.3 55.4
Little Belt (lillebaelt) 9.4 54.9 10.1 55.65
Finland:
Archipelago Sea (turku archipelago) 20.8 59.6 23 60.7
Germany:
Bavaria (bavarian, bayern) 9.61 47.39 13.05 47.95; 10.04 47.91 13.26 48.47; 10.26 48.43 13.81 48.98; 10.13 48.94 13.3 49.5; 9.02 49.46 12.56 50.02; 9.08 49.98 12.28 50.54
Baden-Württemberg 7.5 47.53 10.1 47.94; 7.56 47.9 10.14 48.31; 7.71 48.27 10.32 48.67; 7.95 48.63 10.43 49.04; 8.35 49 10.16 49.41; 8.41 49.37 10.09 49.78
Saxony (sachsen) 12.01 50.2 13.03 50.47; 11.87 50.43 13.53 50.71; 12.29 50.67 14.83 50.95; 12.22 50.91 14.99 51.19; 12.16 51.15 14.95 51.42; 12.14 51.38 14.78 51.66
Saxony-Anhalt (sachsen anhalt) 11.5 50.97 12.3 51.33; 10.89 51.29 12.46 51.65; 10.62 51.61 13.11 51.96; 10.65 51.92 12.81 52.28; 10.93 52.24 12.24 52.59; 11.03 52.55 12.14 52.91
Thuringia (thuringen) 10.48 50.23 11.92 50.49; 10.01 50.45 12.33 50.72; 9.89 50.68 12.48 50.94; 9.96 50.9 12.65 51.16; 10.01 51.12 11.49 51.38; 9.91 51.34 11.37 51.61
Brandenburg 13.16 51.36 14.68 51.73; 12.93 51.69 14.77 52.07; 12.23 52.03 14.71 52.41; 12.27 52.37 14.61 52.74; 11.69 52.7 14.34 53.08; 11.41 53.04 14.45 53.42
Mecklenburg-Vorpommern (mecklenburg, western pomerania) 10.6 53.1 14.45 54.75
Schleswig-Holstein 7.85 53.35 11.35 55.1
Lower Saxony (niedersachsen) 9.34 51.4 10.69 51.84; 7.94 51.8 11.07 52.25; 6.79 52.21 11.04 52.66; 7.21 52.62 11.28 53.07; 7.14 53.03 11.15 53.48; 6.63 53.44 9.85 53.89
North Rhine-Westphalia (nrw, nordrhein westfalen) 6.12 50.37 8.2 50.75; 5.93 50.71 8.45 51.09; 6.09 51.05 8.68 51.43; 6.1 51.39 9.3 51.77; 5.96 51.73 9.44 52.11; 6.96 52.07 9.03 52.45
Rhineland-Palatinate (rheinland pfalz) 6.1 48.95 8.52 50.95
Hesse (hessen) 8.4 49.39 9.07 49.8; 7.86 49.76 9.07 50.17; 7.97 50.13 9.97 50.54; 7.99 50.5 10.08 50.92; 8.47 50.88 10.23 51.29; 8.55 51.25 10.03 51.66
Iceland:
Westfjords -24.7 65.3 -21.2 66.6
North Iceland (northern iceland, akureyri area) -21.5 65.2 -14.5 66.6
Reykjanes (reykjanes peninsula) -22.9 63.75 -21.4 64.15
Ireland:
County Kerry (kerry, ring of kerry) -10.8 51.6 -9.1 52.6
County Cork (west cork, cork) -10.25 51.3 -7.8 52.4
County Clare (clare coast) -10.05 52.5 -8.25 53.2
County Galway (connemara) -10.5 53 -8 53.75
County Mayo (mayo coast, achill) -10.4 53.45 -8.6 54.45
County Sligo -9.2 53.9 -8.1 54.6
County Wexford (wexford coast) -7.05 52 -6 52.85
County Waterford (waterford coast) -8.2 51.85 -6.9 52.35
County Dublin (dublin coast) -6.6 53.15 -5.95 53.65
Wild Atlantic Way -10.9 51.3 -8.4 55.5
Norway:
Vestland (hordaland, sogn og fjordane, bergen area) 4.3 59.4 8.4 62.4
Møre og Romsdal (more og romsdal, sunnmore) 5 61.9 9.6 63.7
Trøndelag (trondelag) 8 62.2 14.4 65.5
Nordland (northern norway) 11.2 64.9 18.2 69.35
Troms 15.5 68.3 22.3 70.35
Finnmark 20.4 68.5 31.3 71.3
Rogaland 4.8 58 7.2 59.9
Vestfold 9.97 58.98 10.1 59.12; 10.16 59.08 10.52 59.22; 10.24 59.18 10.47 59.31; 10.2 59.27 10.53 59.41; 10.26 59.37 10.54 59.51; 10.15 59.47 10.32 59.61
Oslofjord (oslo fjord) 10.2 58.9 11.1 59.95
Poland:
Masuria (masurian lakes) 20.9 53.4 22.8 54.4
Pomerania (pomeranian coast, polish coast) 14.1 53.3 16.9 54.7; 16.4 53.6 19.7 55
Sweden:
Bohuslän (west coast of sweden, swedish west coast) 10.85 57.6 12.2 59.15
Skåne (scania) 12.35 55.25 14.65 56.55
Öland 16.2 56.1 17.3 57.45
Gotland 17.9 56.8 19.5 58.05
Stockholm archipelago (stockholms skargard) 17.6 58.7 19.7 60.2
Dalarna 12.1 59.85 16.75 62.3
Switzerland:
Valais (wallis) 6.99 46 7.81 46.1; 6.96 46.06 8 46.17; 6.81 46.13 7.9 46.23; 6.86 46.19 7.96 46.29; 6.84 46.25 8.05 46.36; 6.77 46.32 8.2 46.42
Bernese Oberland (berner oberland, canton of bern) 7 46.3 8.5 46.95
Graubünden (grisons) 8.65 46.16 10.5 47.07
United Kingdom:
Devon (north devon, south devon, devonshire) -4.75 50.1 -2.95 51.28
Sussex (east sussex, west sussex) -0.98 50.5 0.87 51.2
Hampshire (the solent) -1.96 50.55 -0.75 51.38
Isle of Wight (iow) -1.65 50.5 -1.02 50.8
Kent (kent coast) 0.03 50.85 1.7 51.5
Essex -0.02 51.45 1.45 52.1
Suffolk 0.35 51.93 2 52.55
Norfolk (norfolk coast) 0.15 52.35 2.1 53.15
Yorkshire (yorkshire coast, north yorkshire, east yorkshire) -2.56 53.3 0.35 54.65
County Durham (durham coast) -2.35 54.45 -1 54.95
Cumbria (lake district) -3.7 54 -2.2 55.2
Lancashire -3.15 53.45 -2.05 54.25
Leicestershire -1.6 52.4 -0.65 52.98
Gloucestershire -2.7 51.55 -1.6 52.1
Gwynedd (snowdonia, llyn peninsula) -4.85 52.53 -3.4 53.27
Hebrides (the hebrides, inner hebrides, western isles) -7.9 55.5 -5.6 58.6; -8.8 57.6 -7.9 58.1
Outer Hebrides -7.9 56.7 -6 58.6; -8.8 57.6 -7.9 58.1
Argyll (argyll and bute) -7.2 55.25 -4.55 56.75
Scottish Highlands (the highlands, west highlands, highlands of scotland) -6.8 56.5 -3 58.75
Sound of Mull -6.2 56.42 -5.65 56.68
Firth of Forth -3.6 55.95 -2.3 56.35
Moray Firth -4.3 57.45 -1.8 58.3
Berwickshire (scottish borders) -3.4 55.1 -1.95 55.97
Jurassic Coast -3.45 50.45 -1.9 50.75
Lyme Bay -3.5 50.3 -2.4 50.75
Bristol Channel -4.8 51 -2.7 51.65
`
