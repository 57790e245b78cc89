/** Faults that the properties have to find: of the site first, then of the gateway. */
export const PLANTED = {
  forgets: 'a site whose key goes with the form',
  sendsAgain: 'a site that orders again instead of asking',
  storesLate: 'a site that stores the call only once its answer fails',
  trustsAnyCode: 'a site that takes an unknown error for a refusal',
  clearsAtLogout: 'a site that clears its calls at the logout',
  hidesOrder: 'a site that does not show the order it has asked after',
  keepsKey: 'a gateway that settles without retiring the key',
  runsTwice: 'a gateway that does not know a key again',
  booksBackTwice: 'a gateway that books a refused withdrawal back twice',
  cancelsTwice: 'a gateway that books a cancelled withdrawal back at each call',
  losesArrival: 'a gateway that takes money in without booking it',
  paysFromNothing: 'a gateway that orders a payout without taking its money',
  returnsTwice: 'a gateway that returns the money of a game and leaves it there',
} as const
export type Planted = keyof typeof PLANTED
