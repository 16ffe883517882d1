/** Regions of the British Isles, the north and the middle of Europe, as `landsIn` reads them. */
export const northwestEurope = `
Austria:
Vorarlberg 9.55 46.85 10.2 47.57
Tyrol (tirol, tyrolean) 10.15 46.98 12.15 47.4; 10.45 47.4 10.95 47.53; 11.55 47.38 12 47.58; 12 47.4 12.65 47.65; 12.15 46.65 12.9 47.05
Salzburgerland (salzburg state, state of salzburg) 12.15 47.05 13.9 47.45; 13.05 47.45 13.6 48.03; 12.55 47.45 13.05 47.6
Salzkammergut 13.2 47.48 14.05 47.98
Upper Austria (oberosterreich, oberoesterreich) 13.39 47.56 14.4 47.79; 13.24 47.75 14.78 47.97; 12.77 47.93 14.5 48.16; 12.98 48.12 14.88 48.35; 13.38 48.31 14.9 48.53; 13.44 48.49 14.62 48.72
Lower Austria (niederosterreich, niederoesterreich) 15.77 47.47 16.41 47.77; 14.57 47.73 16.71 48.02; 14.42 47.98 17.06 48.27; 14.91 48.23 16.91 48.52; 14.82 48.48 16.96 48.77; 14.92 48.73 16.71 49.02
Carinthia (karnten, kaernten, carinthian) 13.55 46.5 14.86 46.63; 12.95 46.59 15.01 46.71; 12.91 46.67 14.94 46.8; 12.89 46.76 14.91 46.89; 12.81 46.85 14.99 46.97; 12.78 46.93 14.85 47.06
Styria (steiermark, styrian) 15.02 46.65 16.05 46.87; 14.45 46.83 16.15 47.06; 13.91 47.02 16.16 47.24; 13.63 47.2 16.09 47.42; 13.6 47.38 16.17 47.61; 13.7 47.57 15.81 47.79
Burgenland 15.97 46.85 16.54 47.09; 16.04 47.05 16.52 47.3; 15.97 47.26 16.7 47.5; 16.3 47.46 16.72 47.71; 16.24 47.67 17.09 47.91; 16.37 47.87 17.17 48.12
Belgium:
Wallonia (walloon, wallonie) 3.25 50.45 6.05 50.78; 4.15 49.97 5.95 50.45; 4.9 49.65 5.85 49.97; 5.45 49.5 5.85 49.66; 5.95 50.15 6.2 50.7
Flanders (flemish, vlaanderen) 2.6 50.8 3.37 51.6; 3.37 50.78 5.7 51.22; 4.28 51.22 5.25 51.47
Denmark:
Jutland (jylland) 7.8 55.4 9.68 56.9; 7.8 54.91 9.62 55.4; 9.4 54.86 10.1 55.1; 9.6 55.6 10.3 56.05; 9.6 56.05 11.15 56.9; 8.1 56.9 11.2 57.85
Zealand, Denmark (sjaelland, danish zealand) 11.05 55.15 12.35 56.2; 10.8 55.6 11.05 55.85; 12.35 55.35 12.68 56.15; 12.2 55.08 12.75 55.4
Funen (fyn, south funen archipelago) 9.85 55 10.95 55.68; 9.72 55.3 9.85 55.56; 10.15 54.72 10.95 55
Lolland-Falster (lolland, falster) 10.95 54.53 12.2 54.98
Bornholm 14.6 54.9 15.35 55.45
Little Belt (lillebaelt, lilleb lt) 9.6 55 10 55.62
Great Belt (storebaelt, storeb lt) 10.75 55.05 11.25 55.75
Limfjord (limfjorden) 8.15 56.45 10.35 57.1
Estonia:
Saaremaa 21.6 57.8 23.45 58.68
Hiiumaa 21.9 58.66 23.15 59.2
Harju County (harjumaa) 23.7 59.05 25.95 59.8
Finland:
Archipelago Sea (finnish archipelago, turku archipelago) 20.95 59.6 22.9 60.75
Uusimaa (nyland) 22.8 59.55 26.6 60.8
Saimaa (lake saimaa) 27.2 61 29.6 62.6
Germany:
Schleswig-Holstein 7.65 54.03 9.4 54.91; 8.15 54.88 8.5 55.07; 9.4 53.85 10.4 54.82; 10.4 54.1 11.4 54.65; 10.4 53.8 10.92 54.1; 9.9 53.65 10.8 53.9
Mecklenburg-Vorpommern (mecklenburg western pomerania, mecklenburg) 11.2 53.95 12.2 54.4; 10.85 53.35 12.2 53.98; 12.2 53.9 14.22 54.85; 12.1 53.25 13.4 53.95; 13.4 53.45 14.22 53.95
German Baltic coast (german baltic, baltic coast of germany) 9.4 54.3 10.35 54.82; 10.1 53.9 11.35 54.6; 11.35 53.9 12.25 54.45; 12.25 53.85 14.22 54.8
Rügen (ruegen) 13 54.33 14.25 54.8; 13.15 54.22 13.85 54.33
Lower Saxony (niedersachsen) 9.34 51.4 10.69 51.84; 7.94 51.8 11.07 52.25; 6.79 52.21 11.04 52.66; 7.21 52.62 11.28 53.07; 7.14 53.03 11.15 53.48; 6.63 53.44 9.85 53.89
North Rhine-Westphalia (nrw, nordrhein westfalen, westphalia) 6.12 50.37 8.2 50.75; 5.93 50.71 8.45 51.09; 6.09 51.05 8.68 51.43; 6.1 51.39 9.3 51.77; 5.96 51.73 9.44 52.11; 6.96 52.07 9.03 52.45
Bavaria (bavarian, bayern) 9.61 47.39 13.05 47.95; 10.04 47.91 13.26 48.47; 10.26 48.43 13.81 48.98; 10.13 48.94 13.3 49.5; 9.02 49.46 12.56 50.02; 9.08 49.98 12.28 50.54
Baden-Württemberg (baden wuerttemberg) 7.5 47.53 10.1 47.94; 7.56 47.9 10.14 48.31; 7.71 48.27 10.32 48.67; 7.95 48.63 10.43 49.04; 8.35 49 10.16 49.41; 8.41 49.37 10.09 49.78
Saxony (sachsen) 12.01 50.2 13.03 50.47; 11.87 50.43 13.53 50.71; 12.29 50.67 14.83 50.95; 12.22 50.91 14.99 51.19; 12.16 51.15 14.95 51.42; 12.14 51.38 14.78 51.66
Saxony-Anhalt (sachsen anhalt) 11.5 50.97 12.3 51.33; 10.89 51.29 12.46 51.65; 10.62 51.61 13.11 51.96; 10.65 51.92 12.81 52.28; 10.93 52.24 12.24 52.59; 11.03 52.55 12.14 52.91
Brandenburg 13.16 51.36 14.68 51.73; 12.93 51.69 14.77 52.07; 12.23 52.03 14.71 52.41; 12.27 52.37 14.61 52.74; 11.69 52.7 14.34 53.08; 11.41 53.04 14.45 53.42
Thuringia (thuringen, thueringen) 10.48 50.23 11.92 50.49; 10.01 50.45 12.33 50.72; 9.89 50.68 12.48 50.94; 9.96 50.9 12.65 51.16; 10.01 51.12 11.49 51.38; 9.91 51.34 11.37 51.61
Hesse (hessen) 8.4 49.39 9.07 49.8; 7.86 49.76 9.07 50.17; 7.97 50.13 9.97 50.54; 7.99 50.5 10.08 50.92; 8.47 50.88 10.23 51.29; 8.55 51.25 10.03 51.66
Rhineland-Palatinate (rheinland pfalz) 6.6 49.62 8.1 50.75; 7.45 49.05 8.42 49.65; 6.25 49.75 6.6 50.3
Iceland:
Reykjanes (reykjanes peninsula) -23.1 63.7 -21.7 64.12
Golden Circle, Iceland (golden circle) -21.4 63.95 -20 64.45
South Iceland (southern iceland, sudurland, su urland) -21.75 63.2 -18 64.5; -18 63.2 -15.5 64.4
West Iceland (western iceland, vesturland) -24.3 64.6 -21.5 65.45; -22.3 64.2 -20.8 65.2
Snæfellsnes (snaefellsnes, snaefellsnes peninsula) -24.3 64.65 -22.2 65.15
Westfjords (vestfirdir, vestfir ir, west fjords) -24.8 65.42 -22 66.65; -22 65.5 -21.3 66.55
North Iceland (northern iceland, nordurland, nor urland) -21.2 65.2 -16 66.65; -16 65.9 -14.5 66.65
Eyjafjörður (eyjafjord) -18.75 65.55 -17.85 66.25
Eastfjords (east iceland, eastern iceland, austfirdir, east fjords) -15.4 64.4 -13.2 65.85
Ireland:
County Kerry (co kerry, ring of kerry) -10.85 51.78 -9.55 52.45; -10.85 51.68 -10.1 51.78; -9.55 51.87 -9.2 52.45; -10.4 52.45 -9.35 52.55
County Cork (co cork) -10.35 51.3 -7.85 51.72; -9.55 51.72 -8 51.9; -9.2 51.9 -8.05 52.3; -8.05 51.72 -7.82 51.96
West Cork -10.35 51.3 -8.65 51.72; -9.55 51.72 -8.85 51.85
County Clare (co clare) -10.2 52.56 -9.42 53.02; -9.42 52.64 -8.7 53.03; -8.7 52.7 -8.3 53; -9.4 53.03 -8.95 53.17
County Galway (co galway) -10.5 53.18 -9 53.56; -10.5 53.56 -9.75 53.64; -10 53.02 -9.42 53.18; -9 53.05 -8 53.55
Connemara -10.5 53.22 -9.3 53.62
County Mayo (co mayo) -10.5 53.66 -9.13 54.45; -9.13 53.6 -8.65 54.05
County Sligo (co sligo, sligo) -9.12 54.05 -8.32 54.52
County Waterford (co waterford) -7.82 51.75 -6.97 52.26
County Wexford (co wexford) -6.95 51.95 -5.95 52.55; -6.65 52.55 -5.9 52.74
County Dublin (co dublin) -6.45 53.21 -5.8 53.64
West Coast of Ireland (west of ireland, western ireland, irish west coast, wild atlantic way) -10.85 51.3 -8.8 52.6; -10.5 52.56 -8.8 53.7; -10.5 53.66 -8.3 54.5; -8.95 54.45 -7.35 55.45; -7.4 55.2 -6.9 55.5
Latvia:
Courland (kurzeme) 20.7 56.25 22.9 57.8
Netherlands:
Oosterschelde (eastern scheldt) 3.6 51.5 4.22 51.71
Grevelingen (grevelingenmeer, lake grevelingen) 3.8 51.66 4.15 51.78
South Holland (zuid holland) 3.75 51.72 4.4 52.05; 3.95 51.95 4.95 52.27
North Holland (noord holland) 4.2 52.3 5.1 52.96; 4.35 52.9 5.15 53.25
Norway:
Oslofjord (oslofjorden, oslo fjord) 10.2 59 10.95 59.93
Vestfold 9.8 58.85 10.6 59.65
Østfold (ostfold, oestfold) 10.6 59 11.45 59.65
Telemark 8.6 58.85 9.85 59.3; 7.6 59 9.3 60
Southern Norway (sorlandet, s rlandet, agder, south norway) 6.45 57.75 7.6 58.95; 7.6 57.85 9.35 59
Rogaland 4.75 58.9 7 59.55; 5.2 58.1 6.5 58.9
Vestland (hordaland, sogn og fjordane) 4.4 59.58 7 61; 4.3 61 8 62.15; 7 60 7.7 61
Western Norway (vestlandet, west norway, fjord norway, norwegian fjords) 4.4 58.2 7.3 60.9; 4.3 60.9 8 62.2; 5.3 62.1 9.4 63.7
Hardangerfjord (hardangerfjorden, hardanger) 5.3 59.55 6.1 60.05; 5.9 59.95 7.15 60.65
Sognefjord (sognefjorden) 4.7 60.88 7.75 61.5
Møre og Romsdal (more og romsdal, more and romsdal, sunnmore, sunnm re, nordmore, nordm re) 5.3 62.1 7.5 62.95; 6.5 62.35 9.4 63.5; 7.3 63.3 8.25 63.75
Trøndelag (trondelag, troendelag) 7.7 63.5 9.4 64.3; 9.2 62.6 12 64; 9 63.9 12.5 64.7; 10 64.6 12.7 65.2
Trondheimsfjord (trondheim fjord, trondheimsfjorden) 9.45 63.25 11.5 64.05
Nordland 11 65.2 14.5 66.3; 11.2 66.3 15.3 67.2; 11.3 67.2 16.2 68.2; 12.6 68 16.4 69.35; 16.2 68 17.9 68.62
Helgeland (helgelandskysten, helgeland coast) 10.9 65 14.5 66.6
Vesterålen (vesteraalen) 14.2 68.45 16.35 69.4
Troms 16.35 68.62 20 69.4; 16.8 69.3 21.9 70.4
Finnmark 21.9 69.9 31.3 71.35; 23 69 26 69.9; 28.8 69.5 30.9 69.95
Northern Norway (north norway, nord norge, arctic norway) 10.9 65.2 14.5 66.3; 11.2 66.3 15.5 68; 11.5 68 17.9 69.35; 16.8 68.6 20.2 69.4; 16.8 69.3 31.3 71.35
Poland:
Pomerania (pomorskie, pomorze) 16.75 53.6 19.4 55
West Pomerania (zachodniopomorskie) 14.25 53.15 16.75 54.6
Masuria (mazury, masurian lakes, masurian lake district) 20.2 53.45 22.75 54.35
Lower Silesia (dolny slask, dolnoslaskie) 15.05 50.9 17.6 51.7; 16.3 50.3 17 50.9
Silesia (slask, slaskie, upper silesia) 18.05 49.95 19.75 50.95; 18.65 49.5 19.4 49.95
Lesser Poland (malopolska) 19.25 49.45 21.2 50.4
Sweden:
Bohuslän 10.9 58.3 11.95 59; 11 57.72 12.1 58.3
West Coast of Sweden (swedish west coast, western sweden) 10.9 58.3 11.95 59; 11 57.6 12.1 58.3; 11.6 56.95 12.6 57.6; 12.2 56.45 13.2 56.98
Västergötland 12.2 57.6 14 58.85; 13.8 58.2 14.5 58.95; 12.3 57.25 13.6 57.6; 11.9 57.6 12.2 57.8
Halland 11.75 56.95 12.6 57.58; 12.2 56.45 13.3 56.98
Skåne (scania) 12.4 56.1 14.4 56.46; 12.69 55.9 14.45 56.1; 12.78 55.2 14.6 55.9
Blekinge 14.5 55.9 16.1 56.45
Småland 13.4 56.6 16.2 57.7; 14 57.7 15.5 58.1; 15.5 57.7 16.2 58; 16.2 57.4 17 58; 15.9 56.45 16.37 57.4
Öland (oeland) 16.38 56.1 16.95 56.85; 16.55 56.85 17.3 57.45
Gotland 17.85 56.85 19.5 58.5
Östergötland (oestergoetland) 14.55 57.98 16.3 58.75; 16.3 58.05 17.3 58.68
Stockholm archipelago (stockholms skargard) 17.75 58.6 18.6 59.2; 18.2 59.15 19.5 59.95
Södermanland (sormland) 16 58.65 17.6 59.35
Lake Vänern (vanern) 12.3 58.35 14.1 59.45
Lake Vättern (vattern) 14.05 57.75 15.05 58.9
High Coast, Sweden (hoga kusten, swedish high coast) 17.8 62.6 19.2 63.4
Dalarna 12.1 59.85 16.75 62.3
Switzerland:
Lake Zurich (zurichsee, zuerichsee) 8.5 47.25 8.72 47.39; 8.62 47.18 8.98 47.29
Lake Walen (walensee, walenstadt lake) 9.07 47.09 9.34 47.16
Ticino (tessin) 8.4 46.1 9.05 46.63; 8.8 45.86 9.05 46.1
Vaud (canton of vaud) 6.15 46.44 7.15 46.85; 6.15 46.33 6.28 46.45; 6.92 46.28 7.15 46.45; 6.5 46.8 6.95 46.93
Valais (wallis canton) 6.9 46 7.9 46.4; 7.6 46 8.25 46.5
Canton of Bern (bernese oberland, kanton bern, canton bern) 7.15 46.45 8.1 47.1; 8.1 46.6 8.4 46.8
Canton of Zurich (kanton zurich, canton zurich) 8.4 47.18 8.92 47.65
Graubünden (grisons, graubuenden) 8.75 46.55 9.95 47; 9.5 46.25 10.45 46.9
United Kingdom:
Devon (north devon, south devon) -4.8 50.95 -3.72 51.35; -4.33 50.6 -3.38 50.95; -3.5 50.45 -2.97 50.92; -4.18 49.95 -3.1 50.6; -4.35 50 -4.18 50.25
Dorset -2.95 50.4 -1.68 50.8; -2.6 50.8 -1.86 51
Jurassic Coast -3.45 50.5 -2.6 50.75; -2.6 50.4 -1.93 50.67
Somerset -3.72 51.05 -2.25 51.35; -3.2 50.95 -2.55 51.05; -2.98 50.86 -2.6 50.95
South West England (west country, southwest england, south west of england, southwest of england) -6.5 49.8 -4.8 50.6; -5.2 50 -3 51.3; -3 50.4 -1.7 51.3
South Coast of England (english south coast, south coast of the uk, uk south coast, south coast uk, south of england, southern england) -5.75 49.8 -3.5 50.42; -3.5 50.3 -0.9 50.9; -0.9 50.4 0.9 50.95; 0.9 50.8 1.5 51.17
Hampshire -1.75 50.77 -0.93 51.35; -1.69 50.71 -1.52 50.77; -1.03 50.6 -0.93 50.77
Solent (the solent) -1.6 50.7 -1.25 50.92; -1.3 50.68 -0.95 50.85
Isle of Wight -1.62 50.5 -1.03 50.7; -1.5 50.7 -1.05 50.77
Sussex (east sussex, west sussex) -0.92 50.45 0.2 51.12; 0.2 50.45 0.6 51.03; 0.6 50.6 0.86 50.98
Kent (kentish coast) 0.05 51.17 0.7 51.45; 0.7 51 1.75 51.5; 0.5 51.03 0.7 51.17; 0.87 50.75 1.45 51
Norfolk (north norfolk) 0.2 52.45 1.5 52.9; 0.4 52.9 2.05 53.2; 1.5 52.53 2.05 52.9; 0.7 52.38 1.3 52.45
East Anglia 0.1 51.97 2.05 53.1
English Midlands (east midlands, west midlands, the midlands) -3 51.95 -0.2 53.25
Leicestershire -1.37 52.45 -0.75 52.85; -1.58 52.62 -1.37 52.85
Yorkshire (north yorkshire, east yorkshire, yorkshire coast) -2.4 53.95 -0.9 54.45; -2 53.62 -0.9 53.95; -1.75 53.35 -0.95 53.62; -0.9 53.72 0.45 54.3; -0.05 53.6 0.45 53.72; -0.9 54.3 0.1 54.75
Northumberland (northumbria, northumbrian) -2.05 55.3 -1.1 55.81; -2.45 55.07 -1.1 55.35; -2.45 54.85 -1.85 55.07
Cumbria (cumbrian) -3.75 54.2 -2.3 54.85; -3.75 53.95 -2.97 54.2; -3.35 54.85 -2.5 54.95
Lake District (english lakes) -3.5 54.2 -2.7 54.72
Lancashire -3.3 53.68 -2.15 54.03; -2.95 54.03 -2.5 54.2
Pembrokeshire -5.85 51.5 -4.66 52.05; -5.4 52.05 -4.69 52.2; -4.75 51.5 -4.5 51.72
Gwynedd -5.05 52.65 -3.6 53; -4.6 53 -3.95 53.08; -4.45 52.54 -3.88 52.65; -4.32 53.08 -3.98 53.17; -4.17 53.17 -3.98 53.23
Llŷn Peninsula (lleyn peninsula, lleyn) -5.05 52.65 -4.2 53.05
North Wales -5.05 52.54 -3.6 52.85; -5.05 52.85 -3.02 53.28; -4.9 53.28 -3.3 53.6
South Wales -4.75 51.33 -3.15 51.9; -3.15 51.5 -2.67 51.85
Gower (gower peninsula) -4.4 51.4 -3.95 51.66
Outer Hebrides (western isles) -7.9 56.7 -6.95 57.75; -8.75 57.75 -5.95 58.65
Inner Hebrides -6.95 57.02 -5.9 57.75; -5.9 57.02 -5.72 57.27; -6.75 56.8 -6.08 57.02; -7.25 56.2 -6 56.66; -6 56.28 -5.63 56.52; -6.75 55.55 -5.75 56.2
Hebrides (hebridean) -7.9 56.7 -6.95 57.75; -8.75 57.75 -5.95 58.65; -6.95 56.8 -5.95 57.75; -7.25 56.2 -6 56.66; -6 56.28 -5.63 56.52; -6.75 55.55 -5.75 56.2
Isle of Mull -6.5 56.25 -6 56.66; -6 56.28 -5.63 56.52
Orkney (orkneys, orkney islands, orcadian) -3.8 58.72 -2.2 59.5
Argyll (argyll and bute, argyllshire) -7.25 55.5 -5.7 56.66; -5.95 55.25 -5.38 55.55; -5.7 55.55 -5.4 55.85; -5.7 55.85 -4.92 56.6; -4.92 55.98 -4.6 56.45
Scottish Highlands (highlands of scotland, highland scotland) -6.95 56.8 -3.85 57.75; -5.95 57.75 -3.6 58.75; -3.6 58.1 -2.8 58.72; -6.35 56.67 -4.6 56.8; -5.85 56.54 -5.3 56.67
West Coast of Scotland (scottish west coast, western scotland, west scotland) -7 55.4 -5 56.8; -6.95 56.8 -5 57.9; -6 57.9 -4.6 58.7
Sound of Mull -6.2 56.58 -5.93 56.69; -6 56.5 -5.7 56.6; -5.8 56.42 -5.58 56.53
Firth of Clyde (clyde estuary, clyde sea) -5.45 55.25 -4.65 55.85; -5.1 55.85 -4.7 56.1
Loch Fyne -5.45 55.85 -4.9 56.28
Firth of Forth -3.45 55.95 -2.45 56.22
Berwickshire (berwickshire coast) -2.45 55.81 -1.85 56.02
Moray Firth -4.25 57.5 -2 58.1
County Antrim (antrim, antrim coast, causeway coast) -6.7 55.05 -5.95 55.38; -6.45 54.72 -5.55 55.05
County Down (co down) -6.05 54.2 -5.25 54.7; -6.1 54 -5.4 54.2
Strangford Lough -5.77 54.3 -5.43 54.6
Essex -0.02 51.45 1.45 52.1
Suffolk 0.35 51.93 2 52.55
County Durham (durham coast) -2.35 54.45 -1 54.95
Gloucestershire -2.7 51.55 -1.6 52.1
Lyme Bay -3.5 50.3 -2.4 50.75
Bristol Channel -4.8 51 -2.7 51.65
All:
Lake Constance (bodensee) 9 47.6 9.5 47.83; 9.2 47.48 9.76 47.65
Wadden Sea (waddenzee, wattenmeer) 4.65 52.95 5.5 53.45; 5.5 53.25 7 53.6; 7 53.45 8.3 53.85; 8.3 53.75 9 54.3; 8.15 54.3 8.95 55.55
Ardennes 4.3 49.7 6.15 50.45
Lake Geneva (lac leman, lake leman) 6.14 46.2 6.93 46.53
Øresund (oresund, oeresund, the oresund) 12.35 55.85 12.85 56.2; 12.5 55.3 13.05 55.85
Kattegat (kattegatt) 10.3 56.15 12.9 57.72
Skagerrak (skagerak) 7 57.1 11.5 58.5; 9 58.5 11.5 59.2
Gulf of Bothnia (bothnian sea, bothnian bay) 17.1 60.5 21.6 63; 18.3 62.6 22.5 64; 20.5 63.6 25.6 65.9
Gulf of Finland 22.9 59.2 28.5 60.5; 27 59.4 30.3 60.75
Lapland (lappland) 15.5 65.8 24 68.4; 20.6 66 29.9 69.9
Gulf of Gdańsk (bay of gdansk, gdansk bay, puck bay) 18.3 54.3 19.9 54.9
Gulf of Riga 21.9 56.9 24.6 58.6
Curonian Spit (curonian lagoon) 20.45 54.93 21.3 55.75
`
