/** Regions of the south of Europe, Turkey and the Black Sea, as `landsIn` reads them. */
export const southEurope = `
Albania:
Albanian Riviera (albanian ionian coast) 19.2 39.95 20.1 40.5; 19.96 39.64 20.2 39.95
Bulgaria:
Bulgarian Black Sea coast (bulgarian coast, bulgarian riviera) 27.35 41.98 28.5 42.75; 27.6 42.75 28.95 43.74
Croatia:
Istria (istrian, istrian peninsula, istra) 13.3 44.7 14.22 45.2; 13.3 45.2 14.2 45.46; 13.3 45.46 13.56 45.5
Kvarner (kvarner gulf, kvarner bay, gulf of kvarner, quarnero) 14.1 44.4 14.95 44.9; 14.22 44.9 14.95 45.4
Dalmatia (dalmatian coast, dalmatian islands, dalmacija) 14.4 43.85 15.95 44.45; 15 43.4 16.75 43.9; 15.3 42.75 17.2 43.5; 16.5 42.6 17.56 43.15; 17.4 42.4 18.25 42.84; 18.25 42.3 18.5 42.56
Kornati Islands (kornati, kornati archipelago, kornati national park, kornat islands) 15.15 43.66 15.52 43.92
Elaphiti Islands (elafiti islands, elaphites) 17.76 42.63 18.03 42.77
Cyprus:
Northern Cyprus (north cyprus, trnc, turkish cyprus) 32.85 35.19 34.75 35.75; 33.8 35.08 34.3 35.2
Karpas Peninsula (karpaz, karpaz peninsula, karpasia) 33.95 35.3 34.75 35.75
Paphos District (western cyprus, paphos coast) 32.15 34.55 32.64 35.2
Limassol District (limassol coast) 32.64 34.45 33.3 34.95
Larnaca Bay (larnaca district) 33.3 34.65 33.85 35.02
Eastern Cyprus (southeast cyprus, famagusta district, kokkinochoria) 33.83 34.85 34.2 35.08
Akamas Peninsula (akamas) 32.2 34.88 32.46 35.15
France:
Brittany (bretagne, breton coast) -5.5 47.6 -2.3 49.1; -4.8 47.15 -2.75 47.6; -2.75 47.46 -2.42 47.6; -2.3 47.65 -1.57 48.8; -1.57 47.85 -1.07 48.5
Finistère -5.5 48.3 -3.64 49; -5.5 47.55 -3.53 48.3
Morbihan (gulf of morbihan) -3.53 47.6 -2.1 48.2; -3.53 47.15 -2.75 47.6; -2.75 47.46 -2.42 47.6
Côtes-d'Armor (cotes d armor) -3.64 48.15 -2.13 49.1
Côte d'Émeraude (cote d emeraude, emerald coast brittany) -2.55 48.5 -1.8 48.85
Normandy (normandie) -2.05 49.5 -1 49.95; -1.9 48.78 -1 49.5; -1.56 48.4 0.75 49; -1 48.95 0.2 49.75; 0 48.8 1.7 50; 0.3 50 1.37 50.25
Opal Coast (cote dopale, cote d opale) 1.38 50.05 2.55 50.9; 1.55 50.9 2.55 51.2
Vendée -2.7 46.27 -0.6 47.06
Charente-Maritime -1.75 45.6 -0.3 46.27
Aquitaine (nouvelle aquitaine) -1.78 43.32 0.3 46.27; -0.9 42.95 0 43.32
South of France (southern france, south france, french mediterranean coast) 2.9 42.5 3.6 43.3; 3.05 42.43 3.6 42.5; 3.2 43 7.53 44.1; 4.2 42.8 7.2 43.05
Occitanie (occitania) 1.8 42.5 3.6 43.15; 3.05 42.43 3.6 42.5; 1 43.15 4.24 44.5; 4.24 43.75 4.65 44.3; 0 42.85 1.8 43.15
Languedoc (languedoc roussillon) 2 42.5 3.6 43.15; 3.05 42.43 3.6 42.5; 2.6 43.15 4.24 44.3
Hérault 3.24 43.05 4.1 43.95
Pyrénées-Orientales (roussillon) 1.85 42.5 3.45 42.91; 3.05 42.43 3.45 42.5
Côte Vermeille (vermilion coast) 3.02 42.43 3.3 42.57
Gulf of Lion (gulf of lions, golfe du lion) 3 42.43 5.4 43.6
Provence (provence alpes cote dazur, provencal, provencal coast) 4.24 42.8 7 43.5; 7 43.3 7.53 43.75; 4.4 43.5 7.45 44.4
Bouches-du-Rhône 4.24 43.05 5.67 43.75
Calanques (calanques national park, les calanques, calanques of marseille) 5.2 43.1 5.62 43.28
Var (var coast, var department) 5.67 42.8 6.94 43.48; 5.67 43.48 6.85 43.8
Îles d'Hyères (hyeres islands, iles dor, iles d hyeres) 6.14 42.93 6.55 43.06
Alpes-Maritimes 6.94 43.38 7.53 43.8; 6.8 43.8 7.6 44.2
French Alps 5.7 44.3 6.85 45.1; 5.7 45.1 6.9 46.1; 6.3 46.1 6.83 46.4
Georgia:
Adjara (ajara, adjaria) 41.3 41.52 42.3 41.9
Abkhazia (abkhazian coast) 39.99 42.8 41.6 43.45; 40.9 42.4 41.6 42.85
Greece:
Cyclades (kyklades, cycladic, cycladic islands) 24.2 36.2 26.15 37.1; 24.2 37.1 25.9 37.75; 24.64 37.75 25.3 38.05
Dodecanese (dodecanese islands) 26.15 36.95 27.08 37.5; 26.15 36.4 27.36 36.95; 27.2 35.8 28.4 36.48; 27.73 36.5 27.93 36.69; 26.8 35.3 27.3 35.95; 29.5 36.08 29.68 36.18
Sporades (northern sporades) 23.37 39.05 24.25 39.55; 24.3 38.7 24.8 39.05
Saronic Islands (argo saronic islands, argosaronic) 23.28 37.66 23.6 37.8; 23.4 37.88 23.56 38; 23.42 37.48 23.56 37.55; 23.3 37.27 23.65 37.4; 23.08 37.2 23.2 37.29
Saronic Gulf (gulf of aegina) 22.98 37.5 24.03 38.05
North Aegean islands (northeast aegean islands, northern aegean islands, northeastern aegean islands) 25.8 38.93 26.62 39.4; 24.95 39.75 25.48 40.07; 25.5 38.13 26.2 38.65; 26.55 37.6 27.05 37.82; 25.95 37.45 26.55 37.7; 24.9 39.43 25.1 39.6
Peloponnese (peloponnesus, peloponnisos, peloponnesian) 21.08 36.4 23.2 37.9; 21.3 37.9 22.2 38.33; 22.2 37.9 22.6 38.17; 22.6 37.8 23 38.03; 23.2 37.38 23.5 37.65
Gulf of Corinth (corinthian gulf) 21.75 37.9 23.2 38.45
Attica (attiki, attica coast) 23.2 37.85 24.1 38.2; 23.5 38.2 24.05 38.33; 23.62 37.5 24.17 37.85
Euboea (evia, evvia, evoia) 22.83 38.83 23.05 38.9; 23.05 38.8 23.5 39.04; 23.3 38.67 24 38.85; 23.58 38.4 24.3 38.7; 24 38.28 24.5 38.45; 24.13 37.93 24.62 38.3
Pelion (mount pelion, pelion peninsula, pilio) 22.95 39.08 23.36 39.55
Halkidiki (chalkidiki, chalcidice) 23.15 39.85 24.47 40.55
Northern Greece (north of greece, north greece, greek macedonia) 22.5 39.88 24.6 41.2; 24.6 40.35 26.2 41.3
Epirus (epirus coast) 20.15 39.27 21.2 39.65; 20.3 38.93 21.1 39.3
Italy:
Southern Italy (south of italy, south italy, mezzogiorno) 13.76 40.45 15 41.5; 14.8 39.9 16 41.5; 15 40.15 18.65 42.2; 15.68 38.25 17.4 40.2; 15.63 37.75 16.7 38.25
Liguria (italian riviera, ligurian coast, riviera ligure) 7.53 43.6 8.3 44.15; 8.05 43.95 9.4 44.6; 9.2 43.85 10.03 44.35
Cinque Terre 9.6 43.98 9.83 44.2
Tuscany (toscana, tuscan coast) 9.7 42.15 11.46 43.75; 10.03 43.75 11.7 44.1; 11.46 42.8 12.2 43.75
Tuscan Archipelago (tuscan islands, arcipelago toscano) 9.7 42.95 10.1 43.5; 9.95 42.2 10.46 42.95; 10.8 42.33 11 42.42; 10.8 42.2 11.2 42.33
Lazio (latium) 11.46 41.9 12.9 42.7; 11.9 41.4 13.3 42.1; 12.3 41.02 13.76 41.7; 12.7 40.72 13.5 41.02
Pontine Islands (isole ponziane, pontine archipelago) 12.75 40.72 13.5 41.02
Campania 13.76 40.5 14.9 41.4; 14 40.35 15.4 40.9; 14.75 39.9 15.63 40.6
Bay of Naples (gulf of naples, golfo di napoli) 13.8 40.5 14.5 40.87
Amalfi Coast (costiera amalfitana) 14.4 40.5 14.76 40.67
Cilento (cilento coast) 14.85 39.9 15.64 40.42
Calabria (calabrian coast) 15.63 37.75 16.7 38.25; 15.68 38.25 17.4 39.1; 15.5 39.1 17.35 39.93; 16.4 39.93 16.85 40.12
Strait of Messina (straits of messina, stretto di messina) 15.48 37.9 15.75 38.35
Aeolian Islands (isole eolie, lipari islands, eolian islands) 14.2 38.33 15.35 38.95
Egadi Islands (aegadian islands, isole egadi) 11.9 37.85 12.41 38.1
Pelagie Islands (pelagian islands, isole pelagie) 12.2 35.35 13.05 36
Costa Smeralda (emerald coast sardinia) 9.42 40.98 9.72 41.19
La Maddalena Archipelago (maddalena islands, maddalena archipelago) 9.32 41.19 9.52 41.36
Gulf of Orosei (golfo di orosei) 9.55 39.95 9.95 40.45
Gargano (gargano peninsula) 15.25 41.55 16.35 42
Tremiti Islands (isole tremiti) 15.4 42.04 15.85 42.45
Abruzzo (abruzzi) 13.2 41.85 14.3 42.89; 14.2 42.07 15 42.65
Marche (le marche) 13.2 42.9 14.2 43.75; 12.76 43.4 13.7 43.97
Emilia-Romagna (romagna riviera) 11.7 44.15 12.75 44.85; 12.1 43.97 12.9 44.15; 9.5 44.55 11.7 45
Veneto (venetian coast) 10.7 45.15 12.4 46; 12.2 44.9 12.95 45.62; 12.4 45.62 13.05 45.75
Friuli Venezia Giulia (friuli) 12.95 45.5 13.42 46.3; 13.42 45.61 13.62 46.1; 13.62 45.6 13.83 45.78
Lake Garda (lago di garda, gardasee) 10.5 45.42 10.88 45.9
Lake Como (lago di como) 9.03 45.78 9.45 46.2
Montenegro:
Bay of Kotor (boka kotorska, kotor bay, boka bay, gulf of kotor) 18.5 42.36 18.82 42.53
Portugal:
Mainland Portugal (portugal mainland, continental portugal, portuguese mainland) -9.6 36.9 -6.2 42.2
Algarve -9.25 36.7 -7.4 37.43
Alentejo (alentejo coast) -9.2 37.44 -7.5 38.41; -8.6 38.41 -7.2 39.4
Lisbon coast (costa de lisboa, estoril coast, greater lisbon) -9.8 38.3 -8.8 39.05
Costa de Prata (silver coast portugal) -9.8 39.05 -8.2 40.95
Northern Portugal (north of portugal, north portugal) -9.2 40.95 -6.6 41.83; -9.2 41.83 -8.78 41.88
Madeira (madeira islands, madeira archipelago, madeiran) -17.45 32.35 -16.15 33.2
Romania:
Romanian Black Sea coast (romanian coast, romanian riviera) 28.4 43.74 29.95 45.2
Slovenia:
Slovenian coast (slovenian istria, slovene littoral, slovenian riviera) 13.5 45.47 13.85 45.61
Spain:
Mainland Spain (spain mainland, peninsular spain, spanish mainland) -9.4 36 0 43.9; 0 38.4 0.4 43; 0 40 3.4 42.9
Catalonia (catalunya, cataluna, catalan coast) 0.5 40.53 1.3 41; 0.75 40.85 2.1 42.4; 2.1 41.15 3.5 42.43
Costa Dorada (costa daurada) 0.5 40.53 1.1 41.1; 1 40.85 1.65 41.3
Valencian Community (comunidad valenciana, comunitat valenciana, valencia region, valencian coast) -0.7 39.6 0.8 40.52; -1.3 38.75 0.35 39.75; -0.95 37.85 0.4 38.8
Costa del Azahar (orange blossom coast) -0.5 38.88 0.15 39.75; -0.3 39.6 0.8 40.52
Costa Blanca (alicante province, province of alicante) -0.85 37.85 0.4 38.9
Murcia (murcia region, region of murcia) -1.63 37.25 -0.5 37.85; -2.3 37.7 -1.63 38.4; -1.63 37.85 -1 38.6
Costa Cálida -1.65 37.25 -0.5 37.85
Southern Spain (south of spain, south spain) -7.4 36.85 -5.5 38; -6.7 35.97 -5.2 36.85; -5.5 36.2 -2.2 38.2; -2.2 36.45 -1.63 37.6; -1.63 37.25 -0.5 38.2
Andalusia (andalucia, andalusian) -7.4 36.85 -5.5 37.95; -6.7 35.97 -5.2 36.85; -5.5 36.2 -2.2 38.2; -2.2 36.45 -1.63 37.5; -3.2 35.85 -2.9 36.2
Costa del Sol -5.26 36.2 -3.78 36.85
Costa Tropical (granada coast) -3.78 36.5 -3.13 36.85
Costa de Almería (almeria coast, almeria province) -3.13 36.4 -1.63 37.4
Cabo de Gata (cabo de gata nijar) -2.35 36.6 -1.83 37.03
Costa de la Luz -7.4 36.85 -6.3 37.35; -6.75 35.97 -5.5 36.85
Northern Spain (north of spain, north spain, green spain) -9.6 42.15 -7.03 43.95; -7.03 42.85 -1.77 43.9
Galicia (galician coast) -9.6 42.15 -7.03 43.95; -9.3 41.89 -8.75 42.15
Rías Baixas (rias bajas) -9.35 42.1 -8.55 42.85; -9.3 41.89 -8.75 42.1
Asturias (asturian coast) -7.03 42.95 -4.51 43.9
Cantabria (cantabrian coast) -4.51 42.85 -3.15 43.75
Turkey:
Turkish Riviera (turquoise coast, southern turkey, turkish mediterranean coast, turkish mediterranean) 27.2 36.97 28.4 37.3; 27.37 36.68 28.1 36.97; 28 36.56 28.95 37.05; 28.7 36.3 29.4 36.9; 28.95 36.19 30.75 36.6; 30.3 35.95 32.62 37
Antalya Province (antalya coast) 29.27 36.19 30.4 36.95; 30.3 35.95 32 37.2; 32 35.95 32.62 36.6
Lycian Coast (lycia, lycian) 28.75 36.19 30.65 36.9; 29.7 36 30.65 36.19
Muğla Province 27.2 36.97 28.5 37.5; 27.37 36.66 27.73 36.97; 27.73 36.7 28.1 36.97; 28 36.56 28.95 37.1; 28.9 36.25 29.4 37
Bodrum Peninsula 27.18 36.96 27.62 37.2
Turkish Aegean coast (aegean turkey, turkish aegean, western turkey, aegean coast of turkey) 25.65 39.46 27 40.25; 26.63 38.9 27.3 39.6; 26.22 37.95 27.5 38.9; 27.05 37.3 27.6 38; 27.18 36.97 28.4 37.35; 27.37 36.68 28.1 36.97
Izmir Province 26.22 37.88 28 38.85; 26.7 38.85 27.5 39.25
Gallipoli Peninsula (gelibolu, dardanelles, canakkale strait) 26.02 39.98 26.95 40.62
Sea of Marmara (marmara sea) 26.75 40.28 29.95 41.1
Bosphorus (bosporus, istanbul strait) 28.93 40.98 29.2 41.28
Turkish Black Sea coast (black sea turkey, northern turkey) 27.95 41.2 30 41.97; 30 41 33 42.1; 33 41.4 36 42.25; 36 40.9 38.5 41.8; 38.5 40.8 41.54 41.5
Mersin Province (cilicia, cilician coast) 32.62 35.9 34.95 37
Lake Van (van golu) 42.25 38.3 43.75 39.05
Ukraine:
Crimea (crimean, crimean peninsula) 32.35 44.3 35.6 45.75; 33.5 45.75 34.9 46.1; 35.3 44.7 36.55 45.5
All:
Basque Country (basque coast, euskadi, pais vasco, pays basque) -3.15 42.85 -1.77 43.65; -1.77 43.1 -0.9 43.6
Strait of Gibraltar (straits of gibraltar) -6.1 35.75 -5.2 36.22
Alboran Sea -5.4 35.1 -1.9 36.8
Strait of Bonifacio (bouches de bonifacio) 8.95 41.15 9.45 41.45
Lake Maggiore (lago maggiore) 8.45 45.7 8.88 46.2
Lake Skadar (lake shkodra, lake scutari) 19 42.03 19.5 42.4
`
