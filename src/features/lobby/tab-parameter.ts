/** Query parameter that holds the chosen category, so that a link and the back button find it again. */
export const TAB_PARAMETER = 'tab'
