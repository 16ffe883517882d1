/** Large cities and airports that divers start from: few dives lie in them, and many people ask what is near. */
export const cities = `
GB United Kingdom
London 51.507 -0.128
Bristol 51.454 -2.588
Birmingham 52.48 -1.903
Leicester 52.637 -1.133
Manchester 53.481 -2.243
Leeds 53.801 -1.549
Newcastle 54.978 -1.618
Edinburgh 55.953 -3.188
Glasgow 55.861 -4.25
Cardiff 51.481 -3.18
Belfast 54.597 -5.93
FR France
Paris 48.857 2.352
Toulon 43.124 5.928
ES Spain
Barcelona 41.385 2.173
Madrid 40.417 -3.704
Valencia 39.47 -0.376
Málaga 36.721 -4.421
PT Portugal
Lisbon 38.722 -9.139
Porto 41.158 -8.629
IT Italy
Rome 41.903 12.496
Milan 45.464 9.19
Naples 40.852 14.268
Palermo 38.116 13.361
Cagliari 39.224 9.122
DE Germany
Berlin 52.52 13.405
Hamburg 53.551 9.994
Munich 48.137 11.575
Frankfurt 50.11 8.682
Cologne 50.938 6.96
CH Switzerland
Zurich 47.377 8.541
Geneva 46.204 6.143
Bern 46.948 7.447
AT Austria
Vienna 48.208 16.373
Salzburg 47.809 13.055
Innsbruck 47.269 11.404
NL Netherlands
Amsterdam 52.373 4.892
Rotterdam 51.924 4.478
BE Belgium
Brussels 50.85 4.352
DK Denmark
Copenhagen 55.676 12.568
NO Norway
Oslo 59.913 10.752
SE Sweden
Gothenburg 57.709 11.975
PL Poland
Warsaw 52.23 21.012
GR Greece
Thessaloniki 40.64 22.944
TR Turkey
Istanbul 41.008 28.978
EG Egypt
Cairo 30.044 31.236
IL Israel
Tel Aviv 32.085 34.782
TH Thailand
Bangkok 13.756 100.502
MY Malaysia
Kuala Lumpur 3.139 101.687
ID Indonesia
Jakarta -6.208 106.846
Denpasar -8.67 115.213
PH Philippines
Manila 14.6 120.984
JP Japan
Tokyo 35.682 139.76
Osaka 34.694 135.502
KR South Korea
Busan 35.18 129.075
IN India
Mumbai 19.076 72.877
US United States
New York 40.713 -74.006
Boston 42.36 -71.059
Chicago 41.878 -87.63
Orlando 28.538 -81.379
Tampa 27.951 -82.457
Houston 29.76 -95.37
Los Angeles 34.052 -118.244
San Francisco 37.775 -122.419
Portland 45.515 -122.678
Honolulu 21.307 -157.858
CA Canada
Toronto 43.653 -79.383
Montreal 45.502 -73.567
Halifax 44.649 -63.575
MX Mexico
Mexico City 19.433 -99.133
BR Brazil
Rio de Janeiro -22.907 -43.173
São Paulo -23.551 -46.633
`
