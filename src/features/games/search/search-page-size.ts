/** LIST-09, CONST-12: games on a page of the search popup: of results, of popular games, of those played last. */
export const SEARCH_PAGE_SIZE = 9
