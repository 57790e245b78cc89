import { defineMessages } from 'react-intl'

export const regionMessages = defineMessages({
  regionAndLanguage: {
    id: 'region.panel.title',
    defaultMessage: 'Region and language',
    description: 'Label of the flag button in the home header, and title of the panel that it opens',
  },
  country: {
    id: 'app.region.country',
    defaultMessage: 'Country',
    description: 'Heading above the list of countries in the region panel',
  },
  language: {
    id: 'app.region.language',
    defaultMessage: 'Language',
    description: 'Heading above the languages of the chosen country in the region panel',
  },
  search: {
    id: 'app.region.search',
    defaultMessage: 'Search countries',
    description: 'Search field of the region panel, as label and placeholder',
  },
  nothingFound: {
    id: 'app.region.nothingFound',
    defaultMessage: 'No country found',
    description: 'Heading when the search in the region panel finds nothing',
  },
  nothingFoundText: {
    id: 'app.region.nothingFoundText',
    defaultMessage: 'Try another spelling or the currency.',
    description: 'Text when the search in the region panel finds nothing',
  },
  empty: {
    id: 'app.region.empty',
    defaultMessage: 'No countries to choose from',
    description: 'Heading of the region panel when the list of countries is empty',
  },
  languageFailed: {
    id: 'app.region.languageFailed',
    defaultMessage: 'The language could not be loaded. Try again.',
    description: 'Toast after OK in the region panel, when the texts of the language did not arrive',
  },
})
