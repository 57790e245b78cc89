// Generated from openapi/ by `npm run contract -- generate`; do not edit.
export interface paths {
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is open to this visitor, and what it is made of
         * @description The first call of every start. It succeeds also when the site is closed: `maintenance` shows the service-error
         *     screen, else `regionRestriction` the restricted screen, with customer service taken from the same answer. Clients
         *     keep the answer and start from it the next time, while they fetch it anew. A missing `location.countryCode` means
         *     that the visitor's country is unknown; the visitor then picks the region.
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which features the merchant has switched on
         * @description Asked only when the site status carries no `info.whitelabel`.
         */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The domains that serve the same merchant
         * @description The speed test measures a small request to each and offers to move there.
         */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The regions a visitor can choose, with currency and languages
         * @description A region whose country and currency belong to no merchant leads to the default merchant.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which fields the registration form has, and their rules
         * @description `username` and `mobileNum` both enabled offers a toggle between the two ways. Password, confirmation, captcha and
         *     terms always stand in the form and have no rule here.
         */
        get: operations["getRegisterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/settings/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which agent contracts wait for the member's answer
         * @description Asked after the member info by every account but those of types 4, 40, 41 and 42.
         */
        get: operations["getConsolidatedSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The help centre in one language
         * @description Sections with their pages as HTML, which clients clean before they show it.
         */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a member or an agent in
         * @description After a failed login that answers CAPTCHA_REQUIRED the next try carries a captcha of getCaptcha. An unknown and a
         *     disabled account answer CREDENTIALS_INVALID, as a wrong password does.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends the session
         * @description Clients forget the session also when this call fails.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a free trial and signs it in
         * @description Answers a session for a new trial account, so nothing has to be logged in afterwards.
         */
        post: operations["startFreePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/trialuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserves the name of a trial account without signing it in
         * @description The trial page shows the name; playing then starts with startFreePlay.
         */
        post: operations["createTrialUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Registers a member by username
         * @description With a token the new member is logged in at once; without one they log in themselves. The register settings say
         *     which fields the merchant asks for.
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Registers a member by mobile number and SMS code
         * @description As `register`, with a number that an SMS code has proved in place of a username.
         */
        put: operations["registerMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new captcha picture
         * @description A cookie (HttpOnly, SameSite) ties the picture to the visitor's next try. A captcha is good for one try within five
         *     minutes; a new picture replaces the last. The answer may not be cached.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/check/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a username is still free
         * @description Success means free.
         */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/check/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether an e-mail address is still free
         * @description Success means free. A POST, so that the address stands in no address line or log.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an invitation code may be used on this domain
         * @description Success means yes. Asked only for a code that was typed, not for one that came by the address.
         */
        get: operations["checkAffiliateCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an SMS code to the number of an account
         * @description For signing in by SMS and for setting a forgotten password again. A number without an account succeeds as well and
         *     gets no code, so that nobody learns who has one.
         */
        post: operations["sendLoginSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an SMS code to a number that wants to register, or that a member wants to have
         * @description The answer says when the next code can be asked for.
         */
        post: operations["sendRegisterSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to the e-mail address that a member wants to have
         * @description The code is good for ten minutes, for this address alone; a new one replaces the last. A link in the e-mail opens
         *     `/m/webEmail` with `email` and `code` in the fragment.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Asked for after each log-in and each reload; says what kind of account it is, on which menus and rights
         *     depend.
         */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's icon and those to choose from
         * @description The icons to choose from are the same for all members of a merchant.
         */
        get: operations["getMemberIcon"];
        /**
         * Chooses an icon
         * @description Takes one of the icons that `getMemberIcon` lists, no uploaded picture.
         */
        put: operations["updateMemberIcon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the password
         * @description The session goes on. A first login must come here before anything else.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves who forgot a password, and grants a reset
         * @description The code comes by sendLoginSmsCode or by sendPasswordEmail, the captcha by getCaptcha. An unknown and a disabled
         *     account answer CREDENTIALS_INVALID, as a wrong pair does.
         */
        post: operations["verifyForPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an e-mail with a code and a link for a forgotten password
         * @description The link opens `/m/webEmail` with a reset ticket in the fragment. An account that is unknown, disabled or has
         *     another address succeeds as well and gets no e-mail, so that nobody learns who has one.
         */
        post: operations["sendPasswordEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/nickname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the nickname
         * @description Who has none yet sets it by the same call.
         */
        put: operations["updateNickname"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a forgotten password anew
         * @description Uses the ticket up and ends every session of the account.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/securityConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which security settings the member has made
         * @description Says what is set and never what it is set to, so that the security page can be drawn by one call.
         */
        get: operations["getSecurityConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/hasWithdrawalPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the member has a payment password
         * @description Asked for before a withdrawal and before an account is added; both need it.
         */
        get: operations["hasWithdrawalPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets or changes the payment password
         * @description A change without the old one is answered PAYMENT_PASSWORD_INCORRECT, and counts as a wrong try.
         */
        put: operations["setPaymentPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a forgotten payment password anew
         * @description The SMS code comes by sendLoginSmsCode, for which the member types the number again, since getMemberInfo masks it.
         */
        post: operations["resetPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Binds a bank card for withdrawals
         * @description The card appears in listBankCards, masked.
         */
        post: operations["addBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankCard/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a bank card for good
         * @description A POST, so that the payment password stands in no address line or log. Earlier orders keep what they show of the card.
         */
        post: operations["removeBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_withdrawBanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banks to which one can withdraw
         * @description Each with its kind, by which the number of an account is checked.
         */
        get: operations["listWithdrawBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/customerSecurityQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions the member has chosen
         * @description An empty list where none are chosen. The answers never leave the gateway.
         */
        get: operations["getCustomerSecurityQuestions"];
        /**
         * Chooses the security questions and answers them
         * @description Replaces all earlier answers.
         */
        put: operations["setCustomerSecurityQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/securityQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All security questions to choose from
         * @description In the language asked for. The ids are the same in each language.
         */
        get: operations["listSecurityQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the e-mail address by a code that was sent to it
         * @description The code comes by sendEmailCode, and one that was sent to another address is wrong. Logins and resets go by the address, so a session alone may not change it.
         */
        put: operations["updateMemberEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the mobile number by a code that was sent to it
         * @description The code comes by sendRegisterSmsCode.
         */
        put: operations["updateMemberMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/payeename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the name on the bank account
         * @description Withdrawals are paid to accounts of this name. Clients offer it while no name is set (MONEY-47).
         */
        put: operations["updatePayeeName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/securityEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of what happened to the member's account
         * @description Logins, and each change of what protects the account. The latest first. Without days, the last seven; the gateway
         *     keeps 90.
         */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/playLimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's own deposit limits, what they leave, and the break that runs
         * @description All three periods come, in this order, also those without a limit. Days begin at midnight in the merchant's time
         *     zone, weeks on Monday, months on the first. FEATURE_UNAVAILABLE where the merchant offers no limits of one's own.
         */
        get: operations["getPlayLimits"];
        /**
         * Changes a deposit limit of one's own, or begins a break
         * @description A limit that is lower than the present one counts at once, and ends what waits; so does the present one again. A
         *     higher one, or none, waits for 24 hours and then for the same change with `confirm`; another change takes its
         *     place and waits anew. `confirm` of what does not wait, or not long enough, answers RECORD_NOT_FOUND. A break
         *     begins at once; one that runs is only ever made longer.
         */
        put: operations["setPlayLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/gcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The currency of the house and, when signed in, the member's balance
         * @description Visitors get the symbol of the merchant's currency only. Members get their balance with it; a balance refresh
         *     is this same call.
         */
        get: operations["getWallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what became of a call that moves money, and closes its key
         * @description For a client that never saw the answer to a call with an `Idempotency-Key`. `DONE` names the order; `RUNNING` means
         *     that the call is still under way; `NOTHING` means that it did nothing and retires the key: should the call arrive
         *     later, it is answered IDEMPOTENCY_CONFLICT and moves nothing. The gateway remembers keys for 90 days.
         */
        post: operations["settleMoneyCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of transfers between the member's wallets
         * @description The latest first. Without days, the last seven; the gateway keeps 90.
         */
        get: operations["listWalletTransfers"];
        put?: never;
        /**
         * Moves the money of game wallets back to the main wallet
         * @description The wallets are emptied one after another, each on its own: one that fails keeps its money and stops none of the
         *     others. The same key again moves nothing and answers the same.
         */
        post: operations["returnBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODS2_MemberTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of all bookings on the member's wallet
         * @description The latest first. Without days, the last seven; the gateway keeps 90.
         */
        get: operations["listMemberTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_TxCodeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The kinds of bookings with their names
         * @description Fills the filter by kind and names the rows of `listMemberTransactions`.
         */
        get: operations["listTxCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_DepositTransactionReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's deposits
         * @description The latest first. Without days, the last seven; the gateway keeps 90.
         */
        get: operations["listDepositReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_WithdrawTransactionReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's withdrawals
         * @description The latest first. Without days, the last seven; the gateway keeps 90.
         */
        get: operations["listWithdrawReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_betRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of bets on vendor games, with their sums
         * @description The latest first. Without days, the last seven; the gateway keeps 90. Lotteries of the house stand in
         *     `listLotteryOrders`. An agent may name a member of the own team to see that member's bets.
         */
        get: operations["listBetRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The announcements and banners of the asked kinds
         * @description Home asks for `B,PL,PU` on platform `M`, the game-center page for `B,H` on `W`, registration for `B` with
         *     `groupName` `m_reg`. With a session every entry says whether this member has read it. A platform without a list
         *     of its own gets the common one.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_lobbyNews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News lines of the lobby and the prize of the house
         * @description Changes with the language. The prize is missing where the merchant has none.
         */
        get: operations["getLobbyNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_markAnnouncementAsRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one announcement as read
         * @description Marking one that is read already succeeds and changes nothing.
         */
        post: operations["markAnnouncementRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many inbox messages and announcements are unread
         * @description Chat counts on its own. Trial accounts have no inbox and are refused.
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_inboxList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's messages
         * @description The latest first.
         */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_readInbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one inbox message as read
         * @description Marking one that is read already succeeds and changes nothing.
         */
        post: operations["markInboxRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_readAllInbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all inbox messages as read
         * @description Takes no body. Announcements are not touched.
         */
        post: operations["markAllInboxRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_deleteInbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes one inbox message
         * @description It leaves the list and the count of what is unread for good.
         */
        delete: operations["deleteInboxMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors of every game type and the order of the types
         * @description Made for the category menu: a type with one vendor is launched directly, one with more vendors is shown in place.
         *     An `ELOTT` group with a `TCG_LOTTO_VN` or `LOTT` vendor makes the prize mode electronic.
         */
        get: operations["getVendorGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the games of a category, a filter or a search
         * @description Lists ask for 25 games a page, the search popup for 9. The filters narrow each other. With `gameClassify`
         *     `favourite` or `recent` the call needs a session and is refused with `SESSION_MISSING` without one.
         *     A page beyond the last one has no games.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hot games over all categories
         * @description The whole list in one answer, the hottest first. The lobby's first tab, the hot strip of a category (by `gameType`)
         *     and the popular games of the search popup are cut from it.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lotteries that are played most
         * @description Feeds the lottery pages; the search popup takes its popular games from `listHotGames`.
         */
        get: operations["listPopularGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest wins for the winner board
         * @description Names are masked by the server. Amounts are in the currency of the merchant.
         */
        get: operations["getRankList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games the member played last
         * @description The latest first. The search popup shows page 1 of 9.
         */
        get: operations["listRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_addRecentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a game at the head of the recent games
         * @description Sent after a successful launch. A game that is there already moves to the head.
         */
        post: operations["addRecentGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session at a vendor and answer where to play
         * @description For every vendor but `LOTT` and `ELOTT`, which are played in the site's own lottery frame. Each call opens a new
         *     vendor session, so it is never repeated by itself.
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a game to the favourites
         * @description A member keeps at most 100. Adding a game that is a favourite already succeeds and changes nothing.
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a game from the favourites
         * @description Removing a game that is no favourite succeeds and changes nothing. The game stands in the query, because proxies drop the body of a DELETE; where the query names none, the body may. One of the two has to.
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The node ids of the member's favourites
         * @description Asked once with page 1 of 100, which holds all of them. It fills the hearts on the tiles.
         */
        get: operations["listFavoriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's favourite games
         * @description The latest favourite first.
         */
        get: operations["listFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lotteries that can be played on a phone
         * @description Every lottery with its running draw, in the order of the lottery list.
         */
        get: operations["listMobileLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers that were drawn last
         * @description The last 20 draws of one lottery, or the last draw of every lottery when `gameId` is left out.
         */
        get: operations["listOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu of lotteries of the TCG_LOTTO_VN vendor
         * @description Groups of lotteries with the number and the end of each running draw.
         */
        get: operations["getVnGameMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lotteries of that vendor which the member played last
         * @description At most nine, the latest first.
         */
        get: operations["getVnRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last draws of one lottery of that vendor
         * @description At most 20 draws.
         */
        get: operations["getVnOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's lottery orders
         * @description The latest first. Without days, the last seven; the gateway keeps 90.
         */
        get: operations["listLotteryOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lottery order with its sub-orders
         * @description Only the member's own orders are found; any other number answers RECORD_NOT_FOUND.
         */
        get: operations["getLotteryOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders/suborders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel sub-orders before their draw
         * @description Their bets return to the wallet. Answers the order as it stands afterwards.
         */
        post: operations["cancelLotterySuborders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A single-use ticket for the lottery frame
         * @description The frame's address carries the ticket, so that the session's token never stands in an address. It is tied to the
         *     member, the lottery, the play type and the prize mode.
         */
        post: operations["createLotteryTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_depositBanksByVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways to pay in, with their banks, channels and limits
         * @description Without parameters all methods come, also closed ones. A method without channels has nothing to offer.
         */
        get: operations["listDepositBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_manualTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a transfer that the member made to an account of the operator
         * @description The money counts when the operator has found the transfer. The slip is at most 5 MB and a PNG or JPEG; without one
         *     the transfer is found by payer name and reference.
         */
        post: operations["createManualDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_alipay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a payment by Alipay
         * @description Answers how to pay: a link to the provider or the content of a QR code. A repeated key answers the order that
         *     was made first.
         */
        post: operations["createAlipayDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_qq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a payment by QQ Wallet
         * @description Answers how to pay: a link to the provider or the content of a QR code. A repeated key answers the order that
         *     was made first.
         */
        post: operations["createQqDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_paymentGateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a payment at a provider
         * @description Answered with a page of the provider, or with a code to scan, as with UPI, PromptPay or QRIS.
         */
        post: operations["createGatewayDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_wechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a payment by WeChat
         * @description The variant `QR` is answered with a code, `H5` with a link.
         */
        post: operations["createWechatDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_depositOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order to pay in, how to pay it and what became of it
         * @description An order that waits is asked for again while somebody looks at it (MONEY-31).
         */
        get: operations["getDepositOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_depositProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells which transfer belongs to a deposit order
         * @description With a number or a slip the order is looked for and no longer expires. The slip is at most 5 MB and a PNG or JPEG.
         */
        post: operations["addDepositProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_cancelDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a deposit order that waits for its money
         * @description Works while the order waits for its money. Once money is being checked or has arrived, it answers ORDER_FINAL.
         */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_depositPromoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promotions and rewards of the member, with their status
         * @description Feeds the choice of a promotion on the deposit page (entries with `depositTerms` and the status `JOIN` or
         *     `JOINED`), the promotions page and the reward centre. Promotions that visitors may read are announcements of the
         *     type `PR`.
         */
        get: operations["listDepositPromos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_acceptPromo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Joins a promotion or claims its reward
         * @description A promotion with the status `JOIN` becomes `JOINED`; one with the status `CLAIM` becomes `CLAIMED` and its reward
         *     is paid at once. Both happen once only.
         */
        post: operations["acceptDepositPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_applyPromo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for a promotion with a remark and pictures
         * @description A form with up to three pictures as proof. The operator decides later, and the member reads of it in a letter.
         */
        post: operations["applyPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_bankCards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bound cards of the member, and what may be paid out now
         * @description Numbers come masked. The allowance says what may be withdrawn now, what it costs, and what has to happen
         *     first.
         */
        get: operations["listBankCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders a payout to a bound card
         * @description The amount leaves the wallet at once; getWithdrawOrder tells how the order goes on.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_withdrawOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order to pay out and what became of it
         * @description Steps come in the order in which they happened. Only the member's own orders are found.
         */
        get: operations["getWithdrawOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a withdrawal that nobody has taken up yet
         * @description The whole amount, its fee with it, is in the wallet again. Only where getWithdrawOrder says `cancellable`.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells the operator something
         * @description Visitors may write, too; the account of a session is noted with the message.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/teamKpi/a": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the agent's whole team over a range of days
         * @description The team is everybody below the agent, at any depth. Days are those of the merchant's time zone.
         */
        get: operations["getTeamKpiA"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/teamKpi/b": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the agent's team by day and by game type
         * @description Days and game types on which nothing happened are left out.
         */
        get: operations["getTeamKpiB"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/subordinates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the members directly below the agent, with their rebates
         * @description Deeper levels are reached by asking `listDownlines` for one of these. The agent's own rebates come along, as
         *     the upper bound of theirs.
         */
        get: operations["listSubordinates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the rebates of a member directly below the agent
         * @description A rate is at most the agent's own and never lower than what was granted before.
         */
        put: operations["updateRebates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dailySalary/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The daily-wage contracts of the member
         * @description Without parameters the contracts offered to the caller come. An agent names a member to see those which the agent
         *     offered to that member.
         */
        get: operations["getDailySalaryContract"];
        put?: never;
        /**
         * Accepts or rejects a daily-wage contract
         * @description Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
         */
        post: operations["answerDailySalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividend/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dividend contracts of the member
         * @description Without parameters the contracts offered to the caller come. An agent names a member to see those which the agent
         *     offered to that member.
         */
        get: operations["getDividendContract"];
        put?: never;
        /**
         * Accepts or rejects a dividend contract
         * @description Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
         */
        post: operations["answerDividendContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/hourSalary/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hourly-wage contracts of the member
         * @description Without parameters the contracts offered to the caller come. An agent names a member to see those which the agent
         *     offered to that member.
         */
        get: operations["getHourContract"];
        put?: never;
        /**
         * Accepts or rejects an hourly-wage contract
         * @description Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
         */
        post: operations["answerHourContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the contracts that the agent has offered, of every kind
         * @description Those that wait come first, then what was answered or taken back, newest first.
         */
        get: operations["listOfferedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers a contract to a member directly below the agent
         * @description A wage measures turnover and pays a fixed amount, each day or each hour; a dividend measures the net loss and pays
         *     a share of it, weekly, twice a month or monthly. Each step wants more than the one before. The first day is not in
         *     the past. Of each kind one offer waits at a member.
         */
        post: operations["createContract"];
        /**
         * Takes back an offer that nobody has answered
         * @description Once it was accepted or rejected it answers CONTRACT_NOT_PENDING.
         */
        delete: operations["withdrawContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliateUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the caller's invitation links, with what they have brought
         * @description A member who is no agent has one link, which the platform made.
         */
        get: operations["listAffiliateUrls"];
        put?: never;
        /**
         * Makes an invitation link
         * @description Who registers by the link stands below the agent, with the rebates that the link gives.
         */
        post: operations["createAffiliateUrl"];
        /**
         * Deletes an invitation link
         * @description Its code stops working at once; who registered by it stays below the agent.
         */
        delete: operations["deleteAffiliateUrl"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account directly below the agent
         * @description The agent chooses username and password; the new member changes the password at the first log-in.
         */
        post: operations["createDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the agent's downline, all levels
         * @description Serves team management, the choice of members for a transfer and the filter of team betting.
         */
        get: operations["listDownlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferDownline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves money from the agent's wallet to a member of the team
         * @description A repeated key answers the transfer that was made first and moves nothing. `settleMoneyCall` tells what became
         *     of one whose answer was lost.
         */
        post: operations["transferDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferMultipleDownline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves money from the agent's wallet to several members of the team
         * @description The transfers run one after another in the order of the request, each on its own: one that fails moves nothing
         *     and stops none of the others.
         */
        post: operations["transferMultipleDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link to the live chat with customer service
         * @description The link holds a ticket and opens one chat. A trial account is refused.
         */
        get: operations["launchChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many chat messages the member has not read
         * @description Zero where nothing was written. Reading in the chat brings it down.
         */
        get: operations["getChatUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_groupPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the member may use the chat
         * @description An answer of the merchant's chat service; without one the chat is not offered.
         */
        get: operations["getChatGroupPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_modelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live models of the house
         * @description Only merchants with live hosts have any; others answer FEATURE_UNAVAILABLE.
         */
        get: operations["listLiveModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The days that the figures cover, in the merchant's time zone, both included. */
        TeamRange: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description A number of people or of clicks. */
        Headcount: number;
        /** @description The whole downline of the agent, all levels. Amounts are in the currency of the account. */
        TeamSummary: {
            range: components["schemas"]["TeamRange"];
            /** @description Members of the team at the end of the range. */
            members: components["schemas"]["Headcount"];
            /** @description Agents of the team at the end of the range. */
            agents: components["schemas"]["Headcount"];
            /** @description Signed in at this moment. */
            online: components["schemas"]["Headcount"];
            /** @description Registered in the range. */
            newMembers: components["schemas"]["Headcount"];
            /** @description Placed a valid bet in the range. */
            activeMembers: components["schemas"]["Headcount"];
            /** @description Paid in for the first time in the range. */
            firstDeposits: components["schemas"]["Headcount"];
            /** @description All wallets of the team at this moment. */
            teamBalance: components["schemas"]["Money"];
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            /** @description Bets that count for rebates. */
            validBets: components["schemas"]["Money"];
            /** @description What the games paid out. */
            wins: components["schemas"]["Money"];
            bonuses: components["schemas"]["Money"];
            rebates: components["schemas"]["Money"];
            /** @description Of the team; negative when the house has won. */
            profit: components["schemas"]["Money"];
        };
        /** @description One day of the whole team's business. */
        TeamDay: {
            /** Format: date */
            date: string;
            newMembers: components["schemas"]["Headcount"];
            activeMembers: components["schemas"]["Headcount"];
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            validBets: components["schemas"]["Money"];
            profit: components["schemas"]["Money"];
        };
        /** @description The whole team's business on games of one category. */
        TeamGameType: {
            gameType: components["schemas"]["GameType"];
            activeMembers: components["schemas"]["Headcount"];
            validBets: components["schemas"]["Money"];
            wins: components["schemas"]["Money"];
            rebates: components["schemas"]["Money"];
            profit: components["schemas"]["Money"];
        };
        /** @description The team's figures twice over, by day and by category. */
        TeamBreakdown: {
            range: components["schemas"]["TeamRange"];
            /** @description The latest first. */
            days: components["schemas"]["TeamDay"][];
            /** @description Most bets first. */
            gameTypes: components["schemas"]["TeamGameType"][];
        };
        /** @description What is given back of each valid bet on games of this type. */
        RebateRate: {
            gameType: components["schemas"]["GameType"];
            rate: components["schemas"]["Percentage"];
        };
        /** @description At most one entry for each game type; a type left out keeps its rate, or starts at none. */
        RebateRates: components["schemas"]["RebateRate"][];
        /**
         * @description What the new account becomes, 0 a member, 1 an agent.
         * @enum {integer}
         */
        DownlineType: 0 | 1;
        /** @description Somebody below the agent, at any depth, as the team tables show them. */
        TeamMember: {
            memberId: components["schemas"]["Id"];
            account: components["schemas"]["UserName"];
            nickname?: string;
            type: components["schemas"]["AccountType"];
            enabled: boolean;
            /** @description Signed in at this moment. */
            online: boolean;
            /** @description Levels below the agent; 1 is a direct subordinate. */
            level: number;
            /** @description Account directly above. */
            uplineAccount: components["schemas"]["UserName"];
            /** @description How many stand below this member. */
            teamSize: components["schemas"]["Headcount"];
            /** Format: date-time */
            joinedAt: string;
            /** Format: date-time */
            lastSignInAt?: string;
        };
        /** @description A member directly below the agent, with what the agent manages. */
        Subordinate: {
            member: components["schemas"]["TeamMember"];
            balance: components["schemas"]["Money"];
            rebates: components["schemas"]["RebateRates"];
        };
        /** @description Part of the direct subordinates, with the rates that bound what the agent may grant them. */
        SubordinatePage: {
            /** @description Newest first. */
            subordinates: components["schemas"]["Subordinate"][];
            /** @description Rates of the agent; no granted rate may be higher. */
            ownRebates: components["schemas"]["RebateRates"];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description Part of the whole downline that fits the filter. */
        DownlinePage: {
            /** @description By level, then newest first. */
            downlines: components["schemas"]["TeamMember"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description The rates a direct subordinate gets from now on. */
        RebateUpdate: {
            memberId: components["schemas"]["Id"];
            rebates: components["schemas"]["RebateRates"];
        };
        /**
         * @description `PENDING` waits for the answer; `WITHDRAWN` was taken back before one came; `EXPIRED` has run out.
         * @enum {string}
         */
        ContractStatus: "PENDING" | "SIGNED" | "REJECTED" | "WITHDRAWN" | "EXPIRED";
        /** @description One of the two sides of a contract. */
        ContractParty: {
            memberId: components["schemas"]["Id"];
            account: components["schemas"]["UserName"];
        };
        /** @description A step of the pay. The highest step that is reached counts. */
        ContractTier: {
            /** @description From how much on the step counts, measured as `basis` says. */
            reachedFrom: components["schemas"]["Money"];
            /** @description Active members which the step also needs. */
            minActiveMembers: components["schemas"]["Headcount"];
            pay: components["schemas"]["SharePay"] | components["schemas"]["FixedPay"];
        };
        /** @description Pay that grows with what the tier measures. */
        SharePay: {
            /** @constant */
            kind: "SHARE";
            /** @description Share of the basis that is paid. */
            rate: components["schemas"]["Percentage"];
        };
        /** @description The same pay in every settlement period in which the tier is reached. */
        FixedPay: {
            /** @constant */
            kind: "FIXED";
            /** @description Paid for each settlement period. */
            amount: components["schemas"]["Money"];
        };
        /** @description What is measured, how often it is settled, and what each tier pays. */
        ContractTerms: {
            /**
             * @description What the tiers measure in one settlement period, the valid bets or the net loss of the team.
             * @enum {string}
             */
            basis: "TURNOVER" | "NET_LOSS";
            /**
             * @description How long a settlement period is.
             * @enum {string}
             */
            settlement: "HOURLY" | "DAILY" | "WEEKLY" | "HALF_MONTHLY" | "MONTHLY";
            /** @description Ascending. */
            tiers: components["schemas"]["ContractTier"][];
            /** @description What the agent adds in own words. */
            remark?: string;
        };
        /** @description An offer of regular pay from an agent to somebody below, and what became of it. */
        Contract: {
            contractId: components["schemas"]["Id"];
            status: components["schemas"]["ContractStatus"];
            /** @description The agent who pays. */
            offeredBy: components["schemas"]["ContractParty"];
            /** @description The member who is paid. */
            offeredTo: components["schemas"]["ContractParty"];
            terms: components["schemas"]["ContractTerms"];
            /** Format: date */
            startsOn: string;
            /**
             * Format: date
             * @description Missing when the contract runs until it is ended.
             */
            endsOn?: string;
            /** Format: date-time */
            offeredAt: string;
            /** Format: date-time */
            answeredAt?: string;
        };
        /** @description Every contract of one kind that the agent offered or was offered. */
        ContractList: {
            /** @description The pending one first, then the latest. */
            contracts: components["schemas"]["Contract"][];
        };
        /** @description Takes or turns down an offer that waits. */
        ContractAnswer: {
            contractId: components["schemas"]["Id"];
            /** @enum {string} */
            answer: "ACCEPT" | "REJECT";
        };
        /**
         * @description What a contract pays, a wage for each day or each hour, or a share of the house's win.
         * @enum {string}
         */
        ContractKind: "DAILY_SALARY" | "DIVIDEND" | "HOUR_SALARY";
        /** @description A contract that the agent has offered, with its kind. */
        OfferedContract: {
            kind: components["schemas"]["ContractKind"];
            contract: components["schemas"]["Contract"];
        };
        /** @description Part of the contracts that the agent has offered. */
        OfferedContractPage: {
            /** @description Those that wait first, then the latest. */
            offers: components["schemas"]["OfferedContract"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description What an agent offers to somebody directly below. */
        NewContract: {
            kind: components["schemas"]["ContractKind"];
            memberId: components["schemas"]["Id"];
            terms: components["schemas"]["ContractTerms"];
            /**
             * Format: date
             * @description First day, in the merchant's time zone.
             */
            startsOn: string;
            /**
             * Format: date
             * @description Last day; the contract runs until it is ended when left out.
             */
            endsOn?: string;
        };
        /** @description A link by which visitors register below its owner. */
        AffiliateUrl: {
            linkId: components["schemas"]["Id"];
            /** @description The whole link, also the content of its QR code. */
            url: components["schemas"]["WebUrl"];
            /** @description The affiliate code alone. */
            code: string;
            domain: components["schemas"]["Domain"];
            accountType: components["schemas"]["DownlineType"];
            /** @description Rates of those who register by the link. */
            rebates: components["schemas"]["RebateRates"];
            visits: components["schemas"]["Headcount"];
            registrations: components["schemas"]["Headcount"];
            /** @description How many of them have paid in. */
            firstDeposits: components["schemas"]["Headcount"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Part of the agent's invitation links, with what all of them brought in. */
        AffiliateUrlPage: {
            /** @description Newest first. */
            links: components["schemas"]["AffiliateUrl"][];
            /** @description Hosts for which links can be made. */
            domains: components["schemas"]["Domain"][];
            /** @description How many links an account may have. */
            maxLinks: number;
            /** @description Registered by any of the links, deleted ones included. */
            invitedMembers: components["schemas"]["Headcount"];
            /** @description What the invitations have earned so far. */
            earnedReward: components["schemas"]["Money"];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description What those who register by the link will become. */
        NewAffiliateUrl: {
            accountType: components["schemas"]["DownlineType"];
            rebates: components["schemas"]["RebateRates"];
            /** @description One of the hosts that listAffiliateUrls names. */
            domain: components["schemas"]["Domain"];
        };
        /** @description An account that the agent opens for somebody else. */
        NewDownline: {
            username: components["schemas"]["LoginName"];
            password: components["schemas"]["PlainPassword"];
            type: components["schemas"]["DownlineType"];
            rebates: components["schemas"]["RebateRates"];
            /** @description Code of the affiliate link to which the account counts. */
            linkCode?: string;
        };
        /** @description Money from the agent's wallet to the wallet of a member of the team. */
        DownlineTransfer: {
            memberId: components["schemas"]["Id"];
            amount: components["schemas"]["PaymentAmount"];
        };
        /** @description Several payments from one wallet; each succeeds or fails alone. */
        DownlineTransfers: {
            transfers: components["schemas"]["DownlineTransfer"][];
        };
        /** @description Money that has reached a member. */
        TransferOrder: {
            /** @constant */
            success: true;
            memberId: components["schemas"]["Id"];
            account: components["schemas"]["UserName"];
            amount: components["schemas"]["PaymentAmount"];
            orderNo: components["schemas"]["OrderNo"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Nothing was moved to this member. */
        TransferFailure: {
            /** @constant */
            success: false;
            memberId: components["schemas"]["Id"];
            amount: components["schemas"]["PaymentAmount"];
            /**
             * @description A code of the catalogue.
             * @enum {string}
             */
            code: "USER_UNKNOWN_OR_DISABLED" | "INSUFFICIENT_BALANCE" | "AMOUNT_OUT_OF_LIMITS";
        };
        /** @description What became of each payment of a batch. */
        TransferResults: {
            /** @description One for each transfer, in the order of the request. */
            results: (components["schemas"]["TransferOrder"] | components["schemas"]["TransferFailure"])[];
            /** @description Sum of what was moved. */
            transferred: components["schemas"]["Money"];
        };
        /** @description Where the live chat opens. */
        ChatLaunch: {
            /**
             * @description The https address of the chat window, or a path on the site's own origin for a chat that the operator hosts itself.
             *     It works once and for a few minutes. Empty when nobody can be reached.
             */
            chatUrl: string;
        };
        /** @description What the badge on the chat control shows. */
        ChatUnread: {
            /** @description Unread chat messages. */
            count: number;
        };
        /** @description Decides whether the chat control is shown. */
        ChatPermission: {
            /** @description Whether the member's group may use the chat. */
            permitted: boolean;
        };
        /** @description A presenter with a live stream. */
        LiveModel: {
            modelId: components["schemas"]["Id"];
            name: string;
            picture: components["schemas"]["PictureUrl"];
            /** @description Whether the stream runs now. */
            live: boolean;
            /** @description What the stream is about. */
            title?: string;
            /** @description Present while the stream runs. */
            viewers?: number;
            /** @description Where to watch; present while the stream runs. */
            roomUrl?: components["schemas"]["WebUrl"];
        };
        /** @description The presenters that the home lobby shows. */
        LiveModelList: {
            /** @description Running streams first. */
            models: components["schemas"]["LiveModel"][];
        };
        /**
         * @description An amount as a decimal string, with at least two decimals and a leading minus when negative.
         * @example 12480.50
         */
        Money: string;
        /** @description An identifier; opaque to clients. */
        Id: string;
        /**
         * @description Platform code of a language, such as `EN`, `TY` or `BN`.
         * @example EN
         */
        LanguageCode: string;
        /**
         * @description Platform code of a currency; opaque, not always ISO 4217 (`TLB`).
         * @example BDT
         */
        CurrencyCode: string;
        /**
         * @description ISO 3166-1 alpha-2 code of a country.
         * @example BD
         */
        CountryCode: string;
        /**
         * @description Code of a merchant.
         * @example bdtdemo
         */
        MerchantCode: string;
        /**
         * Format: uri-reference
         * @description Address of a picture; a path relative to the image host, or an absolute https address.
         */
        PictureUrl: string;
        /**
         * Format: uri
         * @description An absolute https address.
         */
        WebUrl: string;
        /** @description HTML written by the operator. Clients sanitise it before they show it. */
        Html: string;
        /** @description Number of the page, from 1. */
        PageNumber: number;
        /** @description How many pages there are; 0 when the list is empty. */
        TotalPages: number;
        /** @description How many entries there are over all pages. */
        TotalCount: number;
        /** @description Which parts of a request break the contract; stands in the failure `REQUEST_INVALID`. */
        RequestFaults: {
            /** @description Where the request breaks the contract, as JSON pointers that begin with `/query`, `/header` or `/body`. */
            errors: string[];
        };
        /** @description Stands in failures that pass with time. */
        RetryMoment: {
            /**
             * Format: date-time
             * @description From when on the same call may be made again.
             */
            retryAt: string;
        };
        /** @description The least and the greatest amount of one transaction, in the currency of the account. */
        AmountLimits: {
            minAmount: components["schemas"]["Money"];
            maxAmount: components["schemas"]["Money"];
        };
        /**
         * @description Kind of an account: 0 member, 1 and 2 agents with real accounts, 4 free trial, 40 as the platform sends it,
         *     41 and 42 agents without real accounts.
         * @enum {integer}
         */
        AccountType: 0 | 1 | 2 | 4 | 40 | 41 | 42;
        /**
         * @description A flattened JWE (RFC 7516, `RSA-OAEP-256` with `A256GCM`) without `encrypted_key`, which travels in the header
         *     `X-Encryption-Key`. The protected header holds `alg`, `enc` and `kid`, and binds the payload to its call by `htm`
         *     (method), `htu` (path) and `merchant` (code). The plaintext is JSON in UTF-8; `x-plaintext` of the operation
         *     has its schema and examples.
         * @example {
         *       "protected": "eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJlbmMiOiJBMjU2R0NNIiwia2lkIjoiMjAyNi0xMS1hIiwiaHRtIjoiUE9TVCIsImh0dSI6Ii93cHMvc2Vzc2lvbi9sb2dpbiIsIm1lcmNoYW50IjoiYmR0ZGVtbyJ9",
         *       "iv": "Hncil-l5OQnHEvkA",
         *       "ciphertext": "MWJSYAQncnsBAZKqRSYIMwc8libGbYL3ZN7DJdMteB518lcgOiuxeSkkXUS6UqIM0Kt2Y4N-oZI4E_ljXn0BzNmxYRRXJbkqdGOkgoZ6InwScHPk4U1qsDbCfriE4PgfoQRwzf9fie4MxFiWGih2IARQutTsdmQHUQOKOSfx2ysgOSU8uOGnU5wdDm85BaXPXYk",
         *       "tag": "60oi30nnWnfatNspT1M-3g"
         *     }
         */
        EncryptedPayload: {
            /** @description Protected header, base64url. */
            protected: string;
            /** @description 12 random bytes, never used twice. */
            iv: string;
            ciphertext: string;
            /** @description Authentication tag of 16 bytes. */
            tag: string;
        };
        /**
         * Format: date-time
         * @description When the payload was encrypted; the gateway refuses one that is more than two minutes off its clock.
         */
        SentAt: string;
        /** @description 16 random bytes, base64url; the gateway takes each only once. */
        Nonce: string;
        /**
         * @description An amount to move, greater than zero, as a decimal string with two decimals.
         * @example 1500.00
         */
        PaymentAmount: string;
        /**
         * @description `OPEN` takes payments; `MAINTENANCE` comes back by itself; `CLOSED` is shown, but not offered.
         * @enum {string}
         */
        PaymentState: "OPEN" | "MAINTENANCE" | "CLOSED";
        /**
         * @description A way to pay in; each has a call of its own: `MANUAL` createManualDeposit, `GATEWAY` createGatewayDeposit, `ALIPAY`
         *     createAlipayDeposit, `QQ` createQqDeposit, `WECHAT` createWechatDeposit.
         * @enum {string}
         */
        DepositMethodCode: "MANUAL" | "GATEWAY" | "ALIPAY" | "QQ" | "WECHAT";
        /**
         * @description How WeChat is paid with; `QR` is scanned, `H5` opens the app from the browser.
         * @enum {string}
         */
        WechatVariant: "QR" | "H5";
        /** @description A bank or mobile wallet through which a payment provider collects. */
        Bank: {
            bankCode: components["schemas"]["BankCode"];
            /** @description Name in the language of the request. */
            bankName: string;
            logoUrl?: components["schemas"]["PictureUrl"];
        };
        /**
         * @description Code of a bank or mobile wallet; opaque to clients.
         * @example BKASH
         */
        BankCode: string;
        /** @description The operator's account to which the member transfers; each field has a copy control. */
        TransferAccount: {
            bankName: string;
            /** @description Whose account it is. */
            accountName: string;
            /** @description Account, mobile-wallet, payment or blockchain address. */
            accountNumber: string;
            /** @description Branch, routing number or IFSC. */
            branch?: string;
        };
        /** @description A bank account, wallet or provider behind a method. */
        DepositChannel: {
            channelId: components["schemas"]["Id"];
            name: string;
            vendor: components["schemas"]["PaymentVendor"];
            logoUrl?: components["schemas"]["PictureUrl"];
            state: components["schemas"]["PaymentState"];
            limits: components["schemas"]["AmountLimits"];
            /** @description Amounts offered for one tap, ascending, within the limits. */
            quickAmounts: components["schemas"]["PaymentAmount"][];
            /** @description What the channel itself adds to the amount. */
            bonusRate?: components["schemas"]["Percentage"];
            /** @description A line shown at the channel. */
            notice?: string;
            /** @description Where to transfer to; channels of `MANUAL` only. */
            account?: components["schemas"]["TransferAccount"];
            /** @description Of the transfers to `account`; any text where it is left out. */
            referenceKind?: components["schemas"]["ReferenceKind"];
            /** @description Of channels of `MANUAL` that take a cryptocurrency; `account` has the address. */
            crypto?: components["schemas"]["CryptoTerms"];
            /** @description Banks of which the member chooses one; channels of `GATEWAY` that ask for it only. */
            banks?: components["schemas"]["Bank"][];
            /** @description What the channel understands; channels of `WECHAT` only. */
            variants?: components["schemas"]["WechatVariant"][];
        };
        /** @description At what rate a channel takes a cryptocurrency, and from where. */
        CryptoTerms: {
            currency: components["schemas"]["CryptoCurrency"];
            /** @description The one network that is watched; what is sent on another is lost. */
            network: components["schemas"]["CryptoNetwork"];
            rate: components["schemas"]["CryptoRate"];
            confirmations: components["schemas"]["Confirmations"];
        };
        /** @description What an order is in a cryptocurrency, at the rate of the moment when it was made. */
        CryptoPayment: {
            currency: components["schemas"]["CryptoCurrency"];
            network: components["schemas"]["CryptoNetwork"];
            rate: components["schemas"]["CryptoRate"];
            confirmations: components["schemas"]["Confirmations"];
            /**
             * @description What to send: the amount of the order divided by `rate`, rounded up to the hundredth, so that never less arrives
             *     than was ordered.
             */
            amount: components["schemas"]["PaymentAmount"];
        };
        /**
         * @description A cryptocurrency.
         * @enum {string}
         */
        CryptoCurrency: "USDT";
        /**
         * @description What one coin is worth in the currency of the account, as a decimal string.
         * @example 121.50
         */
        CryptoRate: string;
        /** @description After so many confirmations of the network the money counts. */
        Confirmations: number;
        /**
         * @description What numbers transfers have: `UTR` 12 digits of Indian banks; `TRXID` 8 to 12 letters and digits of a mobile wallet;
         *     `HASH` 64 hex digits of a blockchain. Another number is answered NUMBER_FORMAT.
         * @enum {string}
         */
        ReferenceKind: "UTR" | "TRXID" | "HASH";
        /**
         * @description Code of the payment provider; `HOUSE` for the operator's own accounts.
         * @example PADMAPAY
         */
        PaymentVendor: string;
        /** @description A tab of the deposit page. */
        DepositMethod: {
            method: components["schemas"]["DepositMethodCode"];
            name: string;
            state: components["schemas"]["PaymentState"];
            /** @description A line shown at the method, such as when it opens again. */
            notice?: string;
            channels: components["schemas"]["DepositChannel"][];
        };
        /** @description All that the deposit page offers this member. */
        DepositMethodList: {
            /** @description In the order of the tabs. */
            methods: components["schemas"]["DepositMethod"][];
            identity?: components["schemas"]["IdentityState"];
        };
        /** @description Announces a transfer that the member makes to the operator's own account. */
        ManualDepositForm: {
            /** @description The channel to whose account was transferred. */
            channelId: components["schemas"]["Id"];
            amount: components["schemas"]["PaymentAmount"];
            /** @description Whose account paid. Only a channel with `crypto` does without; else REQUEST_INVALID. */
            payerName?: string;
            /** @description Number that bank or wallet gave the transfer, by the referenceKind of the channel. */
            reference?: string;
            /** @description The promotion chosen with the deposit. */
            promoId?: components["schemas"]["Id"];
            again?: components["schemas"]["Again"];
            slip?: components["schemas"]["UploadedImage"];
        };
        /** @description Starts a payment for which channel and amount are enough, as with Alipay and QQ. */
        OnlineDepositForm: {
            channelId: components["schemas"]["Id"];
            amount: components["schemas"]["PaymentAmount"];
            /** @description The promotion chosen with the deposit. */
            promoId?: components["schemas"]["Id"];
            again?: components["schemas"]["Again"];
        };
        /** @description Starts a payment by a provider that takes banks and mobile wallets. */
        GatewayDepositForm: {
            vendor: components["schemas"]["PaymentVendor"];
            channelId: components["schemas"]["Id"];
            amount: components["schemas"]["PaymentAmount"];
            /**
             * @description One of the channel's banks; another is RECORD_NOT_FOUND. Only a channel that lists none does without; else
             *     REQUEST_INVALID.
             */
            bankCode?: components["schemas"]["BankCode"];
            /** @description The promotion chosen with the deposit. */
            promoId?: components["schemas"]["Id"];
            again?: components["schemas"]["Again"];
        };
        /** @description Starts a payment that is scanned or opens the WeChat app. */
        WechatDepositForm: {
            channelId: components["schemas"]["Id"];
            variant: components["schemas"]["WechatVariant"];
            amount: components["schemas"]["PaymentAmount"];
            /** @description The promotion chosen with the deposit. */
            promoId?: components["schemas"]["Id"];
            again?: components["schemas"]["Again"];
        };
        /** @description An order to pay in. It waits for the money; getDepositOrder tells how it goes on. */
        DepositOrder: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description What is to be paid; may differ by small change from what was asked so that the payment can be told apart. */
            amount: components["schemas"]["PaymentAmount"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the order lapses unless money has come.
             */
            expiresAt: string;
            promoId?: components["schemas"]["Id"];
        };
        /** @description The order of an announced transfer, with the account it is expected on. */
        ManualDeposit: {
            order: components["schemas"]["DepositOrder"];
            account: components["schemas"]["TransferAccount"];
            /** @description Whether a picture of the transfer slip came with the form. */
            slipReceived: boolean;
        };
        /** @description The member pays on a page of the provider. */
        PaymentLink: {
            /** @constant */
            kind: "LINK";
            url: components["schemas"]["WebUrl"];
            appUrl?: components["schemas"]["AppUrl"];
        };
        /** @description The member pays by a QR code, which the client draws. */
        PaymentQr: {
            /** @constant */
            kind: "QR";
            /** @description What the QR code says. */
            content: string;
            appUrl?: components["schemas"]["AppUrl"];
        };
        /**
         * Format: uri
         * @description Opens an app that pays the order; left out where there is none. It has to state the order's amount, as `am` of `upi`
         *     and as `amount` of the others; clients open no other link.
         */
        AppUrl: string;
        /** @description An order that is paid on a page of the provider or by a QR code. */
        OnlineDeposit: {
            order: components["schemas"]["DepositOrder"];
            payment: components["schemas"]["PaymentLink"] | components["schemas"]["PaymentQr"];
        };
        /** @description An order to pay in, how to pay it and what became of it. */
        DepositOrderDetails: {
            order: components["schemas"]["DepositOrder"];
            method: components["schemas"]["DepositMethodCode"];
            /** @description Name of the channel in the language of the request. */
            channelName: string;
            status: components["schemas"]["MoneyOrderStatus"];
            steps: components["schemas"]["OrderSteps"];
            /** @description What has come; left out before. */
            received?: components["schemas"]["Money"];
            /** @description What channel and promotion added; left out before the money came. */
            bonus?: components["schemas"]["Money"];
            /** @description Where to transfer to; only while a transfer is awaited. */
            account?: components["schemas"]["TransferAccount"];
            /** @description Of orders that are paid in a cryptocurrency; `account` has the address. */
            crypto?: components["schemas"]["CryptoPayment"];
            /** @description How to pay at a provider; only while the payment is awaited. */
            payment?: components["schemas"]["PaymentLink"] | components["schemas"]["PaymentQr"];
            proof: components["schemas"]["DepositProofState"];
            /** @description Whether cancelDeposit is open to the member now. */
            cancellable: boolean;
        };
        /** @description How far a transfer is proved. */
        DepositProofState: {
            /** @description Whether addDepositProof is open to the member now. */
            wanted: boolean;
            /** @description That of the channel. */
            referenceKind?: components["schemas"]["ReferenceKind"];
            /** @description The number of the transfer that the member gave. */
            reference?: string;
            /** @description Whether a picture of the slip has come. */
            slipReceived: boolean;
        };
        /** @description Tells which transfer belongs to an order. At least one of number and slip is needed. */
        DepositProofForm: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description Number that the bank or wallet gave the transfer, by the referenceKind of its channel, without spaces. */
            reference?: string;
            slip?: components["schemas"]["UploadedImage"];
        };
        /** @description Names one order of the member. */
        OrderChoice: {
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description True when the member wants a second order like an open one of the last ten minutes; else ORDER_REPEATED. */
        Again: boolean;
        /** @description Which games carry a filled heart, by catalogue number alone. */
        FavoriteIdPage: {
            content: components["schemas"]["NodeId"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /** @description Part of the games that the member marked, ready for tiles. */
        FavoriteGamePage: {
            content: components["schemas"]["Game"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description What the message is about.
         * @enum {string}
         */
        FeedbackType: "SUGGESTION" | "COMPLAINT" | "TECHNICAL" | "PAYMENT" | "OTHER";
        /** @description What a member writes to the operator, with pictures where words are not enough. */
        FeedbackForm: {
            type: components["schemas"]["FeedbackType"];
            /**
             * @description Within the merchant's two limits, 10 to 500 characters unless set otherwise; outside them it is answered
             *     `FEEDBACK_LENGTH`.
             */
            content: string;
            /** @description How to reach the sender: an e-mail address, a mobile number or a messenger name. */
            contact?: string;
            images?: components["schemas"]["UploadedImages"];
        };
        /**
         * @description Code of a game category. Data may carry the older spellings `ELOTTO` and `cockfight`; clients read them as `ELOTT`
         *     and `COCKFIGHT`. `BGS` and `BINGO` name groups of slot vendors, `TF` a group of sports vendors.
         * @enum {string}
         */
        GameType: "RNG" | "LIVE" | "FISH" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "ELOTTO" | "COCKFIGHT" | "cockfight" | "BINGO" | "BGS" | "TF";
        /**
         * @description A part of a list: everything, new games, the favourites or recent games of the member, hot games; or one kind of
         *     slot game: `JP` accumulative prize, `SC` scratch, `VP` video poker, `TG` table and card games, `AC` arcade, `BG` bingo.
         * @enum {string}
         */
        GameClassify: "all" | "new" | "favourite" | "hot" | "recent" | "JP" | "SC" | "VP" | "TG" | "AC" | "BG";
        /**
         * @description Kind of a slot game, as the filter panel offers it.
         * @enum {string}
         */
        GameKind: "JP" | "SC" | "VP" | "TG" | "AC" | "BG";
        /**
         * @description Smallest bet a game takes, in the house currency; empty for all, `min` for games that go down to the smallest coin.
         * @enum {string}
         */
        MinBet: "" | "0.01" | "0.05" | "0.1" | "0.5" | "0.75" | "min";
        /**
         * @description Number of lines of a slot; empty for all, `25` for 25 or more.
         * @enum {string}
         */
        MinLine: "" | "10" | "15" | "20" | "25";
        /**
         * @description Number of a game in the catalogue, as a string. Favourites and list keys go by it.
         * @example 10412
         */
        NodeId: string;
        /**
         * @description The game's identifier at its vendor; used only to launch it.
         * @example RK-NINTHGATE
         */
        GameId: string;
        /**
         * @description Code of a vendor. `LOTT`, `ELOTT`, `TCG_LOTTO_VN` and `TCG_SEA` are lottery vendors with launch rules of their own.
         * @example KITE
         */
        VendorCode: string;
        /**
         * @description 1 when it holds, 0 when it does not.
         * @enum {integer}
         */
        Mark: 0 | 1;
        /**
         * @description 1 when trial accounts may play, 0 when a real account is needed.
         * @enum {integer}
         */
        SupportPlay: 0 | 1;
        /**
         * @description Prize mode of lotteries. `Lott` is standard, `Elott` electronic, `SEA` South-East Asian; `ZY` is passed through.
         * @enum {string}
         */
        PrizeMode: "Lott" | "ZY" | "Elott" | "SEA";
        /**
         * @description How a lottery is played, traditionally or as entertainment.
         * @enum {string}
         */
        PlayType: "trad" | "ent";
        /** @description An entry of the catalogue, with all that its tile shows and its launch needs. */
        Game: {
            gameId: components["schemas"]["GameId"];
            /** @description Table or room inside a live or card game. */
            roomId?: string;
            nodeId: components["schemas"]["NodeId"];
            /** @description Name of the catalogue entry. */
            nodeName: string;
            /** @description Name of the game in its original language. */
            gameName: string;
            /** @description Name of the game in the asked language; this is what a tile shows. */
            displayName: string;
            gameType: components["schemas"]["GameType"];
            gameClassifyNew?: components["schemas"]["GameKind"];
            /** @description The vendor under whose code the game is launched. */
            vassalage: components["schemas"]["VendorCode"];
            /** @description The studio that made the game; often the same as `vassalage`. */
            vendorCode: components["schemas"]["VendorCode"];
            /** @description Code of a lottery. */
            gameCode?: string;
            /** @description Group of a lottery. */
            gameGroupId?: string;
            /** @description Mode of a lottery; one that contains `Entertainment` is played as `ent`. */
            lottoMode?: string;
            /** @description Picture of last resort. */
            showIcon?: components["schemas"]["PictureUrl"];
            /** @description Picture of a normal tile. */
            iconUrl: components["schemas"]["PictureUrl"];
            /** @description Picture of a large tile. */
            mobileLargeIcon?: components["schemas"]["PictureUrl"];
            supportPlay: components["schemas"]["SupportPlay"];
            isHot: components["schemas"]["Mark"];
            isNew: components["schemas"]["Mark"];
        };
        /** @description Part of the games that fit a category, a filter or a search. */
        GamePage: {
            games: components["schemas"]["Game"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description Games in the order in which they are shown. */
        GameList: {
            list: components["schemas"]["Game"][];
        };
        /** @description One game of one vendor. */
        GameReference: {
            nodeId: components["schemas"]["NodeId"];
            vendor: components["schemas"]["VendorCode"];
        };
        /** @description A supplier of games, as the category menu shows and launches it. */
        Vendor: {
            vassalage: components["schemas"]["VendorCode"];
            /** @description Name of the vendor as shown. */
            displayName: string;
            /** @description Name of the vendor's account as records show it. */
            accountTypeName: string;
            /** @description The category the vendor belongs to; inside `RNG` it can be `BGS` or `BINGO`, inside `SPORTS` it can be `TF` or `cockfight`. */
            gameCategory: components["schemas"]["GameType"];
            /** @description What a direct launch opens; left out when the vendor opens its own lobby. */
            gameId?: components["schemas"]["GameId"];
            /** @description The catalogue entry that a direct launch opens. */
            nodeId?: components["schemas"]["NodeId"];
            supportPlay: components["schemas"]["SupportPlay"];
            /** @description The vendor's logo. */
            iconUrl: components["schemas"]["PictureUrl"];
        };
        /** @description Vendors in the order in which they are shown. */
        VendorList: components["schemas"]["Vendor"][];
        /** @description The category menu of a merchant and the suppliers in each category. */
        VendorGameTypes: {
            /** @description Vendors by game type. A type without vendors is left out. */
            vendors: {
                RNG?: components["schemas"]["VendorList"];
                LIVE?: components["schemas"]["VendorList"];
                FISH?: components["schemas"]["VendorList"];
                SPORTS?: components["schemas"]["VendorList"];
                ESPORTS?: components["schemas"]["VendorList"];
                PVP?: components["schemas"]["VendorList"];
                LOTT?: components["schemas"]["VendorList"];
                ELOTT?: components["schemas"]["VendorList"];
                ELOTTO?: components["schemas"]["VendorList"];
                COCKFIGHT?: components["schemas"]["VendorList"];
                cockfight?: components["schemas"]["VendorList"];
                BINGO?: components["schemas"]["VendorList"];
                BGS?: components["schemas"]["VendorList"];
                TF?: components["schemas"]["VendorList"];
            };
            /** @description Game types in the order of the category menu. */
            sorting: components["schemas"]["GameType"][];
        };
        /** @description A win on the winner board, with all that launching the same game needs. */
        RankWin: {
            /**
             * @description Name of the winner, masked.
             * @example su***22
             */
            customerName: string;
            /** @description Name of the game in the asked language. */
            gameName: string;
            iconUrl: components["schemas"]["PictureUrl"];
            /** @description What was won, in the house currency. */
            winAmount: components["schemas"]["Money"];
            gameId: components["schemas"]["GameId"];
            nodeId: components["schemas"]["NodeId"];
            gameType: components["schemas"]["GameType"];
            vassalage: components["schemas"]["VendorCode"];
            /** @description Group of a lottery. */
            gameGroupId?: string;
            /** @description Mode of a lottery; one that contains `Entertainment` is played as `ent`. */
            lottoMode?: string;
            supportPlay: components["schemas"]["SupportPlay"];
        };
        /** @description The winner board. */
        RankList: {
            /** @description Wins, the latest first. */
            list: {
                vo: components["schemas"]["RankWin"];
            }[];
        };
        /** @description Which game or vendor lobby to open, and how to come back. */
        LaunchRequest: {
            gameType: components["schemas"]["GameType"];
            vassalage: components["schemas"]["VendorCode"];
            /** @description Left out to open the vendor's own lobby. */
            gameId?: components["schemas"]["GameId"];
            /** @description Left out to open the vendor's own lobby. */
            nodeId?: components["schemas"]["NodeId"];
            /** @description As the game or vendor carries it, unchanged. */
            supportPlay: components["schemas"]["SupportPlay"];
            /** @description Only for the vendors `TCG_LOTTO_VN` and `TCG_SEA`. */
            prizeMode?: components["schemas"]["PrizeMode"];
            /**
             * @description Kind of client; 3 is mobile.
             * @constant
             */
            gateway: 3;
            language: components["schemas"]["LanguageCode"];
            /**
             * Format: uri
             * @description Address on the site's own origin to which the vendor's exit button leads.
             */
            backUrl: string;
        };
        /** @description Where the game opens. */
        LaunchLink: {
            /**
             * @description The https address to open, or a path on the site's own origin for a game that the operator hosts itself. It works
             *     once and for a short time. Empty when the vendor gave none.
             */
            url: string;
        };
        /**
         * @description What a deposit limit is for; in the merchant's time zone, a week from Monday.
         * @enum {string}
         */
        PlayPeriod: "DAY" | "WEEK" | "MONTH";
        /**
         * @description How many times 24 hours a break lasts.
         * @enum {integer}
         */
        BreakDays: 1 | 7 | 30;
        /** @description What a member has decided about paying in and playing. */
        PlayLimits: {
            /** @description One for each period, in the order of PlayPeriod. */
            limits: components["schemas"]["PlayLimit"][];
            /** @description Left out where none runs. */
            break?: components["schemas"]["PlayBreak"];
        };
        /** @description How much a member pays in at most in one period. */
        PlayLimit: {
            period: components["schemas"]["PlayPeriod"];
            /** @description The limit; left out where there is none. */
            amount?: components["schemas"]["PaymentAmount"];
            /** @description What was ordered in the present period and has not failed; what came, once it has. */
            used: components["schemas"]["Money"];
            /** @description What the limit leaves, at least 0.00; left out where there is none. */
            left?: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the next period begins.
             */
            renewsAt: string;
            pending?: components["schemas"]["PendingLimit"];
        };
        /** @description A higher limit, or none, that the member asked for and that does not count yet. */
        PendingLimit: {
            /** @description The new limit; left out where it is to be removed. */
            amount?: components["schemas"]["PaymentAmount"];
            /**
             * Format: date-time
             * @description From when on the second yes is taken.
             */
            dueAt: string;
        };
        /** @description A time without deposits and games; withdrawals go on. */
        PlayBreak: {
            /** Format: date-time */
            endsAt: string;
        };
        /** @description Either one limit or a break. */
        PlayLimitsChange: components["schemas"]["PlayLimitChange"] | components["schemas"]["BreakStart"];
        /** @description Another limit for one period. */
        PlayLimitChange: {
            period: components["schemas"]["PlayPeriod"];
            /** @description The new limit; left out where there is to be none. */
            amount?: components["schemas"]["PaymentAmount"];
            /** @description True for the second yes to what waits for this period. */
            confirm?: boolean;
        };
        /** @description Begins a break. */
        BreakStart: {
            break: components["schemas"]["BreakDays"];
        };
        /** @description Stands in the failure DEPOSIT_LIMIT_REACHED. */
        DepositRest: {
            /** @description What the member's own limits leave now. */
            amount: components["schemas"]["Money"];
        };
        /** @description A lottery with its running draw. */
        LotteryGame: {
            gameId: components["schemas"]["GameId"];
            nodeId: components["schemas"]["NodeId"];
            /** @description Code of the lottery. */
            gameCode: string;
            /** @description Group of the lottery. */
            gameGroupId: string;
            /** @description Name of the lottery in its original language. */
            gameName: string;
            /** @description Name of the lottery in the asked language. */
            displayName: string;
            gameType: components["schemas"]["GameType"];
            vassalage: components["schemas"]["VendorCode"];
            /** @description Modes of the lottery; one that contains `Entertainment` is played as `ent`. */
            lottoMode?: string;
            iconUrl: components["schemas"]["PictureUrl"];
            supportPlay: components["schemas"]["SupportPlay"];
            /** @description Time from draw to draw, in seconds. */
            drawSeconds: number;
            /** @description The draw that takes bets now; left out while none does. */
            numero?: components["schemas"]["DrawNumber"];
            /**
             * Format: date-time
             * @description When bets on that draw close.
             */
            closesAt?: string;
        };
        /** @description The lotteries that take bets on mobile. */
        LotteryGameList: {
            list: components["schemas"]["LotteryGame"][];
        };
        /** @description Lotteries as their menu groups them. */
        LotteryMenu: {
            /** @description Groups of lotteries in the order in which they are shown. */
            groups: {
                /** @description The group. */
                gameGroupId: string;
                /** @description Name of the group in the asked language. */
                groupName: string;
                games: components["schemas"]["LotteryGame"][];
            }[];
        };
        /**
         * @description Number of a draw, as printed on orders.
         * @example 20261121-084
         */
        DrawNumber: string;
        /** @description A drawn number; a string, since leading zeros count. */
        Ball: string;
        /** @description What a finished draw of a lottery brought. */
        Draw: {
            gameId: components["schemas"]["GameId"];
            /** @description Name of the lottery in the asked language. */
            displayName: string;
            numero: components["schemas"]["DrawNumber"];
            /** @description The numbers in the order in which they were drawn. */
            numbers: components["schemas"]["Ball"][];
            /**
             * Format: date-time
             * @description When they were drawn.
             */
            openedAt: string;
        };
        /** @description Latest results of one or more lotteries. */
        DrawList: {
            /** @description Draws, the latest first. */
            list: components["schemas"]["Draw"][];
        };
        /** @description A draw of many numbers, sorted by prize. */
        PrizeDraw: {
            gameId: components["schemas"]["GameId"];
            /** @description Name of the lottery in the asked language. */
            displayName: string;
            numero: components["schemas"]["DrawNumber"];
            /** @description The prizes, the highest first. */
            prizes: {
                /** @description Rank of the prize; 0 is the special prize. */
                rank: number;
                /** @description The numbers that win it. */
                numbers: components["schemas"]["Ball"][];
            }[];
            /**
             * Format: date-time
             * @description When the last number was drawn.
             */
            openedAt: string;
        };
        /** @description Latest results of a lottery whose numbers belong to prizes. */
        PrizeDrawList: {
            /** @description Draws, the latest first. */
            list: components["schemas"]["PrizeDraw"][];
        };
        /**
         * @description State of an order or of one of its sub-orders.
         * @enum {string}
         */
        LotteryOrderStatus: "WAITING" | "WON" | "LOST" | "CANCELLED";
        /** @description Bets of one member on one draw, as the order list shows them. */
        LotteryOrder: {
            orderId: components["schemas"]["Id"];
            gameId: components["schemas"]["GameId"];
            /** @description Name of the lottery in the asked language. */
            displayName: string;
            numero: components["schemas"]["DrawNumber"];
            playType: components["schemas"]["PlayType"];
            prizeMode: components["schemas"]["PrizeMode"];
            /** @description What was bet, without cancelled sub-orders. */
            betAmount: components["schemas"]["Money"];
            /** @description What was won so far. */
            winAmount: components["schemas"]["Money"];
            /** @description `CANCELLED` only when every sub-order is. */
            status: components["schemas"]["LotteryOrderStatus"];
            /**
             * Format: date-time
             * @description When it was placed.
             */
            orderedAt: string;
        };
        /** @description Part of the member's lottery bets. */
        LotteryOrderPage: {
            content: components["schemas"]["LotteryOrder"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description One bet of an order. */
        LotterySuborder: {
            suborderId: components["schemas"]["Id"];
            /** @description Name of the bet in the asked language. */
            playName: string;
            /** @description The numbers that were chosen, as printed on the order. */
            selection: string;
            betAmount: components["schemas"]["Money"];
            winAmount: components["schemas"]["Money"];
            status: components["schemas"]["LotteryOrderStatus"];
            /** @description Whether it can still be cancelled. */
            cancellable: boolean;
        };
        /** @description An order with each of its bets. */
        LotteryOrderDetail: {
            order: components["schemas"]["LotteryOrder"];
            suborders: components["schemas"]["LotterySuborder"][];
        };
        /** @description Takes back bets of one order while its draw still takes bets. */
        LotteryCancellation: {
            orderId: components["schemas"]["Id"];
            /** @description The sub-orders to cancel; all of them or none. */
            suborderIds: components["schemas"]["Id"][];
        };
        /** @description The lottery that is about to open in the frame. */
        LotteryTicketRequest: {
            gameId: components["schemas"]["GameId"];
            playType: components["schemas"]["PlayType"];
            prize_mode: components["schemas"]["PrizeMode"];
        };
        /** @description A single-use stand-in for the session, for the lottery frame. */
        LotteryTicket: {
            /** @description Stands in the frame's address in place of the session's token; works once. */
            ticket: string;
            /**
             * Format: date-time
             * @description When it stops working, about a minute after it was made.
             */
            expiresAt: string;
        };
        /** @description Personal data comes masked; a key is missing until the member has set the value. */
        MemberInfo: {
            id: components["schemas"]["Id"];
            /** @description Empty when there is none; pages then show the account. */
            nickname: string;
            account: components["schemas"]["UserName"];
            type: components["schemas"]["AccountType"];
            iconUrl?: components["schemas"]["PictureUrl"];
            /** @description Masked, as in `n***@example.com`. */
            email?: string;
            /** @description Masked, as in `017****5678`. */
            mobileNum?: string;
            /** @description Name on the bank account. */
            payeeName?: string;
            /**
             * Format: date
             * @description Fixed once it is set.
             */
            birthDate?: string;
            /**
             * Format: date-time
             * @description The login before this one.
             */
            lastLoginAt?: string;
            /** @description Where the member stands in the VIP club; missing for accounts that are not in it. */
            vip?: components["schemas"]["VipStanding"];
        };
        /** @description The level, settled daily, and what counts for the next one since the registration (VIP-06, VIP-10). */
        VipStanding: {
            /** @description The level reached. */
            level: number;
            /** @description All deposits. */
            deposits: components["schemas"]["Money"];
            /** @description All valid bets. */
            validBets: components["schemas"]["Money"];
        };
        /** @description The choice of profile pictures and the one in use. */
        MemberIcons: {
            currentIconId?: components["schemas"]["Id"];
            /** @description The icons to choose from. */
            list: components["schemas"]["MemberIcon"][];
        };
        /** @description A profile picture to choose. */
        MemberIcon: {
            iconId: components["schemas"]["Id"];
            iconUrl: components["schemas"]["PictureUrl"];
        };
        /** @description Which profile picture to use from now on. */
        MemberIconChoice: {
            iconId: components["schemas"]["Id"];
        };
        /** @description How the member wants to be called. */
        NicknameChange: {
            /** @description 1 to 20 characters without `<`, `>` or line breaks; else NAME_FORMAT. */
            nickname: string;
        };
        /** @description The present password and the next one, typed twice. */
        PasswordChange: {
            oldPassword: components["schemas"]["PlainPassword"];
            newPassword: components["schemas"]["PlainPassword"];
            confirmNewPassword: components["schemas"]["PlainPassword"];
        };
        /** @description Account, the way to its owner, and the code that went that way. */
        PasswordResetProof: components["schemas"]["MobileResetProof"] | components["schemas"]["EmailResetProof"];
        /** @description Proves the owner of an account by a code sent as an SMS. */
        MobileResetProof: {
            username: components["schemas"]["LoginName"];
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            verificationCode: components["schemas"]["VerificationCode"];
            captcha: components["schemas"]["CaptchaAnswer"];
        };
        /** @description Proves the owner of an account by a code sent as an e-mail. */
        EmailResetProof: {
            username: components["schemas"]["LoginName"];
            email: components["schemas"]["EmailInput"];
            verificationCode: components["schemas"]["VerificationCode"];
            captcha: components["schemas"]["CaptchaAnswer"];
        };
        /** @description The code of the SMS or the e-mail; what is not 4 to 10 digits is answered with SMS_CODE_FORMAT. */
        VerificationCode: string;
        /** @description Allows one password reset within ten minutes. */
        ResetTicket: string;
        /** @description Permission to set a forgotten password anew. */
        ResetGrant: {
            ticket: components["schemas"]["ResetTicket"];
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description The account and the address that should belong to it. */
        PasswordEmailRequest: {
            username: components["schemas"]["LoginName"];
            email: components["schemas"]["EmailInput"];
        };
        /** @description Replaces a forgotten password, typed twice. */
        PasswordReset: {
            ticket: components["schemas"]["ResetTicket"];
            newPassword: components["schemas"]["PlainPassword"];
            confirmNewPassword: components["schemas"]["PlainPassword"];
        };
        /**
         * @description Kind of an announcement: `A` for agents, `PL` for players, `B` banner, `PU` pop-up, `PR` promotion; `H` is a filter
         *     value of the game-center page.
         * @enum {string}
         */
        AnnouncementType: "A" | "PL" | "B" | "PU" | "PR" | "H";
        /**
         * @description Where a banner stands. The floating top-up promotion needs all three of `m_topup_1`, `m_topup_2` and `m_topup_3`.
         * @enum {string}
         */
        BannerGroup: "m_home" | "m_live" | "m_reg" | "m_topup_1" | "m_topup_2" | "m_topup_3";
        /**
         * @description An announcement to read, or a banner. A banner has `groupName` and `url`; its words are `title`, `subtitle` and `action`,
         *     which clients set over the picture.
         */
        Announcement: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["AnnouncementType"];
            /** @description Headline, as plain text. */
            title: string;
            /** @description Second line of a banner, as plain text. */
            subtitle?: string;
            /** @description Text of an announcement as HTML; empty for most banners. Clients sanitise it before they show it. */
            content: components["schemas"]["Html"];
            groupName?: components["schemas"]["BannerGroup"];
            /** @description Picture of a banner, or of a promotion. */
            url?: components["schemas"]["PictureUrl"];
            /** @description Label of a banner's button. */
            action?: string;
            /** @description Where a tap on a banner leads; a path inside the site or an absolute https address. */
            link?: string;
            /** @description Whether the member has read it; always false for visitors. */
            read: boolean;
            /** @description What an announcement of the type `PR` announces. */
            promotion?: components["schemas"]["AnnouncedPromotion"];
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
        };
        /** @description All announcements and banners of the asked kinds; there are no pages. */
        AnnouncementList: {
            /** @description The latest first; banners in the order of their carousel. */
            list: components["schemas"]["Announcement"][];
        };
        /** @description Says that the member has opened an announcement. */
        AnnouncementRead: {
            announcementId: components["schemas"]["Id"];
            /** @constant */
            read: true;
        };
        /** @description A line of the news ticker. */
        NewsItem: {
            id: components["schemas"]["Id"];
            /** @description One line, as plain text. */
            title: string;
            /** @description Where a tap leads; a path inside the site or an absolute https address. */
            link?: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
        };
        /** @description A prize that the house vouches for. */
        Jackpot: {
            /** @description What can be won, in the house currency. */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the amount was taken.
             */
            asOf: string;
        };
        /** @description What the news ticker and the jackpot counter of the lobby show. */
        LobbyNews: {
            /** @description News rows, the latest first. */
            list: components["schemas"]["NewsItem"][];
            /** @description Left out when the house has no such prize; a client must not make one up and show it as real. */
            jackpot?: components["schemas"]["Jackpot"];
        };
        /** @description What the message badges show. */
        MessageUnreadCount: {
            /** @description Unread inbox messages. */
            inbox: components["schemas"]["TotalCount"];
            /** @description Unread announcements of the types `PL` and `PU`, for agents also of `A`. */
            announcement: components["schemas"]["TotalCount"];
        };
        /** @description A letter of the operator to this member alone. */
        InboxMessage: {
            id: components["schemas"]["Id"];
            /** @description Headline, as plain text. */
            title: string;
            content: components["schemas"]["Html"];
            /** @description Whether the member has read it. */
            read: boolean;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt: string;
        };
        /** @description Part of the member's letters. */
        InboxPage: {
            content: components["schemas"]["InboxMessage"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description Says that the member has opened a letter. */
        InboxRead: {
            messageId: components["schemas"]["Id"];
        };
        /**
         * @description A share of a hundred as a decimal string; `0.50` is half a percent.
         * @example 0.50
         */
        Percentage: string;
        /**
         * @description Where the member stands with a promotion. `JOIN` and `CLAIM` wait for the member, `APPLYING` and `PROCESS` for the
         *     operator; `JOINED`, `SIGNED` and `SUBSCRIBED` run; `ISSUED` and `CLAIMED` have paid; `REJECTED`, `CLOSED` and
         *     `COMING_SOON` cannot be taken; `PERMANENT` runs for everybody without joining.
         * @enum {string}
         */
        PromotionStatus: "JOIN" | "CLAIM" | "APPLYING" | "CLOSED" | "REJECTED" | "ISSUED" | "CLAIMED" | "PROCESS" | "JOINED" | "SIGNED" | "COMING_SOON" | "PERMANENT" | "SUBSCRIBED";
        /** @description A tab of the promotions page. */
        PromotionCategory: {
            /** @description Opaque to clients. */
            code: string;
            /** @description Name in the language of the request. */
            name: string;
        };
        /** @description What a promotion adds to a deposit that chooses it. */
        DepositBonusTerms: {
            /** @description The smallest deposit that earns the bonus. */
            minDeposit: components["schemas"]["Money"];
            /** @description Share of the deposit that is added. */
            bonusRate: components["schemas"]["Percentage"];
            /** @description The bonus never exceeds this. */
            maxBonus?: components["schemas"]["Money"];
            /** @description How often deposit and bonus together must be bet before they can be withdrawn. */
            turnoverTimes: number;
        };
        /** @description What the member handed in for a promotion. */
        PromotionApplication: {
            applicationId: components["schemas"]["Id"];
            /** Format: date-time */
            submittedAt: string;
            /** @description The member's own words. */
            remark?: string;
            /** @description Pictures that came with it. */
            imageCount: number;
        };
        /** @description A card of the promotions page, with where this member stands. */
        Promotion: {
            promoId: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["PromotionCategory"];
            /** @description Banner of the card, 2.4 times as wide as high. */
            banner: components["schemas"]["PictureUrl"];
            /** @description Rules and details. */
            content: components["schemas"]["Html"];
            status: components["schemas"]["PromotionStatus"];
            /**
             * @description How a member takes it: `ACCEPT` by acceptDepositPromo, `APPLY` by applyPromotion with the application form,
             *     `NOTHING` when there is nothing to press.
             * @enum {string}
             */
            takenBy: "ACCEPT" | "APPLY" | "NOTHING";
            /** Format: date-time */
            startsAt?: string;
            /**
             * Format: date-time
             * @description Missing when no end is set.
             */
            endsAt?: string;
            /** @description Present when the promotion can be chosen with a deposit. */
            depositTerms?: components["schemas"]["DepositBonusTerms"];
            /** @description What there is to claim, or what was paid. */
            reward?: components["schemas"]["Money"];
            /** @description The operator's reason for the status, such as why an application was rejected. */
            statusNote?: string;
            /** @description The member's latest application. */
            application?: components["schemas"]["PromotionApplication"];
        };
        /** @description All promotions that this member sees; there are no pages. */
        PromotionList: {
            /** @description In the order in which they are shown. */
            promotions: components["schemas"]["Promotion"][];
        };
        /**
         * @description The promotion that an announcement is about, as far as visitors may know it. A member finds where they stand with it
         *     in listDepositPromos, by its id.
         */
        AnnouncedPromotion: {
            promoId: components["schemas"]["Id"];
            category: components["schemas"]["PromotionCategory"];
            /** Format: date-time */
            startsAt?: string;
            /**
             * Format: date-time
             * @description Missing when no end is set.
             */
            endsAt?: string;
        };
        /** @description Joins a promotion, or claims what it owes. */
        AcceptPromotion: {
            promoId: components["schemas"]["Id"];
        };
        /** @description Where the member stands after joining or claiming. */
        AcceptedPromotion: {
            promoId: components["schemas"]["Id"];
            /** @description The status from now on. */
            status: components["schemas"]["PromotionStatus"];
            /** @description What was paid to the wallet. */
            reward?: components["schemas"]["Money"];
        };
        /** @description What the operator needs to judge a claim by hand; travels as multipart form data. */
        ApplicationForm: {
            promoId: components["schemas"]["Id"];
            /** @description At most 140 characters; a longer one is answered `REMARK_TOO_LONG`. */
            remark?: string;
            images?: components["schemas"]["UploadedImages"];
        };
        /**
         * @description At most 3 files of the type image/png or image/jpeg with at most 5 MB (5,242,880 bytes) each; others are answered
         *     `IMAGE_TOO_MANY`, `IMAGE_TYPE` and `IMAGE_TOO_LARGE`. One part named like the field for each file.
         */
        UploadedImages: components["schemas"]["UploadedImage"][];
        /**
         * Format: binary
         * @description One file of the type image/png or image/jpeg with at most 5 MB (5,242,880 bytes). Examples stand file names in its
         *     place.
         */
        UploadedImage: Blob;
        /** @description Where the member stands after handing the form in. */
        SubmittedApplication: {
            promoId: components["schemas"]["Id"];
            /** @description The status from now on. */
            status: components["schemas"]["PromotionStatus"];
            application: components["schemas"]["PromotionApplication"];
        };
        /**
         * @description Number of an order or booking, as support asks for it.
         * @example D2611200318
         */
        OrderNo: string;
        /**
         * @description State of a deposit or withdrawal.
         * @enum {string}
         */
        MoneyOrderStatus: "PENDING" | "PROCESSING" | "COMPLETED" | "REJECTED" | "CANCELLED";
        /** @description A movement between the main wallet and a vendor's. */
        WalletTransfer: {
            transferNo: components["schemas"]["OrderNo"];
            /** @description Name of the wallet the money left. */
            from: string;
            /** @description Name of the wallet the money went to. */
            to: string;
            amount: components["schemas"]["Money"];
            status: components["schemas"]["MoneyOrderStatus"];
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
        };
        /**
         * @description Which way a transfer goes, seen from the main wallet: `OUT` to the wallet of a vendor, `IN` back from it.
         * @enum {string}
         */
        TransferDirection: "OUT" | "IN";
        /** @description Part of the movements between the member's wallets. */
        WalletTransferPage: {
            content: components["schemas"]["WalletTransfer"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /**
         * @description Code of a kind of booking.
         * @example DEPOSIT
         */
        TxCodeKey: string;
        /** @description A choice of the account-record filter. */
        TxCode: {
            code: components["schemas"]["TxCodeKey"];
            /** @description Name of the kind in the asked language. */
            label: string;
        };
        /** @description All choices of the account-record filter. */
        TxCodeList: {
            /** @description Kinds in the order of the filter. */
            list: components["schemas"]["TxCode"][];
        };
        /** @description A line of the account record. */
        MemberTransaction: {
            transactionNo: components["schemas"]["OrderNo"];
            txCode: components["schemas"]["TxCodeKey"];
            /** @description What was booked; negative when money left the wallet. */
            amount: components["schemas"]["Money"];
            /** @description The balance afterwards. */
            balance: components["schemas"]["Money"];
            /** @description A note, as plain text. */
            remark?: string;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            createdAt: string;
        };
        /** @description Part of the account record. */
        MemberTransactionPage: {
            content: components["schemas"]["MemberTransaction"][];
            totals?: components["schemas"]["PaymentTotals"];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description A payment into the account and what became of it. */
        DepositReport: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description Name of the way to pay in. */
            method: string;
            amount: components["schemas"]["Money"];
            /** @description What a promotion added. */
            bonus: components["schemas"]["Money"];
            status: components["schemas"]["MoneyOrderStatus"];
            /** @description Why it was rejected, as plain text. */
            remark?: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it reached its last state; left out before.
             */
            finishedAt?: string;
        };
        /** @description Part of the member's deposits. */
        DepositReportPage: {
            content: components["schemas"]["DepositReport"][];
            totals?: components["schemas"]["PaymentTotals"];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description A payment out of the account and what became of it. */
        WithdrawReport: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description Name of the bank. */
            bankName: string;
            /** @description Number of the card, masked as in listBankCards. */
            cardNo: string;
            amount: components["schemas"]["Money"];
            /** @description What was kept back. */
            fee: components["schemas"]["Money"];
            status: components["schemas"]["MoneyOrderStatus"];
            /** @description Why it was rejected, as plain text. */
            remark?: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it reached its last state; left out before.
             */
            finishedAt?: string;
        };
        /** @description Part of the member's withdrawals. */
        WithdrawReportPage: {
            content: components["schemas"]["WithdrawReport"][];
            totals?: components["schemas"]["PaymentTotals"];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description A bet on a vendor game. */
        BetRecord: {
            betNo: components["schemas"]["OrderNo"];
            nodeId: components["schemas"]["NodeId"];
            /** @description Name of the game in the asked language. */
            gameName: string;
            gameType: components["schemas"]["GameType"];
            vassalage: components["schemas"]["VendorCode"];
            /** @description What was bet. */
            betAmount: components["schemas"]["Money"];
            /** @description The part of the bet that counts for rebates and turnover. */
            validBet: components["schemas"]["Money"];
            /** @description What was won less what was bet; negative when lost, 0.00 before it is settled. */
            winLoss: components["schemas"]["Money"];
            /**
             * @description State of the bet.
             * @enum {string}
             */
            status: "OPEN" | "SETTLED" | "CANCELLED";
            /**
             * Format: date-time
             * @description When it was placed.
             */
            betAt: string;
            /**
             * Format: date-time
             * @description When it was settled; left out before.
             */
            settledAt?: string;
        };
        /** @description Sums over all pages of the asked days. */
        BetTotals: {
            betAmount: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            winLoss: components["schemas"]["Money"];
        };
        /** @description Part of the bets of the asked days, with the sums of all of them. */
        BetRecordPage: {
            content: components["schemas"]["BetRecord"][];
            totals: components["schemas"]["BetTotals"];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /**
         * @description What the member paid in and was paid out over all pages of the asked days, whatever the list is narrowed to; only
         *     where the operator shows it. Orders count when they are completed, on the day on which they were asked for.
         */
        PaymentTotals: {
            /** @description What arrived of deposits, without bonuses. */
            paidIn: components["schemas"]["Money"];
            /** @description What withdrawals paid out; fees are no part of it. */
            paidOut: components["schemas"]["Money"];
        };
        /**
         * @description Why an order ended as it did, or came back: `EXPIRED` no money came in time, `MEMBER` the member cancelled it,
         *     `NOT_FOUND` no such payment was found, `AMOUNT` another amount came, `NAME` the payer is somebody else, `RETURNED`
         *     the bank sent the money back, `REVERSED` a payment was taken back, `OPERATOR` another reason of the operator.
         * @enum {string}
         */
        OrderReason: "EXPIRED" | "MEMBER" | "NOT_FOUND" | "AMOUNT" | "NAME" | "RETURNED" | "REVERSED" | "OPERATOR";
        /** @description One state that an order reached. */
        OrderStep: {
            status: components["schemas"]["MoneyOrderStatus"];
            /**
             * Format: date-time
             * @description When it was reached.
             */
            at: string;
            reason?: components["schemas"]["OrderReason"];
        };
        /** @description All states of an order so far, the first one first. */
        OrderSteps: components["schemas"]["OrderStep"][];
        /** @description What the member has set, for the marks on the security page and the ways that are open. */
        SecurityConfig: {
            /** @description A payment password is set. */
            paymentPassword: boolean;
            /** @description Security questions are answered. */
            securityQuestions: boolean;
            /** @description An e-mail address is set. */
            email: boolean;
            /** @description A mobile number is set; SMS codes can be sent. */
            mobileNum: boolean;
            /** @description A payee name is set. */
            payeeName: boolean;
            /** @description How many cards are bound. */
            bankCards: number;
            /** @description How many cards the merchant allows. */
            bankCardLimit: number;
            /** @description How long nothing is paid out after a reset of the payment password, or a change of mobile number or e-mail address. Missing where the merchant holds nothing. */
            withdrawHoldHours?: number;
        };
        /**
         * @description Whether customer service knows who the member is; nothing is paid in or out while it has to ask. Missing where the merchant does not ask.
         * @enum {string}
         */
        IdentityState: "CONFIRMED" | "REQUIRED";
        /** @description Six digits that confirm what moves money out. */
        PaymentPassword: string;
        /** @description How far a wrong try is from a lock. */
        TriesLeft: {
            /** @description Wrong tries that are left before the lock. */
            triesLeft: number;
        };
        /** @description Sets the first payment password, or replaces one that is known. */
        PaymentPasswordChange: {
            /** @description Left out when there is none yet. */
            oldPaymentPassword?: components["schemas"]["PaymentPassword"];
            newPaymentPassword: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description By the answers to the member's questions, or by an SMS code to the member's number. */
        PaymentPasswordReset: components["schemas"]["PaymentPasswordResetByAnswers"] | components["schemas"]["PaymentPasswordResetBySms"];
        /** @description Replaces a forgotten payment password by the member's own answers. */
        PaymentPasswordResetByAnswers: {
            answers: components["schemas"]["SecurityAnswers"];
            newPaymentPassword: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Replaces a forgotten payment password by a code sent to the member's number. */
        PaymentPasswordResetBySms: {
            verificationCode: components["schemas"]["VerificationCode"];
            newPaymentPassword: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description A bank, wallet or cryptocurrency that the operator pays out to. */
        WithdrawBank: {
            bankCode: components["schemas"]["Id"];
            bankName: string;
            logoUrl?: components["schemas"]["PictureUrl"];
            /** @description `BANK` where it is left out. */
            kind?: components["schemas"]["AccountKind"];
            /** @description With the kind `CRYPTO` only. */
            network?: components["schemas"]["CryptoNetwork"];
        };
        /**
         * @description By what number accounts are known: `BANK` 6 to 20 digits or an IBAN; `MOBILE` a mobile number of the merchant's
         *     country; `ROCKET` the same, with or without the digit that Rocket adds; `PROMPTPAY` a mobile number or the 13 digits
         *     of an ID card; `UPI` name@handle; `CRYPTO` an address on `network`.
         * @enum {string}
         */
        AccountKind: "BANK" | "MOBILE" | "ROCKET" | "PROMPTPAY" | "UPI" | "CRYPTO";
        /**
         * @description The network that an address belongs to; `TRC20` addresses are base58check of 34 places that start with T.
         * @enum {string}
         */
        CryptoNetwork: "TRC20";
        /** @description What a new bank card can be bound to. */
        WithdrawBankList: {
            list: components["schemas"]["WithdrawBank"][];
        };
        /** @description An account of the member to which withdrawals may go. */
        NewBankCard: {
            bankCode: components["schemas"]["Id"];
            /** @description Number by the kind of the bank, without spaces; else NUMBER_FORMAT. */
            cardNumber: string;
            payeeName: components["schemas"]["PayeeName"];
            /** @description Branch of the bank. */
            branch?: string;
            paymentPassword: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description The card that no withdrawal goes to any more. */
        BankCardRemoval: {
            cardId: components["schemas"]["Id"];
            paymentPassword: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description A question whose answer only the member should know. */
        SecurityQuestion: {
            questionId: components["schemas"]["Id"];
            question: string;
        };
        /** @description The whole catalogue of questions, or those of the member. */
        SecurityQuestionList: {
            list: components["schemas"]["SecurityQuestion"][];
        };
        /** @description A question with what the member answers to it. */
        SecurityAnswer: {
            questionId: components["schemas"]["Id"];
            answer: string;
        };
        /** @description One answer a question, each question once. */
        SecurityAnswers: components["schemas"]["SecurityAnswer"][];
        /** @description The chosen questions with their answers. */
        SecurityQuestionChoice: {
            answers: components["schemas"]["SecurityAnswers"];
            /** @description Required as soon as there is one, because the answers can reset it. */
            paymentPassword?: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Where e-mails to the member go from now on. */
        EmailChange: {
            email: components["schemas"]["EmailInput"];
            code: components["schemas"]["VerificationCode"];
            /** @description Required as soon as there is one. */
            paymentPassword?: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Where SMS to the member go from now on. */
        MobileChange: {
            number: components["schemas"]["MobileNumber"];
            code: components["schemas"]["VerificationCode"];
            /** @description Required as soon as there is one. */
            paymentPassword?: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Name on the bank account, 2 to 60 letters, spaces, dots or hyphens; else NAME_FORMAT. */
        PayeeName: string;
        /** @description Whose bank accounts may receive withdrawals. */
        PayeeNameChange: {
            payeeName: components["schemas"]["PayeeName"];
        };
        /**
         * @description What happened. `LOGIN_LOCKED`, `PAYMENT_PASSWORD_LOCKED` and `ANSWERS_LOCKED` follow too many wrong tries;
         *     a `RESET` needed no old password, a change did.
         * @enum {string}
         */
        SecurityEventKind: "LOGIN" | "LOGIN_LOCKED" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "PAYMENT_PASSWORD_SET" | "PAYMENT_PASSWORD_CHANGED" | "PAYMENT_PASSWORD_RESET" | "PAYMENT_PASSWORD_LOCKED" | "QUESTIONS_CHANGED" | "ANSWERS_LOCKED" | "BANK_ACCOUNT_ADDED" | "BANK_ACCOUNT_REMOVED" | "EMAIL_CHANGED" | "MOBILE_CHANGED";
        /** @description Something that happened to an account, so that its owner can tell whether somebody else did it. */
        SecurityEvent: {
            eventId: components["schemas"]["Id"];
            kind: components["schemas"]["SecurityEventKind"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The bank account, the e-mail address or the number that it is about, masked; left out for the rest. */
            subject?: string;
            /** @description Browser and system that it came from, as plain text; left out where the gateway does not know. */
            device?: string;
            /**
             * @description Address that it came from; its end is hidden.
             * @example 203.0.113.*
             */
            ip?: string;
            country?: components["schemas"]["CountryCode"];
        };
        /** @description Part of what happened to the member's account. */
        SecurityEventPage: {
            content: components["schemas"]["SecurityEvent"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description Plaintext of a login. The bounds are wide, so that a wrong field is answered with its own code. */
        LoginPayload: components["schemas"]["UsernameLogin"] | components["schemas"]["SmsLogin"] | components["schemas"]["FirebaseLogin"];
        /** @description Signs in by account name and password. */
        UsernameLogin: {
            /** @constant */
            type: "username";
            username: components["schemas"]["LoginName"];
            password: components["schemas"]["PlainPassword"];
            captcha: components["schemas"]["CaptchaAnswer"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Signs in by a mobile number and the code sent to it. */
        SmsLogin: {
            /** @constant */
            type: "sms";
            /** @description The mobile number. */
            username: string;
            /** @description The SMS code. */
            password: string;
            captcha: components["schemas"]["CaptchaAnswer"];
            countryDialingCode: components["schemas"]["DialingCode"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Vouched for by the third-party service; by phone with a mobile number, by a social account without. */
        FirebaseLogin: {
            /** @constant */
            type: "firebase";
            /** @description Empty when a social account signs in. */
            username: string;
            /** @description Empty when a social account signs in. */
            password: string;
            captcha: components["schemas"]["CaptchaAnswer"];
            /** @enum {string} */
            firebaseChannel: "sms" | "facebook" | "google";
            firebaseIdToken: components["schemas"]["FirebaseIdToken"];
            firebaseMobileNo?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Name of the account; 4 to 20 letters, digits or underscores. */
        LoginName: string;
        /**
         * @description A password as it was typed; a new one has 8 to 20 characters with a letter and a digit, an old one 6 to 20. What
         *     breaks that is answered with PASSWORD_FORMAT.
         */
        PlainPassword: string;
        /** @description What the captcha shows; empty where none is asked for. */
        CaptchaAnswer: string;
        /** @description Token of the third-party phone and social service. */
        FirebaseIdToken: string;
        /** @description Stands in a failed login, so that the form shows the captcha field. */
        CaptchaDemand: {
            /**
             * @description The next try must carry a captcha.
             * @constant
             */
            captcha: true;
        };
        /**
         * @description Plaintext of a registration, by username or by mobile number. Fields that stay empty are sent as empty strings. The
         *     bounds are wide, so that a wrong field is answered with its own code.
         */
        RegistrationPayload: {
            /**
             * @description Kind of account; members register themselves only as such.
             * @constant
             */
            type: 0;
            /**
             * @description What the page runs in.
             * @enum {string}
             */
            registerMethod: "APP" | "H5" | "PWA" | "WEBCLIP";
            /** @description Host of the page. */
            registerUrl: string;
            /** @description Domain for which the invitation code counts. */
            domain: string;
            countryDialingCode: components["schemas"]["DialingCode"];
            username: components["schemas"]["LoginName"];
            password: components["schemas"]["PlainPassword"];
            confirmPassword: components["schemas"]["PlainPassword"];
            affiliateCode: components["schemas"]["RegistrationField"];
            paymentPassword: components["schemas"]["RegistrationField"];
            recommenderId: components["schemas"]["RegistrationField"];
            nickname: components["schemas"]["RegistrationField"];
            payeeName: components["schemas"]["RegistrationField"];
            email: components["schemas"]["EmailInput"];
            mobileNum: components["schemas"]["MobileNumber"];
            /** @description The SMS code; only registration by mobile has one. */
            verificationCode: string;
            idNumber: components["schemas"]["RegistrationField"];
            qqNum: components["schemas"]["RegistrationField"];
            facebook: components["schemas"]["RegistrationField"];
            wechat: components["schemas"]["RegistrationField"];
            line: components["schemas"]["RegistrationField"];
            whatsapp: components["schemas"]["RegistrationField"];
            zalo: components["schemas"]["RegistrationField"];
            captcha: components["schemas"]["CaptchaAnswer"];
            /** @description Day of birth as `YYYY-MM-DD`; left out where it is not asked for. */
            birthDate?: string;
            /** @description The visitor confirmed the minimum age and the terms. */
            ageAndTermsConfirmed: boolean;
            /**
             * @description Only when the third-party service verified the phone.
             * @constant
             */
            firebaseChannel?: "sms";
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description Judged by the field's rule of getRegisterSettings. */
        RegistrationField: string;
        /** @description Opaque; travels only in the `Authorization` header. */
        SessionToken: string;
        /** @description Name of the account, as it is shown. */
        UserName: string;
        /** @description The new session and whom it belongs to. */
        SignedIn: {
            token: components["schemas"]["SessionToken"];
            userName: components["schemas"]["UserName"];
            type: components["schemas"]["AccountType"];
            /** @description The password must be changed first. */
            firstTimeLogin: boolean;
        };
        /** @description Signed in at once when there is a token; else the new member signs in by hand. */
        Registered: {
            token?: components["schemas"]["SessionToken"];
            userName: components["schemas"]["UserName"];
            type: components["schemas"]["AccountType"];
            firstTimeLogin?: boolean;
        };
        /** @description The session of a visitor who plays without an account. */
        TrialSession: {
            token: components["schemas"]["SessionToken"];
            userName: components["schemas"]["UserName"];
            /**
             * @description The account type of a free trial.
             * @constant
             */
            customerType: 4;
        };
        /** @description A trial account that waits for its session. */
        TrialUser: {
            userName: components["schemas"]["UserName"];
        };
        /** @description All that a start of the site depends on. */
        SiteStatus: {
            info: components["schemas"]["SiteInfo"];
            location: components["schemas"]["VisitorLocation"];
            /** @description The whole site is closed; wins over `regionRestriction`. */
            maintenance: boolean;
            /** @description This visitor is not served. */
            regionRestriction: boolean;
        };
        /** @description Where the call came from, as far as the gateway can tell. */
        VisitorLocation: {
            ip: components["schemas"]["IpAddress"];
            countryCode?: components["schemas"]["CountryCode"];
        };
        /** @description Stands in the failure `REGION_RESTRICTED`, for the screen that names the address. */
        RestrictedVisitor: {
            ip: components["schemas"]["IpAddress"];
        };
        /** @description The visitor's own address, IPv4 or IPv6. */
        IpAddress: string;
        /** @description What the merchant's site is made of. Clients have a safe fallback for everything that may be missing. */
        SiteInfo: {
            customerService: components["schemas"]["CustomerServiceEntry"][];
            domainRoute?: components["schemas"]["DomainList"];
            mobileTemplate: components["schemas"]["MobileTemplate"];
            /**
             * @description In-app paths which the merchant opens beyond the usual ones. A client has a page for each path of the catalogue,
             *     listed or not; a path for which it has none leads home (GAP-135, GAP-136).
             */
            paths?: string[];
            register?: components["schemas"]["RegisterWays"];
            resources?: components["schemas"]["SiteResources"];
            whitelabel?: components["schemas"]["Whitelabel"];
            mainDomain?: components["schemas"]["Domain"];
            /** @description Image hosts, of which a client picks one a session; empty means the built-in host. */
            imageCDNs: components["schemas"]["WebUrl"][];
            lotteryOrigin?: components["schemas"]["LotteryOrigin"];
            encryptionKey: components["schemas"]["EncryptionKey"];
        };
        /**
         * @description Origin of the lotteries that are shown in a frame (`/m/lotto-h5/...`), never the site's own; https but for
         *     development. Without it no lottery can be opened.
         */
        LotteryOrigin: string;
        /** @description A way to reach customer service, open to blocked visitors too. */
        CustomerServiceEntry: {
            /** @enum {string} */
            title: "whatsapp" | "CS";
            /**
             * @description The https address, obfuscated: base64url of a 12-byte IV, the AES-256-GCM ciphertext and the 16-byte tag, then
             *     8 characters whose SHA-256 is the key. What does not decrypt to an https address is not shown.
             */
            path: string;
        };
        /** @description Which variant of a page the merchant uses. */
        MobileTemplate: {
            /** @description 1 is the new member centre; any other value the base one. */
            mem_cen: number;
            /** @description 1 is the new deposit page; any other value the base one. */
            dep_func: number;
        };
        /** @description Which ways of registration are open. */
        RegisterWays: {
            username: boolean;
            mobile: boolean;
        };
        /** @description Links, texts and pictures of the merchant. */
        SiteResources: {
            /** @description At most one link of a kind counts, the first one. */
            links: components["schemas"]["SiteLink"][];
            affiliateLink?: components["schemas"]["AffiliateLink"];
            /** @description The merchant's logo, shown at 24 × 28 px beside its name. Clients show their own where none is sent or it fails. */
            logo?: components["schemas"]["PictureUrl"];
            /** @description The terms that a visitor agrees to once a session; without them there is no terms gate. */
            agreement?: components["schemas"]["Html"];
            agreementByLanguage?: components["schemas"]["HtmlByLanguage"];
            referralPromo?: components["schemas"]["ReferralPromo"];
            /** @description The limits of a feedback; 10 to 500 characters when left out (FEEDBACK-03, GAP-115). */
            feedbackLength?: components["schemas"]["LengthLimits"];
        };
        /** @description The merchant's page for those who want to bring members, in the message centre. Without it the entry is missing. */
        AffiliateLink: {
            /**
             * Format: uri
             * @description Where the entry leads; clients open https alone.
             */
            url: string;
        };
        /**
         * @description The agreement by platform code of the language; a language that is missing gets `agreement`. The status is asked for
         *     before the visitor's language is known, so it brings all of them.
         */
        HtmlByLanguage: {
            [key: string]: components["schemas"]["Html"];
        };
        /** @description The fewest and the most characters of a text. */
        LengthLimits: {
            /** @description The fewest characters. */
            min: number;
            /** @description The most characters. */
            max: number;
        };
        /** @description A download, social or help link of the merchant. */
        SiteLink: {
            resourceType: components["schemas"]["LinkKind"];
            /**
             * Format: uri
             * @description Where the link leads; clients check its scheme.
             */
            url: string;
            /** @description Label in English. */
            labelNameEn: string;
        };
        /**
         * @description `IOS`, `Android` and `MOBILECONFIG` (web clip) are downloads, `TUTORIAL` and `BONUS` belong to the floating bar,
         *     the rest are the eight social and messaging links.
         * @enum {string}
         */
        LinkKind: "IOS" | "Android" | "MOBILECONFIG" | "TUTORIAL" | "BONUS" | "TELEGRAM" | "LIVECHAT" | "FACEBOOK" | "WHATSAPP" | "LINE" | "ZALO" | "WECHAT" | "QQ";
        /** @description The merchant's programme for members who bring friends. */
        ReferralPromo: {
            /** @description Whether sharing leads to the referral programme. */
            enabled: boolean;
        };
        /** @description Public key (RFC 7517) under which login and registration payloads are encrypted. */
        EncryptionKey: {
            /** @constant */
            kty: "RSA";
            /** @constant */
            use: "enc";
            /** @constant */
            alg: "RSA-OAEP-256";
            kid: components["schemas"]["KeyId"];
            /** @description Modulus of 2048 to 4096 bits, base64url. */
            n: string;
            /** @description Exponent, base64url. */
            e: string;
        };
        /** @description Names one public key; the gateway accepts a retired key for ten minutes more. */
        KeyId: string;
        /**
         * @description Menu key to on or off. A feature whose key is off or missing is hidden.
         * @example {
         *       "DEPOSIT": true,
         *       "WITHDRAW": true,
         *       "CBS3": false
         *     }
         */
        Whitelabel: {
            [key: string]: boolean;
        };
        /**
         * Format: hostname
         * @description Host name of a site of the merchant, without scheme or port.
         */
        Domain: string;
        /** @description Hosts that serve the same merchant; more than one offers the speed test. */
        DomainList: components["schemas"]["Domain"][];
        /** @description What the speed test measures. */
        DomainRoutes: {
            list: components["schemas"]["DomainList"];
        };
        /** @description A row of the region picker. */
        RegionEntry: {
            country: components["schemas"]["CountryCode"];
            /** @description Name in English. */
            countryName: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description The languages offered there; the first is the region's own default. */
            langList: components["schemas"]["LanguageCode"][];
        };
        /** @description All rows of the region picker, in its order. */
        RegionList: {
            list: components["schemas"]["RegionEntry"][];
        };
        /** @description How the registration form treats one field. */
        FieldRule: {
            /** @description The form shows the field. */
            enabled: boolean;
            /** @description The field may not stay empty. */
            required: boolean;
            /** @description Regular expression for the whole value; one that does not compile is skipped. */
            pattern?: string;
            /** @description Most characters the field takes. */
            maxLength?: number;
        };
        /** @description One rule a field. A field without a rule is not shown. */
        RegisterSettings: {
            username: components["schemas"]["FieldRule"];
            mobileNum: components["schemas"]["FieldRule"];
            paymentPassword?: components["schemas"]["FieldRule"];
            idNumber?: components["schemas"]["FieldRule"];
            qqNum?: components["schemas"]["FieldRule"];
            facebook?: components["schemas"]["FieldRule"];
            wechat?: components["schemas"]["FieldRule"];
            line?: components["schemas"]["FieldRule"];
            whatsapp?: components["schemas"]["FieldRule"];
            zalo?: components["schemas"]["FieldRule"];
            email?: components["schemas"]["FieldRule"];
            nickname?: components["schemas"]["FieldRule"];
            payeeName?: components["schemas"]["FieldRule"];
            recommenderId?: components["schemas"]["FieldRule"];
            affiliateCode?: components["schemas"]["FieldRule"];
            birthDate?: components["schemas"]["FieldRule"];
        };
        /** @description Which kinds of contract wait for the answer of the member. */
        ConsolidatedSettings: {
            dailysalreqtype: components["schemas"]["ContractRequest"];
            divtypecompperiodreq: components["schemas"]["ContractRequest"];
            contracthoursalreq: components["schemas"]["ContractRequest"];
        };
        /** @description Anything but the empty string and `0` means that a contract of this kind waits for an answer. */
        ContractRequest: string;
        /** @description All help texts in one language; there are no pages. */
        HelpCenter: {
            list: components["schemas"]["HelpSection"][];
        };
        /** @description A chapter of the help page, with the topics it opens. */
        HelpSection: {
            title: components["schemas"]["HelpTitle"];
            content: components["schemas"]["Html"];
            /** @description Stable name for links to the section. */
            tag: string;
            children: components["schemas"]["HelpTopic"][];
        };
        /** @description A text inside a chapter. */
        HelpTopic: {
            title: components["schemas"]["HelpTitle"];
            content: components["schemas"]["Html"];
        };
        /** @description Headline in the asked language, as plain text. */
        HelpTitle: string;
        /** @description The picture in base64; a PNG unless a `data:` prefix names another type. It shows 4 digits. */
        CaptchaImage: string;
        /** @description An e-mail address as it was typed; one over 254 characters is answered with EMAIL_TOO_LONG. */
        EmailInput: string;
        /** @description The address a visitor would like to register with. */
        EmailCheck: {
            email: components["schemas"]["EmailInput"];
        };
        /** @description Where the code goes. */
        EmailCodeRequest: {
            email: components["schemas"]["EmailInput"];
        };
        /** @description How long the next e-mail must wait. */
        EmailCodeSent: {
            /**
             * Format: date-time
             * @description From when on the next code may be asked for.
             */
            retryAt: string;
        };
        /**
         * @description Dialling code of the country, digits only.
         * @example 880
         */
        DialingCode: string;
        /** @description A mobile number as it was typed; what its region does not allow is answered with MOBILE_FORMAT. */
        MobileNumber: string;
        /** @description Result token of the challenge for `sms`. */
        HumanVerification: string;
        /** @description The number travels as `mobileNum` or `mobileNo`; both calls take both. */
        SmsRequest: components["schemas"]["SmsRequestByMobileNum"] | components["schemas"]["SmsRequestByMobileNo"];
        /** @description Asks for a code, the number under its usual name. */
        SmsRequestByMobileNum: {
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            humanVerification: components["schemas"]["HumanVerification"];
        };
        /** @description Asks for a code, the number under its other name. */
        SmsRequestByMobileNo: {
            mobileNo: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            humanVerification: components["schemas"]["HumanVerification"];
        };
        /** @description How long the code is good, and how long the next one must wait. */
        SmsExpiry: {
            /**
             * Format: int64
             * @description When the code ends, in epoch milliseconds by the gateway's clock; the button counts down to it.
             */
            expirationTime: number;
        };
        /** @description What the balance in the header shows. */
        Wallet: {
            /**
             * @description Symbol of the currency as amounts carry it.
             * @example ৳
             */
            currencySymbol: string;
            /** @description All that the member has, without what lies in `vendorWallets`; left out when nobody is signed in. */
            sumBalance?: components["schemas"]["Money"];
            /**
             * @description Wallets of game providers, with or without money; left out where providers play with the one wallet, for
             *     accounts that have none, and when nobody is signed in.
             */
            vendorWallets?: components["schemas"]["VendorWallet"][];
        };
        /** @description A member's money at a game provider. */
        VendorWallet: {
            /** @description The provider's code. */
            wallet: components["schemas"]["VendorCode"];
            /** @description The provider's name. */
            name: string;
            balance: components["schemas"]["Money"];
        };
        /** @description Whose money comes back. */
        BalanceReturnForm: {
            /** @description One of the member's `vendorWallets`; all of them when left out. */
            wallet?: components["schemas"]["VendorCode"];
        };
        /** @description What became of each wallet. */
        BalanceReturnResults: {
            /** @description One for each wallet that was asked for, in the order of `vendorWallets`. */
            results: (components["schemas"]["WalletReturned"] | components["schemas"]["WalletEmpty"] | components["schemas"]["WalletReturnFailure"])[];
            /** @description Sum of what came back. */
            returned: components["schemas"]["Money"];
        };
        /** @description All money of the wallet has come back. */
        WalletReturned: {
            /** @constant */
            state: "RETURNED";
            wallet: components["schemas"]["VendorCode"];
            name: string;
            amount: components["schemas"]["PaymentAmount"];
            /** @description As `listWalletTransfers` has it. */
            transferNo: components["schemas"]["OrderNo"];
        };
        /** @description There was nothing in the wallet. */
        WalletEmpty: {
            /** @constant */
            state: "EMPTY";
            wallet: components["schemas"]["VendorCode"];
            name: string;
        };
        /** @description The wallet has kept its money. */
        WalletReturnFailure: {
            /** @constant */
            state: "FAILED";
            wallet: components["schemas"]["VendorCode"];
            name: string;
            /** @description What is still there. */
            amount: components["schemas"]["PaymentAmount"];
            /**
             * @description A code of the catalogue.
             * @enum {string}
             */
            code: "VENDOR_MAINTENANCE" | "SYSTEM_BUSY";
        };
        /**
         * @description An operation that moves money and carries an `Idempotency-Key`.
         * @enum {string}
         */
        MoneyOperation: "createManualDeposit" | "createGatewayDeposit" | "createAlipayDeposit" | "createQqDeposit" | "createWechatDeposit" | "withdraw" | "transferDownline" | "transferMultipleDownline" | "returnBalance";
        /** @description Which call is meant. */
        MoneyCallQuestion: {
            /** @description The `Idempotency-Key` of the call. */
            key: string;
            operation: components["schemas"]["MoneyOperation"];
        };
        /** @description What became of the call. */
        MoneyCallOutcome: {
            /**
             * @description `DONE` it moved money, `RUNNING` it is under way, `NOTHING` it did nothing and never will.
             * @enum {string}
             */
            state: "DONE" | "RUNNING" | "NOTHING";
            /** @description Of the order that `DONE` means; left out where the call made several. */
            orderNo?: components["schemas"]["OrderNo"];
        };
        /** @description A bank card or mobile wallet that the member has bound. The full number never travels. */
        BoundCard: {
            cardId: components["schemas"]["Id"];
            bank: components["schemas"]["WithdrawBank"];
            /**
             * @description Stars and the last four places; of a UPI ID the last two before the handle, and the handle.
             * @example **** **** 4821
             */
            maskedNumber: string;
            /** @description The holder, all but the first letters starred. */
            payeeName: string;
            /** @description False while the operator checks or blocks the card. */
            usable: boolean;
            /** Format: date-time */
            addedAt?: string;
        };
        /** @description The fee is the share of the amount, at least the minimum; it is taken off what is paid out. */
        WithdrawFee: {
            rate: components["schemas"]["Percentage"];
            minimum: components["schemas"]["Money"];
            /** @description Withdrawals of today that still cost nothing. */
            freeTimesLeft: number;
        };
        /** @description What the member may pay out now. */
        WithdrawAllowance: {
            /** @description What the control "all" fills in. */
            withdrawable: components["schemas"]["Money"];
            /** @description Of one withdrawal. */
            limits: components["schemas"]["AmountLimits"];
            /** @description How much may still be paid out today. */
            leftToday: components["schemas"]["Money"];
            /** @description How often may still be paid out today. */
            timesLeftToday: number;
            /** @description What must still be bet before a payout. */
            turnoverLeft: components["schemas"]["Money"];
            identity?: components["schemas"]["IdentityState"];
            /**
             * Format: date-time
             * @description Until when nothing is paid out, after a reset of the payment password or a change of mobile number or e-mail address. Missing when nothing is held.
             */
            heldUntil?: string;
            /** @description Missing when withdrawals are free. */
            fee?: components["schemas"]["WithdrawFee"];
        };
        /** @description All that the withdrawal page needs before its form is filled. */
        BoundCardList: {
            /** @description The card used last comes first. */
            cards: components["schemas"]["BoundCard"][];
            /** @description How many cards a member may bind. */
            maxCards: number;
            allowance: components["schemas"]["WithdrawAllowance"];
        };
        /** @description Asks for a payout to one of the bound cards. */
        WithdrawForm: {
            cardId: components["schemas"]["Id"];
            /** @description Taken from the wallet, fee included. */
            amount: components["schemas"]["PaymentAmount"];
            /** @description The fee that the member has seen and agreed to; another one is answered FEE_CHANGED. */
            fee?: components["schemas"]["Money"];
            again?: components["schemas"]["Again"];
            paymentPassword: components["schemas"]["PaymentPassword"];
            sentAt: components["schemas"]["SentAt"];
            nonce: components["schemas"]["Nonce"];
        };
        /** @description A payout that was accepted and waits for the operator. */
        WithdrawOrder: {
            orderNo: components["schemas"]["OrderNo"];
            amount: components["schemas"]["PaymentAmount"];
            fee: components["schemas"]["Money"];
            /** @description What reaches the card. */
            payout: components["schemas"]["Money"];
            card: components["schemas"]["BoundCard"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description An order to pay out and what became of it. */
        WithdrawOrderDetails: {
            order: components["schemas"]["WithdrawOrder"];
            status: components["schemas"]["MoneyOrderStatus"];
            steps: components["schemas"]["OrderSteps"];
            /** @description Whether cancelWithdrawal takes the order back. Missing where the merchant does not let members cancel. */
            cancellable?: boolean;
        };
        /** @description What has to be bet before a payout. */
        TurnoverLeft: {
            amount: components["schemas"]["Money"];
        };
        /** @description What the order would cost now. */
        ChangedFee: {
            fee: components["schemas"]["Money"];
        };
        /** @description The open order that is like this one. */
        RepeatedOrder: {
            /** Format: date-time */
            orderedAt: string;
        };
        /** @description The request breaks this contract. No row names it; a contract that is checked needs an answer to a call that breaks it. */
        RequestInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "REQUEST_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RequestFaults"];
        };
        /** @description Something failed that no other code describes. */
        UnknownErrorFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "UNKNOWN_ERROR";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The gateway is being upgraded and takes no calls for a short while. */
        SystemUpgradingFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SYSTEM_UPGRADING";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The gateway has more to do than it can; the same call may be repeated shortly. */
        SystemBusyFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SYSTEM_BUSY";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The site is under maintenance. getSystemStatus itself succeeds then, with `maintenance` true. */
        SiteMaintenanceFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SITE_MAINTENANCE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The visitor's address or country is not served. getSystemStatus itself succeeds then, with `regionRestriction` true. */
        RegionRestrictedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "REGION_RESTRICTED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RestrictedVisitor"];
        };
        /** @description The call needs a session and carries no token. */
        SessionMissingFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SESSION_MISSING";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The token is no longer valid; the account was signed out by time, by another device or by the operator. */
        SessionEndedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SESSION_ENDED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The account may not do this. */
        AccountNoPermissionFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "ACCOUNT_NO_PERMISSION";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The merchant has this feature switched off, or its provider is not connected. */
        FeatureUnavailableFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "FEATURE_UNAVAILABLE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description Only real accounts (types 0, 1 and 2) may do this. */
        RealAccountRequiredFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "REAL_ACCOUNT_REQUIRED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description Trial accounts (type 4) have neither inbox nor live chat. */
        FreeRejectFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "FREE_REJECT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The account is no member's, so no vendor balance can be returned to it. */
        BalanceReturnNotMemberFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "BALANCE_RETURN_NOT_MEMBER";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The account is right but is no member's; it cannot sign in on the member side. */
        NotAMemberFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "NOT_A_MEMBER";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The account is no agent's; it cannot sign in on the agent side and cannot make agent calls. */
        NotAnAgentFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "NOT_AN_AGENT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The login failed and the next try must carry a captcha. */
        CaptchaRequiredFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CAPTCHA_REQUIRED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["CaptchaDemand"];
        };
        /** @description The captcha was answered wrongly, is older than five minutes or was used before. */
        CaptchaIncorrectFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CAPTCHA_INCORRECT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description A captcha is asked for and was left empty. */
        CaptchaEmptyFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CAPTCHA_EMPTY";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The account and its proof do not belong together; also the answer for an unknown or disabled account, so that nobody learns which accounts exist. */
        CredentialsInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CREDENTIALS_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description Too many failed logins for this account; further tries wait. No row names it, but passwords may not be guessed without an end. */
        LoginLockedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "LOGIN_LOCKED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RetryMoment"];
        };
        /** @description The encrypted payload does not decrypt, names an unknown key, is stale or was sent before. Fetch the site status for the present key and submit again. */
        PayloadRejectedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PAYLOAD_REJECTED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The third-party service that vouches for the phone or the social account does not answer. */
        PhoneAuthUnavailableFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PHONE_AUTH_UNAVAILABLE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The SMS code is not the one that was sent. */
        SmsCodeIncorrectFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SMS_CODE_INCORRECT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The SMS code is not 4 to 10 digits. */
        SmsCodeFormatFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SMS_CODE_FORMAT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The code has expired (`expirationTime` of an SMS), or five wrong tries have spent it; the fifth wrong try already gets this code. */
        SmsCodeExpiredFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SMS_CODE_EXPIRED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The last SMS code for this number is still good, neither expired nor used nor spent by wrong tries. */
        SmsTooSoonFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SMS_TOO_SOON";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["SmsExpiry"];
        };
        /** @description The human-verification challenge was not passed; it may be tried again. */
        HumanVerificationFailedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "HUMAN_VERIFICATION_FAILED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The mobile number has not the digits its region asks for. */
        MobileFormatFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "MOBILE_FORMAT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The mobile number has the right form, but the operator's network does not know it. */
        MobileInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "MOBILE_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The mobile number belongs to another account already. No row names it; an account that is keyed by its number needs it. */
        MobileTakenFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "MOBILE_TAKEN";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The account name is not 4 to 20 letters, digits or underscores. */
        UsernameFormatFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "USERNAME_FORMAT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The account name belongs to somebody already. */
        UsernameTakenFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "USERNAME_TAKEN";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The password breaks its rule; a new one has 8 to 20 characters with a letter and a digit. */
        PasswordFormatFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PASSWORD_FORMAT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description At registration the confirmation differs from the password. */
        PasswordConfirmMismatchFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PASSWORD_CONFIRM_MISMATCH";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The e-mail address has not the form of one. */
        EmailFormatFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "EMAIL_FORMAT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The e-mail address is longer than 254 characters. */
        EmailTooLongFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "EMAIL_TOO_LONG";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The e-mail address belongs to another account already. No row names it; checkEmail has nothing else to find out. */
        EmailTakenFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "EMAIL_TAKEN";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The last e-mail to this account left less than 60 seconds ago. No ERR row names it; the call's own row asks for the pause. */
        EmailTooSoonFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "EMAIL_TOO_SOON";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RetryMoment"];
        };
        /** @description The payee name or nickname breaks its rule. */
        NameFormatFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "NAME_FORMAT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The date of birth is no day of the past, or makes the player too young. */
        BirthDateInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "BIRTH_DATE_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The minimum age or the terms were not confirmed. */
        AgeOrTermsNotConfirmedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "AGE_OR_TERMS_NOT_CONFIRMED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description Nobody gave out this invitation code, or not for this domain. */
        InvitationCodeInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "INVITATION_CODE_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The link that brought the visitor names a referrer who does not exist or no longer refers. */
        ReferrerLinkInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "REFERRER_LINK_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The agent's link does not exist or was deleted. */
        AgentLinkInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "AGENT_LINK_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The confirmation differs from the new password. */
        NewPasswordConfirmMismatchFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "NEW_PASSWORD_CONFIRM_MISMATCH";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The new password is the old one. */
        NewPasswordSameFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "NEW_PASSWORD_SAME";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The ticket of the password reset is unknown, used or older than ten minutes; the verification starts again. */
        ResetTicketInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "RESET_TICKET_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The member has no payment password yet and must set one first. No ERR row names it; hasWithdrawalPassword exists because of this state. */
        PaymentPasswordUnsetFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PAYMENT_PASSWORD_UNSET";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The payment password is wrong. No ERR row names it; every call that asks for one needs the answer. */
        PaymentPasswordIncorrectFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PAYMENT_PASSWORD_INCORRECT";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["TriesLeft"];
        };
        /** @description Five wrong payment passwords, over all calls that ask for it, lock it for 30 minutes; a reset ends the lock. */
        PaymentPasswordLockedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PAYMENT_PASSWORD_LOCKED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RetryMoment"];
        };
        /** @description The new payment password repeats one digit, or its digits run up or down. */
        PaymentPasswordWeakFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PAYMENT_PASSWORD_WEAK";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The member has chosen no security questions, so answers prove nothing. No ERR row names it; resetPaymentPassword can be asked too early. */
        SecurityQuestionsUnsetFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SECURITY_QUESTIONS_UNSET";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description At least one answer to the security questions is wrong. No ERR row names it; resetPaymentPassword checks them. */
        SecurityAnswersIncorrectFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SECURITY_ANSWERS_INCORRECT";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["TriesLeft"];
        };
        /** @description Five sets of wrong answers lock the reset by answers for 24 hours. */
        SecurityAnswersLockedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "SECURITY_ANSWERS_LOCKED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RetryMoment"];
        };
        /** @description The card is bound already. No ERR row names it; addBankCard may not bind one twice. */
        BankCardExistsFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "BANK_CARD_EXISTS";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The member has as many cards as the merchant allows. No ERR row names it; addBankCard needs an end. */
        BankCardLimitFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "BANK_CARD_LIMIT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description A withdrawal to the card is open; it can be removed once that is over. */
        CardInUseFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CARD_IN_USE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description Nothing with this id exists, or it is not the caller's. No row names it; every call that takes an id needs the answer. */
        RecordNotFoundFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "RECORD_NOT_FOUND";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The last day lies before the first, or the range is longer than the gateway keeps. No row names it; schemas cannot compare two days. */
        DateRangeInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "DATE_RANGE_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The idempotency key was used before with other content, or its first call is still running. */
        IdempotencyConflictFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "IDEMPOTENCY_CONFLICT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The amount is below the least or above the greatest one allowed. */
        AmountOutOfLimitsFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "AMOUNT_OUT_OF_LIMITS";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["AmountLimits"];
        };
        /** @description The wallet holds less than the amount. */
        InsufficientBalanceFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "INSUFFICIENT_BALANCE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The member has to bet more before anything is paid out. */
        TurnoverOpenFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "TURNOVER_OPEN";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["TurnoverLeft"];
        };
        /** @description The amount or the number of withdrawals is more than what is left today. */
        WithdrawLimitReachedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "WITHDRAW_LIMIT_REACHED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The amount is more than what the member's own limit of a day, a week or a month leaves. */
        DepositLimitReachedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "DEPOSIT_LIMIT_REACHED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["DepositRest"];
        };
        /** @description The member is on a break of their own choice, without deposits and games. */
        CoolingOffFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "COOLING_OFF";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RetryMoment"];
        };
        /** @description The payment password was reset, or the mobile number or e-mail address changed, less than a day ago; nothing is paid out so soon after. */
        WithdrawalsHeldFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "WITHDRAWALS_HELD";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RetryMoment"];
        };
        /** @description Customer service has to confirm who the member is before money is paid in or out. No call takes identity papers. */
        IdentityRequiredFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "IDENTITY_REQUIRED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The withdrawal costs another fee than the member agreed to. */
        FeeChangedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "FEE_CHANGED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["ChangedFee"];
        };
        /** @description An order with the same amount and the same way is open and less than ten minutes old; `again` orders a second one. */
        OrderRepeatedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "ORDER_REPEATED";
            /** @description For logs; clients react to the code alone. */
            message: string;
            value: components["schemas"]["RepeatedOrder"];
        };
        /** @description The order has come too far to be changed. */
        OrderFinalFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "ORDER_FINAL";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The number of an account or of a transfer can be none of its kind. */
        NumberFormatFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "NUMBER_FORMAT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The number of the transfer was given for another deposit. */
        ReferenceUsedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "REFERENCE_USED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The game does not exist, or its vendor has withdrawn it. No row names it; a list can be older than the catalogue. */
        GameUnavailableFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "GAME_UNAVAILABLE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The game's vendor is under maintenance while the site is not. No row names it; vendors close on their own. */
        VendorMaintenanceFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "VENDOR_MAINTENANCE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The favourite could not be added or removed; the list is unchanged. */
        FavoriteFailedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "FAVORITE_FAILED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The member has 100 favourites already. */
        FavoriteLimitFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "FAVORITE_LIMIT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The draw is closed, or the sub-order is settled or cancelled already. No ERR row names it; the order can change between list and tap. */
        LotteryOrderNotCancellableFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "LOTTERY_ORDER_NOT_CANCELLABLE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The member does not meet the terms of the promotion, or it is over. No row names it; the server judges the terms. */
        PromoNotEligibleFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PROMO_NOT_ELIGIBLE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The member claimed or applied for the promotion before. No ERR row names it; a promotion is granted once. */
        PromoAlreadyClaimedFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "PROMO_ALREADY_CLAIMED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The remark is longer than 140 characters. */
        RemarkTooLongFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "REMARK_TOO_LONG";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description A file is neither a PNG nor a JPEG picture. */
        ImageTypeFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "IMAGE_TYPE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description A picture is larger than 5 MB. */
        ImageTooLargeFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "IMAGE_TOO_LARGE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description There are more than three pictures. */
        ImageTooManyFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "IMAGE_TOO_MANY";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The feedback is shorter or longer than the merchant's limits; 10 to 500 characters unless set otherwise. */
        FeedbackLengthFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "FEEDBACK_LENGTH";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The named member does not exist, is disabled, or is not in the agent's team. Only agent calls answer it; public calls say CREDENTIALS_INVALID. */
        UserUnknownOrDisabledFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "USER_UNKNOWN_OR_DISABLED";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description A rebate is above the agent's own or below what was granted before. No row names it; updateRebates and createDownline need the bound. */
        RebateOutOfRangeFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "REBATE_OUT_OF_RANGE";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The agent has as many links as the merchant allows. No row names it; createAffiliateUrl needs an end. */
        AffiliateUrlLimitFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "AFFILIATE_URL_LIMIT";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The contract was answered or withdrawn before. No row names it; an answer is given once. */
        ContractNotPendingFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CONTRACT_NOT_PENDING";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /**
         * @description The terms do not belong to the kind of contract, a step wants no more than the one before, the first day is over, or the
         *     last lies before it. No row names it; schemas cannot compare.
         */
        ContractTermsInvalidFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CONTRACT_TERMS_INVALID";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description An offer of this kind waits for the member's answer already. No row names it; of each kind one offer can be answered. */
        ContractOfferWaitsFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CONTRACT_OFFER_WAITS";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
        /** @description The chat service did not say whether the member may chat; the permission counts as absent. */
        ChatPermissionUnknownFailure: {
            /** @constant */
            success: false;
            /** @constant */
            code: "CHAT_PERMISSION_UNKNOWN";
            /** @description For logs; clients react to the code alone. */
            message: string;
        };
    };
    responses: {
        /** @description `REQUEST_INVALID` */
        "Status400.REQUEST_INVALID": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestInvalidFailure"];
            };
        };
        /** @description `REGION_RESTRICTED` */
        "Status451.REGION_RESTRICTED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionRestrictedFailure"];
            };
        };
        /** @description `UNKNOWN_ERROR` */
        "Status500.UNKNOWN_ERROR": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnknownErrorFailure"];
            };
        };
        /** @description `SYSTEM_UPGRADING` · `SYSTEM_BUSY` · `SITE_MAINTENANCE` */
        "Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SystemUpgradingFailure"] | components["schemas"]["SystemBusyFailure"] | components["schemas"]["SiteMaintenanceFailure"];
            };
        };
        /** @description `SESSION_MISSING` · `SESSION_ENDED` */
        "Status401.SESSION_MISSING.SESSION_ENDED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionMissingFailure"] | components["schemas"]["SessionEndedFailure"];
            };
        };
        /** @description `REQUEST_INVALID` · `PAYLOAD_REJECTED` */
        "Status400.REQUEST_INVALID.PAYLOAD_REJECTED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestInvalidFailure"] | components["schemas"]["PayloadRejectedFailure"];
            };
        };
        /** @description `SMS_CODE_EXPIRED` */
        "Status410.SMS_CODE_EXPIRED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SmsCodeExpiredFailure"];
            };
        };
        /** @description `LOGIN_LOCKED` */
        "Status429.LOGIN_LOCKED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoginLockedFailure"];
            };
        };
        /** @description `SYSTEM_UPGRADING` · `SYSTEM_BUSY` · `SITE_MAINTENANCE` · `PHONE_AUTH_UNAVAILABLE` */
        "Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE.PHONE_AUTH_UNAVAILABLE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SystemUpgradingFailure"] | components["schemas"]["SystemBusyFailure"] | components["schemas"]["SiteMaintenanceFailure"] | components["schemas"]["PhoneAuthUnavailableFailure"];
            };
        };
        /** @description `FEATURE_UNAVAILABLE` */
        "Status403.FEATURE_UNAVAILABLE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeatureUnavailableFailure"];
            };
        };
        /** @description `USERNAME_TAKEN` */
        "Status409.USERNAME_TAKEN": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UsernameTakenFailure"];
            };
        };
        /** @description `EMAIL_TAKEN` */
        "Status409.EMAIL_TAKEN": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailTakenFailure"];
            };
        };
        /** @description `EMAIL_FORMAT` · `EMAIL_TOO_LONG` */
        "Status422.EMAIL_FORMAT.EMAIL_TOO_LONG": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailFormatFailure"] | components["schemas"]["EmailTooLongFailure"];
            };
        };
        /** @description `FEATURE_UNAVAILABLE` · `HUMAN_VERIFICATION_FAILED` */
        "Status403.FEATURE_UNAVAILABLE.HUMAN_VERIFICATION_FAILED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["HumanVerificationFailedFailure"];
            };
        };
        /** @description `MOBILE_FORMAT` · `MOBILE_INVALID` */
        "Status422.MOBILE_FORMAT.MOBILE_INVALID": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MobileFormatFailure"] | components["schemas"]["MobileInvalidFailure"];
            };
        };
        /** @description `SMS_TOO_SOON` */
        "Status429.SMS_TOO_SOON": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SmsTooSoonFailure"];
            };
        };
        /** @description `REAL_ACCOUNT_REQUIRED` */
        "Status403.REAL_ACCOUNT_REQUIRED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RealAccountRequiredFailure"];
            };
        };
        /** @description `EMAIL_TOO_SOON` */
        "Status429.EMAIL_TOO_SOON": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailTooSoonFailure"];
            };
        };
        /** @description `RECORD_NOT_FOUND` */
        "Status404.RECORD_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecordNotFoundFailure"];
            };
        };
        /** @description `NAME_FORMAT` */
        "Status422.NAME_FORMAT": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NameFormatFailure"];
            };
        };
        /** @description `PAYMENT_PASSWORD_LOCKED` */
        "Status429.PAYMENT_PASSWORD_LOCKED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentPasswordLockedFailure"];
            };
        };
        /** @description `PAYMENT_PASSWORD_INCORRECT` */
        "Status422.PAYMENT_PASSWORD_INCORRECT": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentPasswordIncorrectFailure"];
            };
        };
        /** @description `DATE_RANGE_INVALID` */
        "Status422.DATE_RANGE_INVALID": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DateRangeInvalidFailure"];
            };
        };
        /** @description `FEATURE_UNAVAILABLE` · `REAL_ACCOUNT_REQUIRED` */
        "Status403.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["RealAccountRequiredFailure"];
            };
        };
        /** @description `IDEMPOTENCY_CONFLICT` */
        "Status409.IDEMPOTENCY_CONFLICT": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdempotencyConflictFailure"];
            };
        };
        /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` · `NOT_AN_AGENT` */
        "Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["NotAnAgentFailure"];
            };
        };
        /** @description `USER_UNKNOWN_OR_DISABLED` */
        "Status404.USER_UNKNOWN_OR_DISABLED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserUnknownOrDisabledFailure"];
            };
        };
        /** @description `FREE_REJECT` */
        "Status403.FREE_REJECT": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FreeRejectFailure"];
            };
        };
        /** @description `GAME_UNAVAILABLE` */
        "Status404.GAME_UNAVAILABLE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GameUnavailableFailure"];
            };
        };
        /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` · `REAL_ACCOUNT_REQUIRED` · `COOLING_OFF` */
        "Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["RealAccountRequiredFailure"] | components["schemas"]["CoolingOffFailure"];
            };
        };
        /** @description `FAVORITE_FAILED` */
        "Status422.FAVORITE_FAILED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FavoriteFailedFailure"];
            };
        };
        /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` · `REAL_ACCOUNT_REQUIRED` */
        "Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["RealAccountRequiredFailure"];
            };
        };
        /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` · `REAL_ACCOUNT_REQUIRED` · `COOLING_OFF` · `IDENTITY_REQUIRED` · `PROMO_NOT_ELIGIBLE` */
        "Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF.IDENTITY_REQUIRED.PROMO_NOT_ELIGIBLE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["RealAccountRequiredFailure"] | components["schemas"]["CoolingOffFailure"] | components["schemas"]["IdentityRequiredFailure"] | components["schemas"]["PromoNotEligibleFailure"];
            };
        };
        /** @description `IMAGE_TOO_LARGE` */
        "Status413.IMAGE_TOO_LARGE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImageTooLargeFailure"];
            };
        };
        /** @description `IMAGE_TYPE` */
        "Status415.IMAGE_TYPE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImageTypeFailure"];
            };
        };
        /** @description `IDEMPOTENCY_CONFLICT` · `ORDER_REPEATED` */
        "Status409.IDEMPOTENCY_CONFLICT.ORDER_REPEATED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdempotencyConflictFailure"] | components["schemas"]["OrderRepeatedFailure"];
            };
        };
        /** @description `AMOUNT_OUT_OF_LIMITS` · `DEPOSIT_LIMIT_REACHED` */
        "Status422.AMOUNT_OUT_OF_LIMITS.DEPOSIT_LIMIT_REACHED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AmountOutOfLimitsFailure"] | components["schemas"]["DepositLimitReachedFailure"];
            };
        };
        /** @description `ORDER_FINAL` */
        "Status409.ORDER_FINAL": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderFinalFailure"];
            };
        };
        /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` · `REAL_ACCOUNT_REQUIRED` · `PROMO_NOT_ELIGIBLE` */
        "Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.PROMO_NOT_ELIGIBLE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["RealAccountRequiredFailure"] | components["schemas"]["PromoNotEligibleFailure"];
            };
        };
        /** @description `PROMO_ALREADY_CLAIMED` */
        "Status409.PROMO_ALREADY_CLAIMED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PromoAlreadyClaimedFailure"];
            };
        };
        /** @description `REBATE_OUT_OF_RANGE` */
        "Status422.REBATE_OUT_OF_RANGE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RebateOutOfRangeFailure"];
            };
        };
        /** @description `RECORD_NOT_FOUND` · `USER_UNKNOWN_OR_DISABLED` */
        "Status404.RECORD_NOT_FOUND.USER_UNKNOWN_OR_DISABLED": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecordNotFoundFailure"] | components["schemas"]["UserUnknownOrDisabledFailure"];
            };
        };
        /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` */
        "Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"];
            };
        };
        /** @description `CONTRACT_NOT_PENDING` */
        "Status409.CONTRACT_NOT_PENDING": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContractNotPendingFailure"];
            };
        };
        /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` · `FREE_REJECT` */
        "Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.FREE_REJECT": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["FreeRejectFailure"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
         * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
         */
        EncryptionKeyHeader: string;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        PageNo: number;
        /**
         * @description Entries on a page.
         * @example 25
         */
        PageSize: number;
        /**
         * @description Platform code of the language in which names are answered; English when left out.
         * @example EN
         */
        Language: components["schemas"]["LanguageCode"];
        /**
         * @description First day, in the merchant's time zone.
         * @example 2026-11-01
         */
        FromDate: string;
        /**
         * @description Last day, in the merchant's time zone, included.
         * @example 2026-11-21
         */
        ToDate: string;
        /**
         * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
         * @example 5f3b9c1e8a7d4e21b6c0
         */
        IdempotencyKey: string;
        /**
         * @description Code of the merchant whose site is shown; the host decides when left out.
         * @example bdtdemo
         */
        Merchant: components["schemas"]["MerchantCode"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names the call in the gateway's log.
         * @example c1f0a7d2
         */
        RequestId: string;
        /**
         * @description Seconds to wait before the same call is made again.
         * @example 1
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SiteStatus"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Whitelabel"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DomainRoutes"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegionList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterSettings"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getConsolidatedSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ConsolidatedSettings"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getHelpCenter: {
        parameters: {
            query: {
                /**
                 * @description Platform code of the language; missing texts come in English.
                 * @example BN
                 */
                lang: components["schemas"]["LanguageCode"];
                /**
                 * @description Texts for this kind of device, where they differ.
                 * @example MOBILE
                 */
                device?: "MOBILE";
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HelpCenter"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Sent by a web app that was started from the home screen.
                 * @example OTHERS
                 */
                Device?: "OTHERS";
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            /** @description `CAPTCHA_REQUIRED` · `CREDENTIALS_INVALID` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaRequiredFailure"] | components["schemas"]["CredentialsInvalidFailure"];
                };
            };
            /** @description `FEATURE_UNAVAILABLE` · `NOT_A_MEMBER` · `NOT_AN_AGENT` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["NotAMemberFailure"] | components["schemas"]["NotAnAgentFailure"];
                };
            };
            410: components["responses"]["Status410.SMS_CODE_EXPIRED"];
            /** @description `CAPTCHA_INCORRECT` · `CAPTCHA_EMPTY` · `SMS_CODE_INCORRECT` · `SMS_CODE_FORMAT` · `MOBILE_FORMAT` · `USERNAME_FORMAT` · `PASSWORD_FORMAT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaIncorrectFailure"] | components["schemas"]["CaptchaEmptyFailure"] | components["schemas"]["SmsCodeIncorrectFailure"] | components["schemas"]["SmsCodeFormatFailure"] | components["schemas"]["MobileFormatFailure"] | components["schemas"]["UsernameFormatFailure"] | components["schemas"]["PasswordFormatFailure"];
                };
            };
            429: components["responses"]["Status429.LOGIN_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE.PHONE_AUTH_UNAVAILABLE"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    startFreePlay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TrialSession"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createTrialUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TrialUser"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            /** @description `MOBILE_TAKEN` · `USERNAME_TAKEN` · `EMAIL_TAKEN` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileTakenFailure"] | components["schemas"]["UsernameTakenFailure"] | components["schemas"]["EmailTakenFailure"];
                };
            };
            /** @description `CAPTCHA_INCORRECT` · `CAPTCHA_EMPTY` · `MOBILE_FORMAT` · `USERNAME_FORMAT` · `PASSWORD_FORMAT` · `PASSWORD_CONFIRM_MISMATCH` · `EMAIL_FORMAT` · `EMAIL_TOO_LONG` · `NAME_FORMAT` · `BIRTH_DATE_INVALID` · `AGE_OR_TERMS_NOT_CONFIRMED` · `INVITATION_CODE_INVALID` · `REFERRER_LINK_INVALID` · `AGENT_LINK_INVALID` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaIncorrectFailure"] | components["schemas"]["CaptchaEmptyFailure"] | components["schemas"]["MobileFormatFailure"] | components["schemas"]["UsernameFormatFailure"] | components["schemas"]["PasswordFormatFailure"] | components["schemas"]["PasswordConfirmMismatchFailure"] | components["schemas"]["EmailFormatFailure"] | components["schemas"]["EmailTooLongFailure"] | components["schemas"]["NameFormatFailure"] | components["schemas"]["BirthDateInvalidFailure"] | components["schemas"]["AgeOrTermsNotConfirmedFailure"] | components["schemas"]["InvitationCodeInvalidFailure"] | components["schemas"]["ReferrerLinkInvalidFailure"] | components["schemas"]["AgentLinkInvalidFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    registerMobile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            /** @description `MOBILE_TAKEN` · `EMAIL_TAKEN` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileTakenFailure"] | components["schemas"]["EmailTakenFailure"];
                };
            };
            410: components["responses"]["Status410.SMS_CODE_EXPIRED"];
            /** @description `CAPTCHA_INCORRECT` · `CAPTCHA_EMPTY` · `SMS_CODE_INCORRECT` · `SMS_CODE_FORMAT` · `MOBILE_FORMAT` · `MOBILE_INVALID` · `PASSWORD_FORMAT` · `PASSWORD_CONFIRM_MISMATCH` · `EMAIL_FORMAT` · `EMAIL_TOO_LONG` · `NAME_FORMAT` · `BIRTH_DATE_INVALID` · `AGE_OR_TERMS_NOT_CONFIRMED` · `INVITATION_CODE_INVALID` · `REFERRER_LINK_INVALID` · `AGENT_LINK_INVALID` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaIncorrectFailure"] | components["schemas"]["CaptchaEmptyFailure"] | components["schemas"]["SmsCodeIncorrectFailure"] | components["schemas"]["SmsCodeFormatFailure"] | components["schemas"]["MobileFormatFailure"] | components["schemas"]["MobileInvalidFailure"] | components["schemas"]["PasswordFormatFailure"] | components["schemas"]["PasswordConfirmMismatchFailure"] | components["schemas"]["EmailFormatFailure"] | components["schemas"]["EmailTooLongFailure"] | components["schemas"]["NameFormatFailure"] | components["schemas"]["BirthDateInvalidFailure"] | components["schemas"]["AgeOrTermsNotConfirmedFailure"] | components["schemas"]["InvitationCodeInvalidFailure"] | components["schemas"]["ReferrerLinkInvalidFailure"] | components["schemas"]["AgentLinkInvalidFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE.PHONE_AUTH_UNAVAILABLE"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CaptchaImage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    checkUsername: {
        parameters: {
            query: {
                /**
                 * @description The name a visitor would like to have.
                 * @example nusrat_jahan
                 */
                username: components["schemas"]["LoginName"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            409: components["responses"]["Status409.USERNAME_TAKEN"];
            /** @description `USERNAME_FORMAT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernameFormatFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EmailCheck"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            409: components["responses"]["Status409.EMAIL_TAKEN"];
            422: components["responses"]["Status422.EMAIL_FORMAT.EMAIL_TOO_LONG"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    checkAffiliateCode: {
        parameters: {
            query: {
                /**
                 * @description The invitation code.
                 * @example LH7K2Q
                 */
                code: string;
                /**
                 * @description Host of the page.
                 * @example lanternhouse.example
                 */
                domain: components["schemas"]["Domain"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            /** @description `INVITATION_CODE_INVALID` · `REFERRER_LINK_INVALID` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCodeInvalidFailure"] | components["schemas"]["ReferrerLinkInvalidFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    sendLoginSmsCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRequest"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsExpiry"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE.HUMAN_VERIFICATION_FAILED"];
            422: components["responses"]["Status422.MOBILE_FORMAT.MOBILE_INVALID"];
            429: components["responses"]["Status429.SMS_TOO_SOON"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    sendRegisterSmsCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRequest"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsExpiry"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE.HUMAN_VERIFICATION_FAILED"];
            422: components["responses"]["Status422.MOBILE_FORMAT.MOBILE_INVALID"];
            429: components["responses"]["Status429.SMS_TOO_SOON"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCodeRequest"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["EmailCodeSent"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            409: components["responses"]["Status409.EMAIL_TAKEN"];
            422: components["responses"]["Status422.EMAIL_FORMAT.EMAIL_TOO_LONG"];
            429: components["responses"]["Status429.EMAIL_TOO_SOON"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberIcons"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    updateMemberIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberIconChoice"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The second form of this call.
                 * @example 2
                 */
                "X-Api-Version": "2";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            /** @description `ACCOUNT_NO_PERMISSION` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNoPermissionFailure"];
                };
            };
            /** @description `CREDENTIALS_INVALID` · `PASSWORD_FORMAT` · `NEW_PASSWORD_CONFIRM_MISMATCH` · `NEW_PASSWORD_SAME` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialsInvalidFailure"] | components["schemas"]["PasswordFormatFailure"] | components["schemas"]["NewPasswordConfirmMismatchFailure"] | components["schemas"]["NewPasswordSameFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    verifyForPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetProof"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ResetGrant"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            410: components["responses"]["Status410.SMS_CODE_EXPIRED"];
            /** @description `CAPTCHA_INCORRECT` · `CAPTCHA_EMPTY` · `CREDENTIALS_INVALID` · `SMS_CODE_INCORRECT` · `SMS_CODE_FORMAT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaIncorrectFailure"] | components["schemas"]["CaptchaEmptyFailure"] | components["schemas"]["CredentialsInvalidFailure"] | components["schemas"]["SmsCodeIncorrectFailure"] | components["schemas"]["SmsCodeFormatFailure"];
                };
            };
            429: components["responses"]["Status429.LOGIN_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    sendPasswordEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordEmailRequest"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            422: components["responses"]["Status422.EMAIL_FORMAT.EMAIL_TOO_LONG"];
            429: components["responses"]["Status429.EMAIL_TOO_SOON"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    updateNickname: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NicknameChange"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            422: components["responses"]["Status422.NAME_FORMAT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            /** @description `RESET_TICKET_INVALID` */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetTicketInvalidFailure"];
                };
            };
            /** @description `PASSWORD_FORMAT` · `NEW_PASSWORD_CONFIRM_MISMATCH` · `NEW_PASSWORD_SAME` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordFormatFailure"] | components["schemas"]["NewPasswordConfirmMismatchFailure"] | components["schemas"]["NewPasswordSameFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getSecurityConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityConfig"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    hasWithdrawalPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: boolean;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            /** @description `NEW_PASSWORD_SAME` · `PAYMENT_PASSWORD_INCORRECT` · `PAYMENT_PASSWORD_WEAK` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasswordSameFailure"] | components["schemas"]["PaymentPasswordIncorrectFailure"] | components["schemas"]["PaymentPasswordWeakFailure"];
                };
            };
            429: components["responses"]["Status429.PAYMENT_PASSWORD_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    resetPaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            /** @description `SECURITY_QUESTIONS_UNSET` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityQuestionsUnsetFailure"];
                };
            };
            410: components["responses"]["Status410.SMS_CODE_EXPIRED"];
            /** @description `SMS_CODE_INCORRECT` · `SMS_CODE_FORMAT` · `PAYMENT_PASSWORD_WEAK` · `SECURITY_ANSWERS_INCORRECT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsCodeIncorrectFailure"] | components["schemas"]["SmsCodeFormatFailure"] | components["schemas"]["PaymentPasswordWeakFailure"] | components["schemas"]["SecurityAnswersIncorrectFailure"];
                };
            };
            /** @description `SECURITY_ANSWERS_LOCKED` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswersLockedFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    addBankCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            /** @description `PAYMENT_PASSWORD_UNSET` · `BANK_CARD_EXISTS` · `BANK_CARD_LIMIT` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPasswordUnsetFailure"] | components["schemas"]["BankCardExistsFailure"] | components["schemas"]["BankCardLimitFailure"];
                };
            };
            /** @description `NAME_FORMAT` · `PAYMENT_PASSWORD_INCORRECT` · `NUMBER_FORMAT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameFormatFailure"] | components["schemas"]["PaymentPasswordIncorrectFailure"] | components["schemas"]["NumberFormatFailure"];
                };
            };
            429: components["responses"]["Status429.PAYMENT_PASSWORD_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    removeBankCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            /** @description `PAYMENT_PASSWORD_UNSET` · `CARD_IN_USE` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPasswordUnsetFailure"] | components["schemas"]["CardInUseFailure"];
                };
            };
            422: components["responses"]["Status422.PAYMENT_PASSWORD_INCORRECT"];
            429: components["responses"]["Status429.PAYMENT_PASSWORD_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listWithdrawBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawBankList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getCustomerSecurityQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityQuestionList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    setCustomerSecurityQuestions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            422: components["responses"]["Status422.PAYMENT_PASSWORD_INCORRECT"];
            429: components["responses"]["Status429.PAYMENT_PASSWORD_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listSecurityQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityQuestionList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    updateMemberEmail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            409: components["responses"]["Status409.EMAIL_TAKEN"];
            410: components["responses"]["Status410.SMS_CODE_EXPIRED"];
            /** @description `SMS_CODE_INCORRECT` · `SMS_CODE_FORMAT` · `EMAIL_FORMAT` · `EMAIL_TOO_LONG` · `PAYMENT_PASSWORD_INCORRECT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsCodeIncorrectFailure"] | components["schemas"]["SmsCodeFormatFailure"] | components["schemas"]["EmailFormatFailure"] | components["schemas"]["EmailTooLongFailure"] | components["schemas"]["PaymentPasswordIncorrectFailure"];
                };
            };
            429: components["responses"]["Status429.PAYMENT_PASSWORD_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    updateMemberMobile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            /** @description `MOBILE_TAKEN` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileTakenFailure"];
                };
            };
            410: components["responses"]["Status410.SMS_CODE_EXPIRED"];
            /** @description `SMS_CODE_INCORRECT` · `SMS_CODE_FORMAT` · `MOBILE_FORMAT` · `MOBILE_INVALID` · `PAYMENT_PASSWORD_INCORRECT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsCodeIncorrectFailure"] | components["schemas"]["SmsCodeFormatFailure"] | components["schemas"]["MobileFormatFailure"] | components["schemas"]["MobileInvalidFailure"] | components["schemas"]["PaymentPasswordIncorrectFailure"];
                };
            };
            429: components["responses"]["Status429.PAYMENT_PASSWORD_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    updatePayeeName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayeeNameChange"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            422: components["responses"]["Status422.NAME_FORMAT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityEventPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.REAL_ACCOUNT_REQUIRED"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getPlayLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayLimits"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    setPlayLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitsChange"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayLimits"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getWallets: {
        parameters: {
            query?: {
                /**
                 * @description The merchant whose currency is asked. A session's own merchant comes first, the merchant of the host last.
                 * @example bdtdemo
                 */
                merchantCode?: components["schemas"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Wallet"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    settleMoneyCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyCallQuestion"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MoneyCallOutcome"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listWalletTransfers: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
                /**
                 * @description Transfers that go this way; both ways when left out.
                 * @example OUT
                 */
                direction?: components["schemas"]["TransferDirection"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletTransferPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            /** @description `BALANCE_RETURN_NOT_MEMBER` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceReturnNotMemberFailure"];
                };
            };
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    returnBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceReturnForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BalanceReturnResults"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            /** @description `FEATURE_UNAVAILABLE` · `BALANCE_RETURN_NOT_MEMBER` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["BalanceReturnNotMemberFailure"];
                };
            };
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.IDEMPOTENCY_CONFLICT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listMemberTransactions: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
                /**
                 * @description Kind of booking, out of `listTxCodes`; all kinds when left out.
                 * @example DEPOSIT
                 */
                txCode?: components["schemas"]["TxCodeKey"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberTransactionPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listTxCodes: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TxCodeList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listDepositReports: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
                /**
                 * @description Deposits in this state; all when left out.
                 * @example COMPLETED
                 */
                status?: components["schemas"]["MoneyOrderStatus"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositReportPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listWithdrawReports: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
                /**
                 * @description Withdrawals in this state; all when left out.
                 * @example PROCESSING
                 */
                status?: components["schemas"]["MoneyOrderStatus"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawReportPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listBetRecords: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
                /**
                 * @description Category; all categories when left out.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Account name of a member of the agent's team (NAMED-31); the caller's own bets when left out.
                 * @example rakib_dhk
                 */
                member?: string;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.USER_UNKNOWN_OR_DISABLED"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listAnnouncements: {
        parameters: {
            query: {
                /**
                 * @description The kinds, separated by commas.
                 * @example B,PL,PU
                 */
                types: string;
                /**
                 * @description `M` for mobile pages, `W` for the game-center page.
                 * @example M
                 */
                platform: "M" | "W";
                /**
                 * @description The merchant whose announcements are asked.
                 * @example bdtdemo
                 */
                merchantCode: components["schemas"]["MerchantCode"];
                /**
                 * @description Banners of this group only; all groups when left out.
                 * @example m_reg
                 */
                groupName?: components["schemas"]["BannerGroup"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AnnouncementList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getLobbyNews: {
        parameters: {
            query?: {
                /**
                 * @description The merchant whose news are asked; the merchant of the host when left out.
                 * @example bdtdemo
                 */
                merchantCode?: components["schemas"]["MerchantCode"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LobbyNews"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    markAnnouncementRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementRead"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessageUnreadCount"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FREE_REJECT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listInbox: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["InboxPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FREE_REJECT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    markInboxRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxRead"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FREE_REJECT"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    markAllInboxRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FREE_REJECT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    deleteInboxMessage: {
        parameters: {
            query: {
                /**
                 * @description The message to delete.
                 * @example 44120
                 */
                messageId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FREE_REJECT"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getVendorGameTypes: {
        parameters: {
            query: {
                /**
                 * @description Kind of the mapping; 1 is by game type.
                 * @example 1
                 */
                typeId: 1;
                /**
                 * @description The merchant whose vendors are asked.
                 * @example bdtdemo
                 */
                merchant_code: components["schemas"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorGameTypes"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listGames: {
        parameters: {
            query: {
                /**
                 * @description The merchant whose games are asked.
                 * @example bdtdemo
                 */
                merchant: components["schemas"]["MerchantCode"];
                /**
                 * @description Games that run in a mobile browser.
                 * @example html5
                 */
                platform: "html5";
                /**
                 * @description Kind of client; 2 is mobile. The older variant of the call sends it.
                 * @example 2
                 */
                clientType?: 2;
                /**
                 * @description Part of a name, trimmed; upper and lower case are the same. All names when empty or left out.
                 * @example dragon
                 */
                gameName?: string;
                /**
                 * @description Category; all categories when left out.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Vendor; all vendors when left out.
                 * @example KITE
                 */
                vassalage?: components["schemas"]["VendorCode"];
                /**
                 * @description Part of the list; everything when left out.
                 * @example all
                 */
                gameClassify?: components["schemas"]["GameClassify"];
                /**
                 * @description Smallest bet; all when empty or left out.
                 * @example 0.05
                 */
                minBet?: components["schemas"]["MinBet"];
                /**
                 * @description Number of lines; all when empty or left out.
                 * @example 20
                 */
                minLine?: components["schemas"]["MinLine"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listHotGames: {
        parameters: {
            query: {
                /**
                 * @description Kind of client; 2 is mobile.
                 * @example 2
                 */
                isPlatform: 2;
                /**
                 * @description Games that run in a mobile browser.
                 * @example html5
                 */
                platform: "html5";
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listPopularGames: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getRankList: {
        parameters: {
            query: {
                /**
                 * @description Category of the wins; the board shows all.
                 * @example ALL
                 */
                gameCategory: "ALL";
                /**
                 * @description At most so many wins.
                 * @example 20
                 */
                limitNum?: number;
                /**
                 * @description The merchant whose wins are asked; the merchant of the host when left out.
                 * @example bdtdemo
                 */
                merchantCode?: components["schemas"]["MerchantCode"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RankList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listRecentGames: {
        parameters: {
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Games on a page.
                 * @example 9
                 */
                pageSize?: number;
                /**
                 * @description Category; all categories when left out.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Kind of client; 2 is mobile.
                 * @example 2
                 */
                clientType: 2;
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    addRecentGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameReference"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.GAME_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchRequest"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LaunchLink"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF"];
            404: components["responses"]["Status404.GAME_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            /** @description `SYSTEM_UPGRADING` · `SYSTEM_BUSY` · `SITE_MAINTENANCE` · `VENDOR_MAINTENANCE` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemUpgradingFailure"] | components["schemas"]["SystemBusyFailure"] | components["schemas"]["SiteMaintenanceFailure"] | components["schemas"]["VendorMaintenanceFailure"];
                };
            };
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameReference"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            /** @description `FAVORITE_LIMIT` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteLimitFailure"];
                };
            };
            422: components["responses"]["Status422.FAVORITE_FAILED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: {
                /**
                 * @description The game.
                 * @example 10412
                 */
                nodeId?: components["schemas"]["NodeId"];
                /**
                 * @description The vendor of the game.
                 * @example KITE
                 */
                vendor?: components["schemas"]["VendorCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GameReference"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            422: components["responses"]["Status422.FAVORITE_FAILED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listFavoriteIds: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Ids on a page.
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavoriteIdPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listFavoriteGames: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Category; all categories when left out.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavoriteGamePage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listMobileLotteryGames: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryGameList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listOpenedNumbers: {
        parameters: {
            query?: {
                /**
                 * @description The lottery.
                 * @example 7001
                 */
                gameId?: components["schemas"]["GameId"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            404: components["responses"]["Status404.GAME_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getVnGameMenu: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryMenu"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getVnRecentGames: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryGameList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getVnOpenedNumbers: {
        parameters: {
            query: {
                /**
                 * @description The lottery.
                 * @example 7511
                 */
                gameId: components["schemas"]["GameId"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PrizeDrawList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            404: components["responses"]["Status404.GAME_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listLotteryOrders: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
                /**
                 * @description Orders in this state; all when left out.
                 * @example WAITING
                 */
                status?: components["schemas"]["LotteryOrderStatus"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryOrderPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getLotteryOrder: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example L2611210042
                 */
                orderId: components["schemas"]["Id"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryOrderDetail"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    cancelLotterySuborders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryCancellation"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryOrderDetail"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            /** @description `LOTTERY_ORDER_NOT_CANCELLABLE` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryOrderNotCancellableFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createLotteryTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryTicketRequest"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryTicket"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF"];
            404: components["responses"]["Status404.GAME_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listDepositBanks: {
        parameters: {
            query?: {
                /**
                 * @description Only this method.
                 * @example GATEWAY
                 */
                method?: components["schemas"]["DepositMethodCode"];
                /**
                 * @description Only channels of this provider.
                 * @example PADMAPAY
                 */
                vendor?: components["schemas"]["PaymentVendor"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositMethodList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createManualDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ManualDepositForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ManualDeposit"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF.IDENTITY_REQUIRED.PROMO_NOT_ELIGIBLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            /** @description `IDEMPOTENCY_CONFLICT` · `ORDER_REPEATED` · `REFERENCE_USED` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictFailure"] | components["schemas"]["OrderRepeatedFailure"] | components["schemas"]["ReferenceUsedFailure"];
                };
            };
            413: components["responses"]["Status413.IMAGE_TOO_LARGE"];
            415: components["responses"]["Status415.IMAGE_TYPE"];
            /** @description `AMOUNT_OUT_OF_LIMITS` · `DEPOSIT_LIMIT_REACHED` · `NUMBER_FORMAT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmountOutOfLimitsFailure"] | components["schemas"]["DepositLimitReachedFailure"] | components["schemas"]["NumberFormatFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createAlipayDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlineDepositForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OnlineDeposit"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF.IDENTITY_REQUIRED.PROMO_NOT_ELIGIBLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.IDEMPOTENCY_CONFLICT.ORDER_REPEATED"];
            422: components["responses"]["Status422.AMOUNT_OUT_OF_LIMITS.DEPOSIT_LIMIT_REACHED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createQqDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlineDepositForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OnlineDeposit"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF.IDENTITY_REQUIRED.PROMO_NOT_ELIGIBLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.IDEMPOTENCY_CONFLICT.ORDER_REPEATED"];
            422: components["responses"]["Status422.AMOUNT_OUT_OF_LIMITS.DEPOSIT_LIMIT_REACHED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createGatewayDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayDepositForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OnlineDeposit"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF.IDENTITY_REQUIRED.PROMO_NOT_ELIGIBLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.IDEMPOTENCY_CONFLICT.ORDER_REPEATED"];
            422: components["responses"]["Status422.AMOUNT_OUT_OF_LIMITS.DEPOSIT_LIMIT_REACHED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createWechatDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WechatDepositForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OnlineDeposit"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.COOLING_OFF.IDENTITY_REQUIRED.PROMO_NOT_ELIGIBLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.IDEMPOTENCY_CONFLICT.ORDER_REPEATED"];
            422: components["responses"]["Status422.AMOUNT_OUT_OF_LIMITS.DEPOSIT_LIMIT_REACHED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getDepositOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of the order.
                 * @example D2611210835108812
                 */
                orderNo: components["schemas"]["OrderNo"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrderDetails"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    addDepositProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DepositProofForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            /** @description `ORDER_FINAL` · `REFERENCE_USED` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFinalFailure"] | components["schemas"]["ReferenceUsedFailure"];
                };
            };
            413: components["responses"]["Status413.IMAGE_TOO_LARGE"];
            415: components["responses"]["Status415.IMAGE_TYPE"];
            /** @description `NUMBER_FORMAT` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberFormatFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChoice"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.ORDER_FINAL"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listDepositPromos: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    acceptDepositPromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptPromotion"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AcceptedPromotion"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.PROMO_NOT_ELIGIBLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.PROMO_ALREADY_CLAIMED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    applyPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SubmittedApplication"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED.PROMO_NOT_ELIGIBLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.PROMO_ALREADY_CLAIMED"];
            413: components["responses"]["Status413.IMAGE_TOO_LARGE"];
            415: components["responses"]["Status415.IMAGE_TYPE"];
            /** @description `REMARK_TOO_LONG` · `IMAGE_TOO_MANY` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemarkTooLongFailure"] | components["schemas"]["ImageTooManyFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listBankCards: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BoundCardList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.REAL_ACCOUNT_REQUIRED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the public key, a dot, and the JWE's `encrypted_key`.
                 * @example 2026-11-a.uCg2flnMYwFSLTlilWHsK2RUBcxI5IEiBvSaLvJGE5HkjZyh-XuttWnU2qC4DdDAS1wHQrxG8SDmNPLfj0Hw9KUCvIDl7T5YHkC9_W4MjGMQ75gt36Fi5n_-Qu9BSw9IwJqWTSoCRjJ0FH2TULgKOtWfkWPojBgIy8qIMD2Y-xSbrq89S_lIbEvuyOKuOn1eGtj4IeEmdsJG4L9FXPuG4h1HMOmmJDHZ6Ha6HqZuQEBchBs7ucMTObQxVguy6I5v7pzwUgDVIA3MqIDVKs187fYGOc-uH-ZenKo4EXndCOCNZ072-NRe8tpF-pS0TsoBxTTC-WqW65KiD00H-Rh11A
                 */
                "X-Encryption-Key": components["parameters"]["EncryptionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedPayload"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawOrder"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID.PAYLOAD_REJECTED"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            /** @description `ACCOUNT_NO_PERMISSION` · `FEATURE_UNAVAILABLE` · `REAL_ACCOUNT_REQUIRED` · `WITHDRAWALS_HELD` · `IDENTITY_REQUIRED` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNoPermissionFailure"] | components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["RealAccountRequiredFailure"] | components["schemas"]["WithdrawalsHeldFailure"] | components["schemas"]["IdentityRequiredFailure"];
                };
            };
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            /** @description `PAYMENT_PASSWORD_UNSET` · `IDEMPOTENCY_CONFLICT` · `FEE_CHANGED` · `ORDER_REPEATED` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPasswordUnsetFailure"] | components["schemas"]["IdempotencyConflictFailure"] | components["schemas"]["FeeChangedFailure"] | components["schemas"]["OrderRepeatedFailure"];
                };
            };
            /** @description `PAYMENT_PASSWORD_INCORRECT` · `AMOUNT_OUT_OF_LIMITS` · `INSUFFICIENT_BALANCE` · `TURNOVER_OPEN` · `WITHDRAW_LIMIT_REACHED` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPasswordIncorrectFailure"] | components["schemas"]["AmountOutOfLimitsFailure"] | components["schemas"]["InsufficientBalanceFailure"] | components["schemas"]["TurnoverOpenFailure"] | components["schemas"]["WithdrawLimitReachedFailure"];
                };
            };
            429: components["responses"]["Status429.PAYMENT_PASSWORD_LOCKED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getWithdrawOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of the order.
                 * @example W2611210902170358
                 */
                orderNo: components["schemas"]["OrderNo"];
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawOrderDetails"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChoice"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.ORDER_FINAL"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeedbackForm"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            413: components["responses"]["Status413.IMAGE_TOO_LARGE"];
            415: components["responses"]["Status415.IMAGE_TYPE"];
            /** @description `IMAGE_TOO_MANY` · `FEEDBACK_LENGTH` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageTooManyFailure"] | components["schemas"]["FeedbackLengthFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getTeamKpiA: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamSummary"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getTeamKpiB: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, in the merchant's time zone, included.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamBreakdown"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            422: components["responses"]["Status422.DATE_RANGE_INVALID"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listSubordinates: {
        parameters: {
            query?: {
                /**
                 * @description Part of an account name; all members when left out.
                 * @example rakib
                 */
                name?: string;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SubordinatePage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    updateRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebateUpdate"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.USER_UNKNOWN_OR_DISABLED"];
            422: components["responses"]["Status422.REBATE_OUT_OF_RANGE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getDailySalaryContract: {
        parameters: {
            query?: {
                /**
                 * @description Only this contract.
                 * @example CT-D-30418
                 */
                contractId?: components["schemas"]["Id"];
                /**
                 * @description A member below the calling agent.
                 * @example 105210047
                 */
                memberId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND.USER_UNKNOWN_OR_DISABLED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    answerDailySalaryContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.CONTRACT_NOT_PENDING"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getDividendContract: {
        parameters: {
            query?: {
                /**
                 * @description Only this contract.
                 * @example CT-D-30418
                 */
                contractId?: components["schemas"]["Id"];
                /**
                 * @description A member below the calling agent.
                 * @example 105210047
                 */
                memberId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND.USER_UNKNOWN_OR_DISABLED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    answerDividendContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.CONTRACT_NOT_PENDING"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getHourContract: {
        parameters: {
            query?: {
                /**
                 * @description Only this contract.
                 * @example CT-D-30418
                 */
                contractId?: components["schemas"]["Id"];
                /**
                 * @description A member below the calling agent.
                 * @example 105210047
                 */
                memberId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND.USER_UNKNOWN_OR_DISABLED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    answerHourContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.CONTRACT_NOT_PENDING"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listOfferedContracts: {
        parameters: {
            query?: {
                /**
                 * @description Only those offered to this member; all when left out.
                 * @example 105210047
                 */
                memberId?: components["schemas"]["Id"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfferedContractPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContract"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfferedContract"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.USER_UNKNOWN_OR_DISABLED"];
            /** @description `CONTRACT_OFFER_WAITS` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractOfferWaitsFailure"];
                };
            };
            /** @description `CONTRACT_TERMS_INVALID` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTermsInvalidFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    withdrawContract: {
        parameters: {
            query: {
                /**
                 * @description The offer to take back.
                 * @example CT-D-31007
                 */
                contractId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            409: components["responses"]["Status409.CONTRACT_NOT_PENDING"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listAffiliateUrls: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrlPage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createAffiliateUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAffiliateUrl"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrl"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            /** @description `AFFILIATE_URL_LIMIT` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateUrlLimitFailure"];
                };
            };
            422: components["responses"]["Status422.REBATE_OUT_OF_RANGE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    deleteAffiliateUrl: {
        parameters: {
            query: {
                /**
                 * @description The link to delete.
                 * @example L70984
                 */
                linkId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.RECORD_NOT_FOUND"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    createDownline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDownline"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamMember"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            409: components["responses"]["Status409.USERNAME_TAKEN"];
            /** @description `USERNAME_FORMAT` · `PASSWORD_FORMAT` · `AGENT_LINK_INVALID` · `REBATE_OUT_OF_RANGE` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernameFormatFailure"] | components["schemas"]["PasswordFormatFailure"] | components["schemas"]["AgentLinkInvalidFailure"] | components["schemas"]["RebateOutOfRangeFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    listDownlines: {
        parameters: {
            query?: {
                /**
                 * @description Part of an account name; all members when left out.
                 * @example tania
                 */
                name?: string;
                /**
                 * @description Only members directly below this one; all levels when left out (NAMED-30).
                 * @example 105210047
                 */
                uplineId?: components["schemas"]["Id"];
                /**
                 * @description Only accounts of this type.
                 * @example 0
                 */
                type?: components["schemas"]["AccountType"];
                /**
                 * @description Only enabled accounts, or only disabled ones.
                 * @example true
                 */
                enabled?: boolean;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownlinePage"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.USER_UNKNOWN_OR_DISABLED"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    transferDownline: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineTransfer"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransferOrder"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            404: components["responses"]["Status404.USER_UNKNOWN_OR_DISABLED"];
            409: components["responses"]["Status409.IDEMPOTENCY_CONFLICT"];
            /** @description `AMOUNT_OUT_OF_LIMITS` · `INSUFFICIENT_BALANCE` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmountOutOfLimitsFailure"] | components["schemas"]["InsufficientBalanceFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    transferMultipleDownline: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per opened form; a repeated request with the same key answers as the first did and moves no money again.
                 * @example 5f3b9c1e8a7d4e21b6c0
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineTransfers"];
            };
        };
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransferResults"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.NOT_AN_AGENT"];
            409: components["responses"]["Status409.IDEMPOTENCY_CONFLICT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    launchChat: {
        parameters: {
            query: {
                /**
                 * @description A chat between the operator and a member.
                 * @example 1
                 */
                b2c: 1;
                /**
                 * @description The chat module; also the key of its feature flag.
                 * @example CBS3
                 */
                moduleId: "CBS3";
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description The page to which the chat window leads back.
                 * @example https://www.lanternhouse.example/m/messages
                 */
                backUrl: string;
                /**
                 * @description Colour of the window's header, six hexadecimal digits without `#`.
                 * @example 7a1f2b
                 */
                headerColor: string;
                /**
                 * @description Title of the window, in the member's language.
                 * @example Customer service
                 */
                title: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatLaunch"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.FREE_REJECT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getChatUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatUnread"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            403: components["responses"]["Status403.ACCOUNT_NO_PERMISSION.FEATURE_UNAVAILABLE.FREE_REJECT"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
    getChatGroupPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatPermission"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            401: components["responses"]["Status401.SESSION_MISSING.SESSION_ENDED"];
            /** @description `FEATURE_UNAVAILABLE` · `FREE_REJECT` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureUnavailableFailure"] | components["schemas"]["FreeRejectFailure"];
                };
            };
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            /** @description `SYSTEM_UPGRADING` · `SYSTEM_BUSY` · `SITE_MAINTENANCE` · `CHAT_PERMISSION_UNKNOWN` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemUpgradingFailure"] | components["schemas"]["SystemBusyFailure"] | components["schemas"]["SiteMaintenanceFailure"] | components["schemas"]["ChatPermissionUnknownFailure"];
                };
            };
        };
    };
    listLiveModels: {
        parameters: {
            query?: {
                /**
                 * @description Platform code of the language in which names are answered; English when left out.
                 * @example EN
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Code of the merchant whose site is shown; the host decides when left out.
                 * @example bdtdemo
                 */
                "X-Merchant"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LiveModelList"];
                    };
                };
            };
            400: components["responses"]["Status400.REQUEST_INVALID"];
            403: components["responses"]["Status403.FEATURE_UNAVAILABLE"];
            451: components["responses"]["Status451.REGION_RESTRICTED"];
            500: components["responses"]["Status500.UNKNOWN_ERROR"];
            503: components["responses"]["Status503.SYSTEM_UPGRADING.SYSTEM_BUSY.SITE_MAINTENANCE"];
        };
    };
}
