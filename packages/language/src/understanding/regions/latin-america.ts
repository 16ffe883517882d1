/** Regions of Mexico, Central and South America and the Caribbean, as `landsIn` reads them. */
export const latinAmerica = `
Argentina:
Argentine Patagonia (argentinian patagonia) -71.2 -46 -62.79 -39.5; -71.85 -43 -71.1 -40; -71.6 -52 -65.4 -46; -69.4 -52.38 -68.3 -51.9; -68.6 -54.9 -63.5 -52.65
Península Valdés (valdes peninsula) -65.2 -43 -63.3 -41.95
Golfo Nuevo (nuevo gulf) -65.15 -43 -64.1 -42.45
Chubut -65.3 -43.6 -63.3 -42; -65.9 -45.2 -64.7 -43.4; -67.8 -46 -65.2 -44.8; -71.75 -43.3 -71.1 -42.02
Río Negro Province (rio negro argentina) -65.3 -42 -62.8 -40.55; -71.85 -42 -71.05 -40.75
San Matías Gulf (golfo san matias, gulf of san matias) -65.25 -42.25 -63.5 -40.65
Santa Cruz Province (santa cruz argentina) -67.8 -48.2 -65.4 -46.02; -69 -50.5 -66.3 -48.1; -69.4 -52.38 -67.8 -50.4
Buenos Aires Province (costa atlantica argentina) -58.9 -38.9 -56.3 -36.2; -62.4 -39.3 -58.8 -38.3; -62.7 -40.9 -61.6 -39
Lake Nahuel Huapi (nahuel huapi, lago nahuel huapi) -71.85 -41.15 -71.1 -40.65
Bahamas:
Exumas (the exumas, exuma cays) -76.95 24.1 -76.42 24.92; -76.6 23.35 -75.6 24.2
Abacos (the abacos, abaco, abaco islands) -78.55 26.75 -76.8 27.35; -77.8 25.8 -76.8 26.75
Grand Bahama (grand bahama island) -79.15 26.4 -77.75 26.85
Berry Islands (the berries bahamas) -78.15 25.3 -77.55 25.95
Brazil:
Northeast Brazil (northeastern brazil, brazilian northeast) -45 -3.3 -41 -0.6; -41.5 -5 -37 -2.4; -37.5 -9 -34.4 -4.6; -38.2 -12 -35 -8.5; -39.9 -18.3 -37.5 -11.6; -33.95 -4.05 -32.2 -3.65
Southern Brazil (south of brazil) -49.1 -28 -47.95 -25.3; -49.75 -29.3 -48.3 -27.9; -51.4 -32.3 -49.5 -29.2; -53.45 -33.75 -51.3 -31.5
Bahia (bahia state, bahia brazil) -39.2 -13.2 -37.6 -11.8; -38 -12.1 -37.2 -11.5; -39.5 -15.5 -38.5 -13; -39.95 -18.34 -38.4 -15.4; -42 -13.6 -41 -12.1
Chapada Diamantina -42 -13.6 -41 -12.1
Pernambuco -35.4 -8.91 -34.4 -7.53; -32.7 -4 -32.2 -3.7
Alagoas -36 -10 -34.9 -8.92; -36.4 -10.52 -35.6 -9.9
Paraíba -35.3 -7.54 -34.4 -6.5
Rio Grande do Norte -35.6 -6.48 -34.8 -4.9; -37.25 -5.4 -35.5 -4.55; -33.95 -4 -33.6 -3.75
Rocas Atoll (atol das rocas) -33.95 -4 -33.6 -3.75
Ceará -38.2 -4.82 -37.27 -3.6; -39.2 -4.1 -38 -3.2; -41.25 -3.3 -39 -2.4
Maranhão (lencois maranhenses) -44.6 -1.15 -43.8 -0.55; -44.9 -2.95 -43.2 -1.2; -43.6 -2.95 -41.83 -2.05
Espírito Santo (espirito santo brazil) -41 -21.3 -39.8 -19.8; -40.2 -19.9 -39.3 -18.35
Rio de Janeiro State (state of rio de janeiro) -44.72 -23.4 -43 -22.6; -43.1 -23.3 -41.6 -22.4; -42.2 -22.6 -40.7 -21.32
Costa Verde, Brazil (ilha grande bay, baia da ilha grande) -44.72 -23.4 -43.6 -22.85
Região dos Lagos (costa do sol brazil) -42.75 -23.15 -41.75 -22.6
São Paulo State (state of sao paulo, sao paulo coast) -46 -24.25 -44.75 -23.33; -47 -24.65 -45.4 -23.4; -48.1 -25.25 -46.8 -24.2
Paraná (parana state, parana brazil) -48.75 -25.97 -47.95 -25.28
Santa Catarina (santa catarina state) -49.1 -28 -48.1 -25.98; -49.3 -28.8 -48.3 -27.95; -49.72 -29.33 -48.7 -28.7
Mato Grosso do Sul (serra da bodoquena) -57.6 -22.1 -55.5 -18.3; -55.6 -22.6 -52.3 -18.6
Minas Gerais -46.7 -21.4 -43.2 -18; -43.3 -20.8 -41.7 -17.5
Trindade and Martim Vaz (martim vaz, trindade island) -29.6 -20.7 -28.65 -20.3
Saint Peter and Saint Paul Archipelago (st peter and st paul rocks, sao pedro e sao paulo, saint peter and saint paul rocks) -29.6 0.7 -29.1 1.15
Chile:
Northern Chile (norte grande, atacama coast, north of chile) -70.8 -21.5 -69.9 -18.35; -71.1 -26.1 -69.9 -21.4; -71.9 -30.5 -70.5 -26
Coquimbo Region (region de coquimbo) -71.95 -32.2 -70.9 -29.1
Valparaíso Region (region de valparaiso) -72 -33.95 -71.1 -32.2
Juan Fernández Islands (juan fernandez, juan fernandez archipelago, robinson crusoe island) -79.25 -33.9 -78.6 -33.45; -81.05 -34 -80.55 -33.55
Desventuradas Islands (desventuradas, islas desventuradas) -80.3 -26.5 -79.65 -26.1
Chiloé (chiloe island, chiloe archipelago, isla de chiloe) -74.6 -43.6 -73.1 -41.79
Lake Llanquihue (llanquihue, lago llanquihue) -73.05 -41.35 -72.5 -40.95
Chilean Lake District (chilean lakes, lake district of chile) -72.95 -41.5 -71.9 -38.8
Chilean Patagonia (chilean fjords, patagonian fjords) -75.9 -44.1 -72 -41.5; -75.9 -49 -72 -44; -75.9 -52.2 -73.2 -48.9; -73.3 -52.1 -72.35 -50.6; -75 -56 -68.65 -52; -68.7 -56.1 -66.9 -54.92
Aysén (aisen) -75.9 -49 -72 -43.75
Magallanes (magallanes region) -75.9 -52.2 -73.2 -48.8; -73.3 -52.1 -72.35 -50.6; -75 -56 -68.65 -52; -68.7 -56.1 -66.9 -54.92
Colombia:
San Andrés and Providencia (san andres archipelago, archipelago of san andres, seaflower biosphere reserve) -81.9 12.3 -81.15 13.65
Caribbean coast of Colombia (caribbean colombia, colombian caribbean, colombias caribbean coast) -77.36 7.9 -76.3 9.3; -76.5 8.9 -75.2 10; -76 9.9 -74.6 11.2; -75 10.8 -73.3 11.6; -73.5 11.2 -72.1 12.4; -72.5 11.87 -71.1 12.7
Pacific coast of Colombia (pacific colombia, colombian pacific, colombias pacific coast) -77.95 5.5 -77.1 7.22; -77.9 3.5 -76.9 5.6; -78.6 2.4 -77.1 3.6; -79.3 1.46 -78 2.6
Chocó -77.9 4.2 -76.6 7.2; -77.36 7.9 -76.95 8.72
La Guajira (guajira, guajira peninsula) -73.5 11.1 -72.4 12.3; -72.5 11.87 -71.1 12.7
Costa Rica:
Guanacaste -86.15 10.3 -85 11.08; -86 9.75 -85.25 10.35
Gulf of Papagayo (golfo de papagayo) -86.1 10.45 -85.6 10.95
Nicoya Peninsula (peninsula de nicoya) -86 9.5 -84.87 10.5
Gulf of Nicoya (golfo de nicoya) -85.25 9.55 -84.65 10.25
Central Pacific, Costa Rica (costa rica central pacific, central pacific coast of costa rica) -84.85 9.2 -83.95 9.98
Osa Peninsula (peninsula de osa) -84 8.3 -83.25 8.85
Golfo Dulce -83.55 8.3 -83.05 8.76
Pacific coast of Costa Rica (pacific costa rica, costa rican pacific, costa ricas pacific coast) -86.15 9.4 -84.7 11.08; -85 9.1 -83.9 10; -84.2 8 -82.92 9.3
Caribbean coast of Costa Rica (caribbean costa rica, costa rican caribbean, limon province) -83.75 10.3 -83.1 10.94; -83.4 9.55 -82.56 10.4
Cuba:
Isla de la Juventud (isle of youth) -83.3 21.35 -82.4 22
Jardines de la Reina (gardens of the queen, queens gardens) -79.65 20.75 -78.85 21.25; -79.1 20.4 -78.25 20.9
Jardines del Rey (kings gardens) -78.95 22.3 -77.5 22.8
Bay of Pigs (bahia de cochinos) -81.35 21.9 -80.95 22.35
Pinar del Río (guanahacabibes) -85.1 21.65 -83.2 23
Dominican Republic:
Samaná Peninsula (samana bay, peninsula de samana) -69.85 19.03 -69 19.45
North coast of the Dominican Republic (dominican north coast, costa ambar) -71.74 19.6 -69.8 20.05
Ecuador:
Manabí -81.35 -1.69 -80.2 -0.5; -80.6 -0.7 -79.8 0.35
Santa Elena Peninsula (santa elena province) -81.25 -2.6 -80.35 -1.69
Coast of Ecuador (ecuadorian coast, mainland ecuador) -81.35 -2.7 -79.7 -0.5; -80.6 -0.6 -79.5 0.9; -79.8 0.6 -78.85 1.44; -80.35 -3.38 -79.7 -2.5
El Salvador:
Lake Ilopango (ilopango, lago de ilopango) -89.13 13.6 -88.96 13.73
Guatemala:
Lake Atitlán (atitlan, lago de atitlan, lago atitlan) -91.33 14.6 -91.07 14.77
Lake Petén Itzá (peten itza, lago peten itza) -90 16.9 -89.6 17.05
Honduras:
Caribbean coast of Honduras (north coast of honduras, honduran north coast) -88.2 15.6 -85.8 15.97
Mexico:
Baja California Sur (baja sur, southern baja) -115.3 26.5 -111.7 28; -113 25.2 -110.6 26.5; -112.6 24.2 -109.9 25.2; -112.3 22.6 -109.2 24.5
Northern Baja California (baja california norte, baja norte, northern baja) -117.4 31 -114.75 32.53; -116.6 29.3 -113.9 31.2; -115.75 28 -112.7 29.8; -118.5 28.75 -118.1 29.3
Mexican Caribbean (caribbean mexico, caribbean coast of mexico, caribe mexicano) -87.7 20 -86.4 21.8; -88 18.15 -87.1 20; -88.5 18.47 -88 19.2
Quintana Roo (q roo) -87.55 20.6 -86.4 21.8; -87.8 19.9 -86.6 20.6; -89.2 18.5 -87.1 19.95; -88 18.15 -87.1 18.5
Riviera Maya (mayan riviera, maya riviera) -87.3 20.61 -86.75 20.97; -87.55 20.35 -87.06 20.62; -87.75 19.9 -87.2 20.4
Costa Maya -88 18.15 -87.15 19.4
Mexican Pacific (pacific mexico, pacific coast of mexico, mexican pacific coast) -107 21 -105 23.6; -106.2 18.7 -103.7 21; -103.9 17.4 -101 18.9; -101.4 16.2 -98.5 17.6; -98.8 15.3 -94 16.5; -94.3 14.5 -92.22 16.2
Mexican Riviera -110.2 22.7 -109.3 23.7; -107 22.9 -106 23.6; -105.9 20.3 -105.1 21.2; -105.3 18.8 -103.9 19.6; -102 17.4 -101.2 17.85; -100.3 16.6 -99.5 17.1
Veracruz (veracruz state, veracruz reefs) -98.3 21 -96.9 22.18; -97.7 20 -96.4 21; -97.1 18.9 -95.5 20.1; -96.4 18.1 -94.14 19
Campeche -92.47 18.3 -90.7 19; -91.2 18.9 -90 20.4; -90.9 20.4 -90.2 20.78
Bay of Campeche (campeche bay) -96.7 18.1 -90.5 21
Campeche Bank (banco de campeche, sonda de campeche) -92.5 19.9 -90.7 22; -92.2 21.7 -87 23.5
Tamaulipas -98.5 22.2 -97.3 23.1; -99.3 23 -97.2 25; -98.3 25 -97 25.82
San Luis Potosí (huasteca potosina) -101.15 21.7 -98.9 22.7; -99.2 21.2 -98.5 22.2; -101.6 22.6 -100.3 24.2
Sonora (sonoran) -114.6 31 -112.5 31.8; -113.2 29.7 -111.5 31.1; -112.68 28.2 -110.5 29.8; -111.6 27.5 -109.5 28.3; -110.6 26.6 -109.2 27.5
Sinaloa (sinaloan) -109.7 25.2 -108 26.5; -108.6 24.2 -107 25.4; -107.6 23.3 -106.2 24.4; -106.9 22.52 -105.6 23.5
Nayarit (riviera nayarit) -106.2 20.86 -104.7 22.5; -106.95 21.2 -106.1 21.95; -105.95 20.67 -105.28 20.9
Jalisco -105.95 20 -104.3 20.67; -105.6 19 -104.68 20.1; -104.4 19.9 -102.9 21
Banderas Bay (bahia de banderas, bay of banderas) -105.75 20.38 -105.2 20.85
Costalegre (costa alegre) -105.85 19.05 -104.66 20.4
Colima -104.69 18.69 -103.72 19.2; -104.5 19.2 -103.5 19.45
Guerrero (guerrero state) -102.15 17.3 -101 17.97; -101.3 16.9 -99.9 17.7; -100.5 16.45 -99.2 17.2; -99.6 16.1 -98.56 16.9; -100 17.2 -99.1 18.6
Oaxaca (oaxacan) -98.55 15.75 -97 16.5; -97.3 15.4 -95 16.3; -95.2 15.8 -94.1 16.6; -97.8 16.3 -96.1 18.25
Chiapas (chiapan) -94.05 15.5 -92.9 16.4; -93.3 14.5 -92.23 15.6; -93.9 16.2 -91.8 17.2; -92.4 16.05 -91.4 17.55
Nicaragua:
Caribbean coast of Nicaragua (nicaraguan caribbean, nicaraguas caribbean coast) -84 10.94 -82.5 15
Pacific coast of Nicaragua (nicaraguan pacific, nicaraguas pacific coast) -87.75 12 -86.4 12.95; -86.8 11.08 -85.65 12.1
Lake Nicaragua (lago de nicaragua, lago cocibolca, lake cocibolca) -86 11.4 -85 12.15; -85.75 11 -84.72 11.5
Laguna de Apoyo (apoyo lagoon, apoyo lake, lake apoyo) -86.08 11.88 -85.98 11.96
Panama:
Bocas del Toro Province (bocas del toro archipelago) -82.56 8.85 -81.4 9.6
San Blas Islands (guna yala, kuna yala, san blas archipelago) -79.2 9.3 -78.2 9.75; -78.4 8.95 -77.7 9.5; -77.9 8.68 -77.37 9.1
Caribbean coast of Panama (caribbean panama, panamanian caribbean, panamas caribbean coast) -82.56 8.85 -81.4 9.6; -81.4 8.75 -80.2 9.3; -80.3 9.15 -79.2 9.85; -79.2 9.3 -78.2 9.75; -78.4 8.95 -77.7 9.5; -77.9 8.68 -77.37 9.1
Pacific coast of Panama (pacific panama, panamanian pacific, panamas pacific coast) -82.87 7.1 -80.9 8.4; -81 7 -79.8 8.5; -80 7.3 -78.2 9; -78.5 7.22 -77.87 8.4
Gulf of Chiriquí (chiriqui, golfo de chiriqui) -82.87 7.1 -81.4 8.35
Veraguas -82.1 7.1 -80.85 8.4
Azuero Peninsula (azuero, peninsula de azuero) -81 7.05 -79.85 8.1
Gulf of Panama (panama bay, bay of panama) -80.3 7.3 -78.1 9
Pearl Islands (las perlas, archipielago de las perlas, las perlas archipelago) -79.25 8.1 -78.6 8.75
Peru:
North coast of Peru (northern peru, tumbes, piura) -81.55 -6.2 -80.6 -3.95; -81.15 -4.1 -80.3 -3.43
Ica Region (paracas peninsula, paracas national reserve) -76.75 -14.4 -75.6 -13.2; -76.3 -15.6 -74.9 -14.3
Puerto Rico:
Spanish Virgin Islands -65.6 18.03 -65.17 18.42
Venezuela:
Margarita Island (isla margarita, isla de margarita, nueva esparta) -64.5 10.72 -63.7 11.25
Mochima (mochima national park) -64.8 10.15 -64.1 10.47
Morrocoy (morrocoy national park) -68.4 10.75 -68.05 11.02
Paraguaná Peninsula (paraguana, peninsula de paraguana) -70.35 11.55 -69.7 12.3
All:
Gulf of Honduras (bay of honduras) -88.95 15.65 -87.6 16.9
Mosquito Coast (miskito coast, la mosquitia, moskitia) -85.2 14.95 -82.5 16; -84 10.95 -82.5 15
Gulf of Fonseca (golfo de fonseca) -88.1 12.9 -87.3 13.5
West Indies (west indian, caribbean islands) -85.2 19.1 -79.4 23.5; -79.45 16.9 -64.2 27.4; -64.8 11.93 -59.3 18.9; -61.83 9.95 -60.4 11.95; -70.2 11.95 -68.1 12.7
Greater Antilles -85.2 21.3 -79.3 23.45; -79.5 21.3 -76.5 22.8; -79.3 19.55 -74 21.45; -74.6 17.4 -65.2 20.2; -78.6 17.5 -76 18.7; -81.6 19.1 -79.6 19.85
Leeward Islands -65.12 17.6 -64.2 18.8; -63.7 16.6 -61.5 18.7; -61.95 15.75 -60.9 16.65; -61.6 15.1 -61.1 15.75
Windward Islands -61.65 12.95 -60.7 15.75; -61.95 11.85 -61 13
Grenadines (the grenadines) -61.65 12.38 -61.05 13.07
Eastern Caribbean (east caribbean) -65.12 11.93 -59.3 18.9
Dutch Caribbean (netherlands antilles, dutch antilles) -70.2 11.95 -68.1 12.7; -63.35 17.4 -62.92 17.72; -63.2 17.9 -62.97 18.06
French West Indies (french antilles, french caribbean) -61.95 15.75 -60.9 16.65; -61.35 14.3 -60.7 14.97; -63.2 18.05 -62.95 18.14; -62.98 17.8 -62.7 18.03
Hispaniola -74.6 17.4 -68.2 20.2
Strait of Magellan (straits of magellan, magellan strait) -74.8 -53.9 -71 -52.4; -71.3 -54.1 -68.3 -52.3
Tierra del Fuego (fuegian) -70.5 -55.2 -64.9 -52.6; -72.5 -56 -66.5 -54.2; -65 -55 -63.5 -54.5
Beagle Channel (canal beagle) -70.5 -55.25 -66.5 -54.75
Río de la Plata (river plate) -58.6 -35 -56.5 -33.9; -58.2 -35.9 -55 -34.7
Latin America (latin american, latam) -118.5 22.5 -105.5 31.3; -114.95 14.4 -97 25.8; -97.1 7 -81.6 23.4; -81.7 19.7 -74 23.3; -74.5 17.5 -65.2 20.1; -92.1 -56.1 -28.6 11.93
`
