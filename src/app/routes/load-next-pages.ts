/** The code of the login page. */
export const loadLogin = () => import('#src/features/access/LoginPage.tsx').then((m) => m.LoginPage)

/** The code of the page where an account is opened. */
export const loadRegister = () =>
  import('#src/features/access/registration/RegisterPage.tsx').then((m) => m.RegisterPage)

/** The code of home's categories. */
export const loadCategoryTab = () => import('#src/features/lobby/CategoryTab.tsx')

/** The code of a member's favourites on home. */
export const loadFavoritesTab = () => import('#src/features/lobby/FavoritesTab.tsx')

/** The code of the search popup. */
export const loadSearch = () => import('#src/features/games/search/SearchPopup.tsx').then((m) => m.SearchPopup)

/** The code of the lists of games. */
export const loadGameList = () => import('#src/features/games/GameListPage.tsx').then((m) => m.GameListPage)
