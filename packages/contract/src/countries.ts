/** The countries that most members come from, which are offered first. */
export const firstCountries = [
  'Australia',
  'Bahamas',
  'Belize',
  'Brazil',
  'Canada',
  'Costa Rica',
  'Croatia',
  'Ecuador',
  'Egypt',
  'Fiji',
  'France',
  'Germany',
  'Greece',
  'Indonesia',
  'Italy',
  'Japan',
  'Malaysia',
  'Maldives',
  'Mexico',
  'Philippines',
  'South Africa',
  'Spain',
  'Thailand',
  'United Kingdom',
  'United States',
] as const

/** Every other country, and the territories that people say they come from; by the names that sites use. */
const others = `
Afghanistan, Albania, Algeria, American Samoa, Andorra, Angola, Anguilla, Antigua and Barbuda, Argentina, Armenia,
Aruba, Austria, Azerbaijan, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Benin, Bermuda, Bhutan, Bolivia, Bonaire,
Bosnia and Herzegovina, Botswana, British Virgin Islands, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia, Cameroon,
Cape Verde, Cayman Islands, Central African Republic, Chad, Chile, China, Christmas Island, Cocos Islands, Colombia,
Comoros, Congo, Cook Islands, Cuba, Curaçao, Cyprus, Czech Republic, Democratic Republic of the Congo, Denmark,
Djibouti, Dominica, Dominican Republic, El Salvador, Equatorial Guinea, Eritrea, Estonia, Eswatini, Ethiopia,
Falkland Islands, Faroe Islands, Finland, French Guiana, French Polynesia, Gabon, Gambia, Georgia, Ghana, Gibraltar,
Greenland, Grenada, Guadeloupe, Guam, Guatemala, Guernsey, Guinea, Guinea-Bissau, Guyana, Haiti, Honduras, Hong Kong,
Hungary, Iceland, India, Iran, Iraq, Ireland, Isle of Man, Israel, Ivory Coast, Jamaica, Jersey, Jordan, Kazakhstan,
Kenya, Kiribati, Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania,
Luxembourg, Macao, Madagascar, Malawi, Mali, Malta, Marshall Islands, Martinique, Mauritania, Mauritius, Mayotte,
Micronesia, Moldova, Monaco, Mongolia, Montenegro, Montserrat, Morocco, Mozambique, Myanmar, Namibia, Nauru, Nepal,
Netherlands, New Caledonia, New Zealand, Nicaragua, Niger, Nigeria, Niue, Norfolk Island, North Korea,
North Macedonia, Northern Mariana Islands, Norway, Oman, Pakistan, Palau, Palestine, Panama, Papua New Guinea,
Paraguay, Peru, Poland, Portugal, Puerto Rico, Qatar, Réunion, Romania, Russia, Rwanda, Saba, Samoa, San Marino,
São Tomé and Príncipe, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Singapore, Sint Eustatius,
Sint Maarten, Slovakia, Slovenia, Solomon Islands, Somalia, South Korea, South Sudan, Sri Lanka, St Barthelemy,
St Helena, St Kitts and Nevis, St Lucia, St Martin, St Pierre and Miquelon, St Vincent and the Grenadines, Sudan,
Suriname, Sweden, Switzerland, Syria, Taiwan, Tajikistan, Tanzania, Timor-Leste, Togo, Tokelau, Tonga,
Trinidad and Tobago, Tunisia, Turkey, Turkmenistan, Turks and Caicos Islands, Tuvalu, Uganda, Ukraine,
United Arab Emirates, Uruguay, US Virgin Islands, Uzbekistan, Vanuatu, Vatican City, Venezuela, Vietnam,
Wallis and Futuna, Western Sahara, Yemen, Zambia, Zimbabwe
`

export const otherCountries: readonly string[] = others.trim().split(/,\s+/)

/** Where somebody may say that they come from. */
export const countries: readonly [string, ...string[]] = [...firstCountries, ...otherCountries]
