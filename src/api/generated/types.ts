// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import type { components } from './schema.ts'

/**
 * The days that the figures cover, in the merchant's time zone, both included.
 */
export type TeamRange = components['schemas']['TeamRange']

/**
 * A number of people or of clicks.
 */
export type Headcount = components['schemas']['Headcount']

/**
 * The whole downline of the agent, all levels. Amounts are in the currency of the account.
 */
export type TeamSummary = components['schemas']['TeamSummary']

/**
 * One day of the whole team's business.
 */
export type TeamDay = components['schemas']['TeamDay']

/**
 * The whole team's business on games of one category.
 */
export type TeamGameType = components['schemas']['TeamGameType']

/**
 * The team's figures twice over, by day and by category.
 */
export type TeamBreakdown = components['schemas']['TeamBreakdown']

/**
 * What is given back of each valid bet on games of this type.
 */
export type RebateRate = components['schemas']['RebateRate']

/**
 * At most one entry for each game type; a type left out keeps its rate, or starts at none.
 */
export type RebateRates = components['schemas']['RebateRates']

/**
 * What the new account becomes, 0 a member, 1 an agent.
 */
export type DownlineType = components['schemas']['DownlineType']

/**
 * Somebody below the agent, at any depth, as the team tables show them.
 */
export type TeamMember = components['schemas']['TeamMember']

/**
 * A member directly below the agent, with what the agent manages.
 */
export type Subordinate = components['schemas']['Subordinate']

/**
 * Part of the direct subordinates, with the rates that bound what the agent may grant them.
 */
export type SubordinatePage = components['schemas']['SubordinatePage']

/**
 * Part of the whole downline that fits the filter.
 */
export type DownlinePage = components['schemas']['DownlinePage']

/**
 * The rates a direct subordinate gets from now on.
 */
export type RebateUpdate = components['schemas']['RebateUpdate']

/**
 * `PENDING` waits for the answer; `WITHDRAWN` was taken back before one came; `EXPIRED` has run out.
 */
export type ContractStatus = components['schemas']['ContractStatus']

/**
 * One of the two sides of a contract.
 */
export type ContractParty = components['schemas']['ContractParty']

/**
 * A step of the pay. The highest step that is reached counts.
 */
export type ContractTier = components['schemas']['ContractTier']

/**
 * Pay that grows with what the tier measures.
 */
export type SharePay = components['schemas']['SharePay']

/**
 * The same pay in every settlement period in which the tier is reached.
 */
export type FixedPay = components['schemas']['FixedPay']

/**
 * What is measured, how often it is settled, and what each tier pays.
 */
export type ContractTerms = components['schemas']['ContractTerms']

/**
 * An offer of regular pay from an agent to somebody below, and what became of it.
 */
export type Contract = components['schemas']['Contract']

/**
 * Every contract of one kind that the agent offered or was offered.
 */
export type ContractList = components['schemas']['ContractList']

/**
 * Takes or turns down an offer that waits.
 */
export type ContractAnswer = components['schemas']['ContractAnswer']

/**
 * What a contract pays, a wage for each day or each hour, or a share of the house's win.
 */
export type ContractKind = components['schemas']['ContractKind']

/**
 * A contract that the agent has offered, with its kind.
 */
export type OfferedContract = components['schemas']['OfferedContract']

/**
 * Part of the contracts that the agent has offered.
 */
export type OfferedContractPage = components['schemas']['OfferedContractPage']

/**
 * What an agent offers to somebody directly below.
 */
export type NewContract = components['schemas']['NewContract']

/**
 * A link by which visitors register below its owner.
 */
export type AffiliateUrl = components['schemas']['AffiliateUrl']

/**
 * Part of the agent's invitation links, with what all of them brought in.
 */
export type AffiliateUrlPage = components['schemas']['AffiliateUrlPage']

/**
 * What those who register by the link will become.
 */
export type NewAffiliateUrl = components['schemas']['NewAffiliateUrl']

/**
 * An account that the agent opens for somebody else.
 */
export type NewDownline = components['schemas']['NewDownline']

/**
 * Money from the agent's wallet to the wallet of a member of the team.
 */
export type DownlineTransfer = components['schemas']['DownlineTransfer']

/**
 * Several payments from one wallet; each succeeds or fails alone.
 */
export type DownlineTransfers = components['schemas']['DownlineTransfers']

/**
 * Money that has reached a member.
 */
export type TransferOrder = components['schemas']['TransferOrder']

/**
 * Nothing was moved to this member.
 */
export type TransferFailure = components['schemas']['TransferFailure']

/**
 * What became of each payment of a batch.
 */
export type TransferResults = components['schemas']['TransferResults']

/**
 * Where the live chat opens.
 */
export type ChatLaunch = components['schemas']['ChatLaunch']

/**
 * What the badge on the chat control shows.
 */
export type ChatUnread = components['schemas']['ChatUnread']

/**
 * Decides whether the chat control is shown.
 */
export type ChatPermission = components['schemas']['ChatPermission']

/**
 * A presenter with a live stream.
 */
export type LiveModel = components['schemas']['LiveModel']

/**
 * The presenters that the home lobby shows.
 */
export type LiveModelList = components['schemas']['LiveModelList']

/**
 * An amount as a decimal string, with at least two decimals and a leading minus when negative.
 */
export type Money = components['schemas']['Money']

/**
 * An identifier; opaque to clients.
 */
export type Id = components['schemas']['Id']

/**
 * Platform code of a language, such as `EN`, `TY` or `BN`.
 */
export type LanguageCode = components['schemas']['LanguageCode']

/**
 * Platform code of a currency; opaque, not always ISO 4217 (`TLB`).
 */
export type CurrencyCode = components['schemas']['CurrencyCode']

/**
 * ISO 3166-1 alpha-2 code of a country.
 */
export type CountryCode = components['schemas']['CountryCode']

/**
 * Code of a merchant.
 */
export type MerchantCode = components['schemas']['MerchantCode']

/**
 * Address of a picture; a path relative to the image host, or an absolute https address.
 */
export type PictureUrl = components['schemas']['PictureUrl']

/**
 * An absolute https address.
 */
export type WebUrl = components['schemas']['WebUrl']

/**
 * HTML written by the operator. Clients sanitise it before they show it.
 */
export type Html = components['schemas']['Html']

/**
 * Number of the page, from 1.
 */
export type PageNumber = components['schemas']['PageNumber']

/**
 * How many pages there are; 0 when the list is empty.
 */
export type TotalPages = components['schemas']['TotalPages']

/**
 * How many entries there are over all pages.
 */
export type TotalCount = components['schemas']['TotalCount']

/**
 * Which parts of a request break the contract; stands in the failure `REQUEST_INVALID`.
 */
export type RequestFaults = components['schemas']['RequestFaults']

/**
 * Stands in failures that pass with time.
 */
export type RetryMoment = components['schemas']['RetryMoment']

/**
 * The least and the greatest amount of one transaction, in the currency of the account.
 */
export type AmountLimits = components['schemas']['AmountLimits']

/**
 * Kind of an account: 0 member, 1 and 2 agents with real accounts, 4 free trial, 40 as the platform sends it,
 * 41 and 42 agents without real accounts.
 */
export type AccountType = components['schemas']['AccountType']

/**
 * A flattened JWE (RFC 7516, `RSA-OAEP-256` with `A256GCM`) without `encrypted_key`, which travels in the header
 * `X-Encryption-Key`. The protected header holds `alg`, `enc` and `kid`, and binds the payload to its call by `htm`
 * (method), `htu` (path) and `merchant` (code). The plaintext is JSON in UTF-8; `x-plaintext` of the operation
 * has its schema and examples.
 */
export type EncryptedPayload = components['schemas']['EncryptedPayload']

/**
 * When the payload was encrypted; the gateway refuses one that is more than two minutes off its clock.
 */
export type SentAt = components['schemas']['SentAt']

/**
 * 16 random bytes, base64url; the gateway takes each only once.
 */
export type Nonce = components['schemas']['Nonce']

/**
 * An amount to move, greater than zero, as a decimal string with two decimals.
 */
export type PaymentAmount = components['schemas']['PaymentAmount']

/**
 * `OPEN` takes payments; `MAINTENANCE` comes back by itself; `CLOSED` is shown, but not offered.
 */
export type PaymentState = components['schemas']['PaymentState']

/**
 * A way to pay in; each has a call of its own: `MANUAL` createManualDeposit, `GATEWAY` createGatewayDeposit, `ALIPAY`
 * createAlipayDeposit, `QQ` createQqDeposit, `WECHAT` createWechatDeposit.
 */
export type DepositMethodCode = components['schemas']['DepositMethodCode']

/**
 * How WeChat is paid with; `QR` is scanned, `H5` opens the app from the browser.
 */
export type WechatVariant = components['schemas']['WechatVariant']

/**
 * A bank or mobile wallet through which a payment provider collects.
 */
export type Bank = components['schemas']['Bank']

/**
 * Code of a bank or mobile wallet; opaque to clients.
 */
export type BankCode = components['schemas']['BankCode']

/**
 * The operator's account to which the member transfers; each field has a copy control.
 */
export type TransferAccount = components['schemas']['TransferAccount']

/**
 * A bank account, wallet or provider behind a method.
 */
export type DepositChannel = components['schemas']['DepositChannel']

/**
 * At what rate a channel takes a cryptocurrency, and from where.
 */
export type CryptoTerms = components['schemas']['CryptoTerms']

/**
 * What an order is in a cryptocurrency, at the rate of the moment when it was made.
 */
export type CryptoPayment = components['schemas']['CryptoPayment']

/**
 * A cryptocurrency.
 */
export type CryptoCurrency = components['schemas']['CryptoCurrency']

/**
 * What one coin is worth in the currency of the account, as a decimal string.
 */
export type CryptoRate = components['schemas']['CryptoRate']

/**
 * After so many confirmations of the network the money counts.
 */
export type Confirmations = components['schemas']['Confirmations']

/**
 * What numbers transfers have: `UTR` 12 digits of Indian banks; `TRXID` 8 to 12 letters and digits of a mobile wallet;
 * `HASH` 64 hex digits of a blockchain. Another number is answered NUMBER_FORMAT.
 */
export type ReferenceKind = components['schemas']['ReferenceKind']

/**
 * Code of the payment provider; `HOUSE` for the operator's own accounts.
 */
export type PaymentVendor = components['schemas']['PaymentVendor']

/**
 * A tab of the deposit page.
 */
export type DepositMethod = components['schemas']['DepositMethod']

/**
 * All that the deposit page offers this member.
 */
export type DepositMethodList = components['schemas']['DepositMethodList']

/**
 * Announces a transfer that the member makes to the operator's own account.
 */
export type ManualDepositForm = components['schemas']['ManualDepositForm']

/**
 * Starts a payment for which channel and amount are enough, as with Alipay and QQ.
 */
export type OnlineDepositForm = components['schemas']['OnlineDepositForm']

/**
 * Starts a payment by a provider that takes banks and mobile wallets.
 */
export type GatewayDepositForm = components['schemas']['GatewayDepositForm']

/**
 * Starts a payment that is scanned or opens the WeChat app.
 */
export type WechatDepositForm = components['schemas']['WechatDepositForm']

/**
 * An order to pay in. It waits for the money; getDepositOrder tells how it goes on.
 */
export type DepositOrder = components['schemas']['DepositOrder']

/**
 * The order of an announced transfer, with the account it is expected on.
 */
export type ManualDeposit = components['schemas']['ManualDeposit']

/**
 * The member pays on a page of the provider.
 */
export type PaymentLink = components['schemas']['PaymentLink']

/**
 * The member pays by a QR code, which the client draws.
 */
export type PaymentQr = components['schemas']['PaymentQr']

/**
 * Opens an app that pays the order; left out where there is none. It has to state the order's amount, as `am` of `upi`
 * and as `amount` of the others; clients open no other link.
 */
export type AppUrl = components['schemas']['AppUrl']

/**
 * An order that is paid on a page of the provider or by a QR code.
 */
export type OnlineDeposit = components['schemas']['OnlineDeposit']

/**
 * An order to pay in, how to pay it and what became of it.
 */
export type DepositOrderDetails = components['schemas']['DepositOrderDetails']

/**
 * How far a transfer is proved.
 */
export type DepositProofState = components['schemas']['DepositProofState']

/**
 * Tells which transfer belongs to an order. At least one of number and slip is needed.
 */
export type DepositProofForm = components['schemas']['DepositProofForm']

/**
 * Names one order of the member.
 */
export type OrderChoice = components['schemas']['OrderChoice']

/**
 * True when the member wants a second order like an open one of the last ten minutes; else ORDER_REPEATED.
 */
export type Again = components['schemas']['Again']

/**
 * Which games carry a filled heart, by catalogue number alone.
 */
export type FavoriteIdPage = components['schemas']['FavoriteIdPage']

/**
 * Part of the games that the member marked, ready for tiles.
 */
export type FavoriteGamePage = components['schemas']['FavoriteGamePage']

/**
 * What the message is about.
 */
export type FeedbackType = components['schemas']['FeedbackType']

/**
 * What a member writes to the operator, with pictures where words are not enough.
 */
export type FeedbackForm = components['schemas']['FeedbackForm']

/**
 * Code of a game category. Data may carry the older spellings `ELOTTO` and `cockfight`; clients read them as `ELOTT`
 * and `COCKFIGHT`. `BGS` and `BINGO` name groups of slot vendors, `TF` a group of sports vendors.
 */
export type GameType = components['schemas']['GameType']

/**
 * A part of a list: everything, new games, the favourites or recent games of the member, hot games; or one kind of
 * slot game: `JP` accumulative prize, `SC` scratch, `VP` video poker, `TG` table and card games, `AC` arcade, `BG` bingo.
 */
export type GameClassify = components['schemas']['GameClassify']

/**
 * Kind of a slot game, as the filter panel offers it.
 */
export type GameKind = components['schemas']['GameKind']

/**
 * Smallest bet a game takes, in the house currency; empty for all, `min` for games that go down to the smallest coin.
 */
export type MinBet = components['schemas']['MinBet']

/**
 * Number of lines of a slot; empty for all, `25` for 25 or more.
 */
export type MinLine = components['schemas']['MinLine']

/**
 * Number of a game in the catalogue, as a string. Favourites and list keys go by it.
 */
export type NodeId = components['schemas']['NodeId']

/**
 * The game's identifier at its vendor; used only to launch it.
 */
export type GameId = components['schemas']['GameId']

/**
 * Code of a vendor. `LOTT`, `ELOTT`, `TCG_LOTTO_VN` and `TCG_SEA` are lottery vendors with launch rules of their own.
 */
export type VendorCode = components['schemas']['VendorCode']

/**
 * 1 when it holds, 0 when it does not.
 */
export type Mark = components['schemas']['Mark']

/**
 * 1 when trial accounts may play, 0 when a real account is needed.
 */
export type SupportPlay = components['schemas']['SupportPlay']

/**
 * Prize mode of lotteries. `Lott` is standard, `Elott` electronic, `SEA` South-East Asian; `ZY` is passed through.
 */
export type PrizeMode = components['schemas']['PrizeMode']

/**
 * How a lottery is played, traditionally or as entertainment.
 */
export type PlayType = components['schemas']['PlayType']

/**
 * An entry of the catalogue, with all that its tile shows and its launch needs.
 */
export type Game = components['schemas']['Game']

/**
 * Part of the games that fit a category, a filter or a search.
 */
export type GamePage = components['schemas']['GamePage']

/**
 * Games in the order in which they are shown.
 */
export type GameList = components['schemas']['GameList']

/**
 * One game of one vendor.
 */
export type GameReference = components['schemas']['GameReference']

/**
 * A supplier of games, as the category menu shows and launches it.
 */
export type Vendor = components['schemas']['Vendor']

/**
 * Vendors in the order in which they are shown.
 */
export type VendorList = components['schemas']['VendorList']

/**
 * The category menu of a merchant and the suppliers in each category.
 */
export type VendorGameTypes = components['schemas']['VendorGameTypes']

/**
 * A win on the winner board, with all that launching the same game needs.
 */
export type RankWin = components['schemas']['RankWin']

/**
 * The winner board.
 */
export type RankList = components['schemas']['RankList']

/**
 * Which game or vendor lobby to open, and how to come back.
 */
export type LaunchRequest = components['schemas']['LaunchRequest']

/**
 * Where the game opens.
 */
export type LaunchLink = components['schemas']['LaunchLink']

/**
 * What a deposit limit is for; in the merchant's time zone, a week from Monday.
 */
export type PlayPeriod = components['schemas']['PlayPeriod']

/**
 * How many times 24 hours a break lasts.
 */
export type BreakDays = components['schemas']['BreakDays']

/**
 * What a member has decided about paying in and playing.
 */
export type PlayLimits = components['schemas']['PlayLimits']

/**
 * How much a member pays in at most in one period.
 */
export type PlayLimit = components['schemas']['PlayLimit']

/**
 * A higher limit, or none, that the member asked for and that does not count yet.
 */
export type PendingLimit = components['schemas']['PendingLimit']

/**
 * A time without deposits and games; withdrawals go on.
 */
export type PlayBreak = components['schemas']['PlayBreak']

/**
 * Either one limit or a break.
 */
export type PlayLimitsChange = components['schemas']['PlayLimitsChange']

/**
 * Another limit for one period.
 */
export type PlayLimitChange = components['schemas']['PlayLimitChange']

/**
 * Begins a break.
 */
export type BreakStart = components['schemas']['BreakStart']

/**
 * Stands in the failure DEPOSIT_LIMIT_REACHED.
 */
export type DepositRest = components['schemas']['DepositRest']

/**
 * A lottery with its running draw.
 */
export type LotteryGame = components['schemas']['LotteryGame']

/**
 * The lotteries that take bets on mobile.
 */
export type LotteryGameList = components['schemas']['LotteryGameList']

/**
 * Lotteries as their menu groups them.
 */
export type LotteryMenu = components['schemas']['LotteryMenu']

/**
 * Number of a draw, as printed on orders.
 */
export type DrawNumber = components['schemas']['DrawNumber']

/**
 * A drawn number; a string, since leading zeros count.
 */
export type Ball = components['schemas']['Ball']

/**
 * What a finished draw of a lottery brought.
 */
export type Draw = components['schemas']['Draw']

/**
 * Latest results of one or more lotteries.
 */
export type DrawList = components['schemas']['DrawList']

/**
 * A draw of many numbers, sorted by prize.
 */
export type PrizeDraw = components['schemas']['PrizeDraw']

/**
 * Latest results of a lottery whose numbers belong to prizes.
 */
export type PrizeDrawList = components['schemas']['PrizeDrawList']

/**
 * State of an order or of one of its sub-orders.
 */
export type LotteryOrderStatus = components['schemas']['LotteryOrderStatus']

/**
 * Bets of one member on one draw, as the order list shows them.
 */
export type LotteryOrder = components['schemas']['LotteryOrder']

/**
 * Part of the member's lottery bets.
 */
export type LotteryOrderPage = components['schemas']['LotteryOrderPage']

/**
 * One bet of an order.
 */
export type LotterySuborder = components['schemas']['LotterySuborder']

/**
 * An order with each of its bets.
 */
export type LotteryOrderDetail = components['schemas']['LotteryOrderDetail']

/**
 * Takes back bets of one order while its draw still takes bets.
 */
export type LotteryCancellation = components['schemas']['LotteryCancellation']

/**
 * The lottery that is about to open in the frame.
 */
export type LotteryTicketRequest = components['schemas']['LotteryTicketRequest']

/**
 * A single-use stand-in for the session, for the lottery frame.
 */
export type LotteryTicket = components['schemas']['LotteryTicket']

/**
 * Personal data comes masked; a key is missing until the member has set the value.
 */
export type MemberInfo = components['schemas']['MemberInfo']

/**
 * The level, settled daily, and what counts for the next one since the registration (VIP-06, VIP-10).
 */
export type VipStanding = components['schemas']['VipStanding']

/**
 * The choice of profile pictures and the one in use.
 */
export type MemberIcons = components['schemas']['MemberIcons']

/**
 * A profile picture to choose.
 */
export type MemberIcon = components['schemas']['MemberIcon']

/**
 * Which profile picture to use from now on.
 */
export type MemberIconChoice = components['schemas']['MemberIconChoice']

/**
 * How the member wants to be called.
 */
export type NicknameChange = components['schemas']['NicknameChange']

/**
 * The present password and the next one, typed twice.
 */
export type PasswordChange = components['schemas']['PasswordChange']

/**
 * Account, the way to its owner, and the code that went that way.
 */
export type PasswordResetProof = components['schemas']['PasswordResetProof']

/**
 * Proves the owner of an account by a code sent as an SMS.
 */
export type MobileResetProof = components['schemas']['MobileResetProof']

/**
 * Proves the owner of an account by a code sent as an e-mail.
 */
export type EmailResetProof = components['schemas']['EmailResetProof']

/**
 * The code of the SMS or the e-mail; what is not 4 to 10 digits is answered with SMS_CODE_FORMAT.
 */
export type VerificationCode = components['schemas']['VerificationCode']

/**
 * Allows one password reset within ten minutes.
 */
export type ResetTicket = components['schemas']['ResetTicket']

/**
 * Permission to set a forgotten password anew.
 */
export type ResetGrant = components['schemas']['ResetGrant']

/**
 * The account and the address that should belong to it.
 */
export type PasswordEmailRequest = components['schemas']['PasswordEmailRequest']

/**
 * Replaces a forgotten password, typed twice.
 */
export type PasswordReset = components['schemas']['PasswordReset']

/**
 * Kind of an announcement: `A` for agents, `PL` for players, `B` banner, `PU` pop-up, `PR` promotion; `H` is a filter
 * value of the game-center page.
 */
export type AnnouncementType = components['schemas']['AnnouncementType']

/**
 * Where a banner stands. The floating top-up promotion needs all three of `m_topup_1`, `m_topup_2` and `m_topup_3`.
 */
export type BannerGroup = components['schemas']['BannerGroup']

/**
 * An announcement to read, or a banner. A banner has `groupName` and `url`; its words are `title`, `subtitle` and `action`,
 * which clients set over the picture.
 */
export type Announcement = components['schemas']['Announcement']

/**
 * All announcements and banners of the asked kinds; there are no pages.
 */
export type AnnouncementList = components['schemas']['AnnouncementList']

/**
 * Says that the member has opened an announcement.
 */
export type AnnouncementRead = components['schemas']['AnnouncementRead']

/**
 * A line of the news ticker.
 */
export type NewsItem = components['schemas']['NewsItem']

/**
 * A prize that the house vouches for.
 */
export type Jackpot = components['schemas']['Jackpot']

/**
 * What the news ticker and the jackpot counter of the lobby show.
 */
export type LobbyNews = components['schemas']['LobbyNews']

/**
 * What the message badges show.
 */
export type MessageUnreadCount = components['schemas']['MessageUnreadCount']

/**
 * A letter of the operator to this member alone.
 */
export type InboxMessage = components['schemas']['InboxMessage']

/**
 * Part of the member's letters.
 */
export type InboxPage = components['schemas']['InboxPage']

/**
 * Says that the member has opened a letter.
 */
export type InboxRead = components['schemas']['InboxRead']

/**
 * A share of a hundred as a decimal string; `0.50` is half a percent.
 */
export type Percentage = components['schemas']['Percentage']

/**
 * Where the member stands with a promotion. `JOIN` and `CLAIM` wait for the member, `APPLYING` and `PROCESS` for the
 * operator; `JOINED`, `SIGNED` and `SUBSCRIBED` run; `ISSUED` and `CLAIMED` have paid; `REJECTED`, `CLOSED` and
 * `COMING_SOON` cannot be taken; `PERMANENT` runs for everybody without joining.
 */
export type PromotionStatus = components['schemas']['PromotionStatus']

/**
 * A tab of the promotions page.
 */
export type PromotionCategory = components['schemas']['PromotionCategory']

/**
 * What a promotion adds to a deposit that chooses it.
 */
export type DepositBonusTerms = components['schemas']['DepositBonusTerms']

/**
 * What the member handed in for a promotion.
 */
export type PromotionApplication = components['schemas']['PromotionApplication']

/**
 * A card of the promotions page, with where this member stands.
 */
export type Promotion = components['schemas']['Promotion']

/**
 * All promotions that this member sees; there are no pages.
 */
export type PromotionList = components['schemas']['PromotionList']

/**
 * The promotion that an announcement is about, as far as visitors may know it. A member finds where they stand with it
 * in listDepositPromos, by its id.
 */
export type AnnouncedPromotion = components['schemas']['AnnouncedPromotion']

/**
 * Joins a promotion, or claims what it owes.
 */
export type AcceptPromotion = components['schemas']['AcceptPromotion']

/**
 * Where the member stands after joining or claiming.
 */
export type AcceptedPromotion = components['schemas']['AcceptedPromotion']

/**
 * What the operator needs to judge a claim by hand; travels as multipart form data.
 */
export type ApplicationForm = components['schemas']['ApplicationForm']

/**
 * At most 3 files of the type image/png or image/jpeg with at most 5 MB (5,242,880 bytes) each; others are answered
 * `IMAGE_TOO_MANY`, `IMAGE_TYPE` and `IMAGE_TOO_LARGE`. One part named like the field for each file.
 */
export type UploadedImages = components['schemas']['UploadedImages']

/**
 * One file of the type image/png or image/jpeg with at most 5 MB (5,242,880 bytes). Examples stand file names in its
 * place.
 */
export type UploadedImage = components['schemas']['UploadedImage']

/**
 * Where the member stands after handing the form in.
 */
export type SubmittedApplication = components['schemas']['SubmittedApplication']

/**
 * Number of an order or booking, as support asks for it.
 */
export type OrderNo = components['schemas']['OrderNo']

/**
 * State of a deposit or withdrawal.
 */
export type MoneyOrderStatus = components['schemas']['MoneyOrderStatus']

/**
 * A movement between the main wallet and a vendor's.
 */
export type WalletTransfer = components['schemas']['WalletTransfer']

/**
 * Which way a transfer goes, seen from the main wallet: `OUT` to the wallet of a vendor, `IN` back from it.
 */
export type TransferDirection = components['schemas']['TransferDirection']

/**
 * Part of the movements between the member's wallets.
 */
export type WalletTransferPage = components['schemas']['WalletTransferPage']

/**
 * Code of a kind of booking.
 */
export type TxCodeKey = components['schemas']['TxCodeKey']

/**
 * A choice of the account-record filter.
 */
export type TxCode = components['schemas']['TxCode']

/**
 * All choices of the account-record filter.
 */
export type TxCodeList = components['schemas']['TxCodeList']

/**
 * A line of the account record.
 */
export type MemberTransaction = components['schemas']['MemberTransaction']

/**
 * Part of the account record.
 */
export type MemberTransactionPage = components['schemas']['MemberTransactionPage']

/**
 * A payment into the account and what became of it.
 */
export type DepositReport = components['schemas']['DepositReport']

/**
 * Part of the member's deposits.
 */
export type DepositReportPage = components['schemas']['DepositReportPage']

/**
 * A payment out of the account and what became of it.
 */
export type WithdrawReport = components['schemas']['WithdrawReport']

/**
 * Part of the member's withdrawals.
 */
export type WithdrawReportPage = components['schemas']['WithdrawReportPage']

/**
 * A bet on a vendor game.
 */
export type BetRecord = components['schemas']['BetRecord']

/**
 * Sums over all pages of the asked days.
 */
export type BetTotals = components['schemas']['BetTotals']

/**
 * Part of the bets of the asked days, with the sums of all of them.
 */
export type BetRecordPage = components['schemas']['BetRecordPage']

/**
 * What the member paid in and was paid out over all pages of the asked days, whatever the list is narrowed to; only
 * where the operator shows it. Orders count when they are completed, on the day on which they were asked for.
 */
export type PaymentTotals = components['schemas']['PaymentTotals']

/**
 * Why an order ended as it did, or came back: `EXPIRED` no money came in time, `MEMBER` the member cancelled it,
 * `NOT_FOUND` no such payment was found, `AMOUNT` another amount came, `NAME` the payer is somebody else, `RETURNED`
 * the bank sent the money back, `REVERSED` a payment was taken back, `OPERATOR` another reason of the operator.
 */
export type OrderReason = components['schemas']['OrderReason']

/**
 * One state that an order reached.
 */
export type OrderStep = components['schemas']['OrderStep']

/**
 * All states of an order so far, the first one first.
 */
export type OrderSteps = components['schemas']['OrderSteps']

/**
 * What the member has set, for the marks on the security page and the ways that are open.
 */
export type SecurityConfig = components['schemas']['SecurityConfig']

/**
 * Whether customer service knows who the member is; nothing is paid in or out while it has to ask. Missing where the merchant does not ask.
 */
export type IdentityState = components['schemas']['IdentityState']

/**
 * Six digits that confirm what moves money out.
 */
export type PaymentPassword = components['schemas']['PaymentPassword']

/**
 * How far a wrong try is from a lock.
 */
export type TriesLeft = components['schemas']['TriesLeft']

/**
 * Sets the first payment password, or replaces one that is known.
 */
export type PaymentPasswordChange = components['schemas']['PaymentPasswordChange']

/**
 * By the answers to the member's questions, or by an SMS code to the member's number.
 */
export type PaymentPasswordReset = components['schemas']['PaymentPasswordReset']

/**
 * Replaces a forgotten payment password by the member's own answers.
 */
export type PaymentPasswordResetByAnswers = components['schemas']['PaymentPasswordResetByAnswers']

/**
 * Replaces a forgotten payment password by a code sent to the member's number.
 */
export type PaymentPasswordResetBySms = components['schemas']['PaymentPasswordResetBySms']

/**
 * A bank, wallet or cryptocurrency that the operator pays out to.
 */
export type WithdrawBank = components['schemas']['WithdrawBank']

/**
 * By what number accounts are known: `BANK` 6 to 20 digits or an IBAN; `MOBILE` a mobile number of the merchant's
 * country; `ROCKET` the same, with or without the digit that Rocket adds; `PROMPTPAY` a mobile number or the 13 digits
 * of an ID card; `UPI` name@handle; `CRYPTO` an address on `network`.
 */
export type AccountKind = components['schemas']['AccountKind']

/**
 * The network that an address belongs to; `TRC20` addresses are base58check of 34 places that start with T.
 */
export type CryptoNetwork = components['schemas']['CryptoNetwork']

/**
 * What a new bank card can be bound to.
 */
export type WithdrawBankList = components['schemas']['WithdrawBankList']

/**
 * An account of the member to which withdrawals may go.
 */
export type NewBankCard = components['schemas']['NewBankCard']

/**
 * The card that no withdrawal goes to any more.
 */
export type BankCardRemoval = components['schemas']['BankCardRemoval']

/**
 * A question whose answer only the member should know.
 */
export type SecurityQuestion = components['schemas']['SecurityQuestion']

/**
 * The whole catalogue of questions, or those of the member.
 */
export type SecurityQuestionList = components['schemas']['SecurityQuestionList']

/**
 * A question with what the member answers to it.
 */
export type SecurityAnswer = components['schemas']['SecurityAnswer']

/**
 * One answer a question, each question once.
 */
export type SecurityAnswers = components['schemas']['SecurityAnswers']

/**
 * The chosen questions with their answers.
 */
export type SecurityQuestionChoice = components['schemas']['SecurityQuestionChoice']

/**
 * Where e-mails to the member go from now on.
 */
export type EmailChange = components['schemas']['EmailChange']

/**
 * Where SMS to the member go from now on.
 */
export type MobileChange = components['schemas']['MobileChange']

/**
 * Name on the bank account, 2 to 60 letters, spaces, dots or hyphens; else NAME_FORMAT.
 */
export type PayeeName = components['schemas']['PayeeName']

/**
 * Whose bank accounts may receive withdrawals.
 */
export type PayeeNameChange = components['schemas']['PayeeNameChange']

/**
 * What happened. `LOGIN_LOCKED`, `PAYMENT_PASSWORD_LOCKED` and `ANSWERS_LOCKED` follow too many wrong tries;
 * a `RESET` needed no old password, a change did.
 */
export type SecurityEventKind = components['schemas']['SecurityEventKind']

/**
 * Something that happened to an account, so that its owner can tell whether somebody else did it.
 */
export type SecurityEvent = components['schemas']['SecurityEvent']

/**
 * Part of what happened to the member's account.
 */
export type SecurityEventPage = components['schemas']['SecurityEventPage']

/**
 * Plaintext of a login. The bounds are wide, so that a wrong field is answered with its own code.
 */
export type LoginPayload = components['schemas']['LoginPayload']

/**
 * Signs in by account name and password.
 */
export type UsernameLogin = components['schemas']['UsernameLogin']

/**
 * Signs in by a mobile number and the code sent to it.
 */
export type SmsLogin = components['schemas']['SmsLogin']

/**
 * Vouched for by the third-party service; by phone with a mobile number, by a social account without.
 */
export type FirebaseLogin = components['schemas']['FirebaseLogin']

/**
 * Name of the account; 4 to 20 letters, digits or underscores.
 */
export type LoginName = components['schemas']['LoginName']

/**
 * A password as it was typed; a new one has 8 to 20 characters with a letter and a digit, an old one 6 to 20. What
 * breaks that is answered with PASSWORD_FORMAT.
 */
export type PlainPassword = components['schemas']['PlainPassword']

/**
 * What the captcha shows; empty where none is asked for.
 */
export type CaptchaAnswer = components['schemas']['CaptchaAnswer']

/**
 * Token of the third-party phone and social service.
 */
export type FirebaseIdToken = components['schemas']['FirebaseIdToken']

/**
 * Stands in a failed login, so that the form shows the captcha field.
 */
export type CaptchaDemand = components['schemas']['CaptchaDemand']

/**
 * Plaintext of a registration, by username or by mobile number. Fields that stay empty are sent as empty strings. The
 * bounds are wide, so that a wrong field is answered with its own code.
 */
export type RegistrationPayload = components['schemas']['RegistrationPayload']

/**
 * Judged by the field's rule of getRegisterSettings.
 */
export type RegistrationField = components['schemas']['RegistrationField']

/**
 * Opaque; travels only in the `Authorization` header.
 */
export type SessionToken = components['schemas']['SessionToken']

/**
 * Name of the account, as it is shown.
 */
export type UserName = components['schemas']['UserName']

/**
 * The new session and whom it belongs to.
 */
export type SignedIn = components['schemas']['SignedIn']

/**
 * Signed in at once when there is a token; else the new member signs in by hand.
 */
export type Registered = components['schemas']['Registered']

/**
 * The session of a visitor who plays without an account.
 */
export type TrialSession = components['schemas']['TrialSession']

/**
 * A trial account that waits for its session.
 */
export type TrialUser = components['schemas']['TrialUser']

/**
 * All that a start of the site depends on.
 */
export type SiteStatus = components['schemas']['SiteStatus']

/**
 * Where the call came from, as far as the gateway can tell.
 */
export type VisitorLocation = components['schemas']['VisitorLocation']

/**
 * Stands in the failure `REGION_RESTRICTED`, for the screen that names the address.
 */
export type RestrictedVisitor = components['schemas']['RestrictedVisitor']

/**
 * The visitor's own address, IPv4 or IPv6.
 */
export type IpAddress = components['schemas']['IpAddress']

/**
 * What the merchant's site is made of. Clients have a safe fallback for everything that may be missing.
 */
export type SiteInfo = components['schemas']['SiteInfo']

/**
 * Origin of the lotteries that are shown in a frame (`/m/lotto-h5/...`), never the site's own; https but for
 * development. Without it no lottery can be opened.
 */
export type LotteryOrigin = components['schemas']['LotteryOrigin']

/**
 * A way to reach customer service, open to blocked visitors too.
 */
export type CustomerServiceEntry = components['schemas']['CustomerServiceEntry']

/**
 * Which variant of a page the merchant uses.
 */
export type MobileTemplate = components['schemas']['MobileTemplate']

/**
 * Which ways of registration are open.
 */
export type RegisterWays = components['schemas']['RegisterWays']

/**
 * Links, texts and pictures of the merchant.
 */
export type SiteResources = components['schemas']['SiteResources']

/**
 * The merchant's page for those who want to bring members, in the message centre. Without it the entry is missing.
 */
export type AffiliateLink = components['schemas']['AffiliateLink']

/**
 * The agreement by platform code of the language; a language that is missing gets `agreement`. The status is asked for
 * before the visitor's language is known, so it brings all of them.
 */
export type HtmlByLanguage = components['schemas']['HtmlByLanguage']

/**
 * The fewest and the most characters of a text.
 */
export type LengthLimits = components['schemas']['LengthLimits']

/**
 * A download, social or help link of the merchant.
 */
export type SiteLink = components['schemas']['SiteLink']

/**
 * `IOS`, `Android` and `MOBILECONFIG` (web clip) are downloads, `TUTORIAL` and `BONUS` belong to the floating bar,
 * the rest are the eight social and messaging links.
 */
export type LinkKind = components['schemas']['LinkKind']

/**
 * The merchant's programme for members who bring friends.
 */
export type ReferralPromo = components['schemas']['ReferralPromo']

/**
 * Public key (RFC 7517) under which login and registration payloads are encrypted.
 */
export type EncryptionKey = components['schemas']['EncryptionKey']

/**
 * Names one public key; the gateway accepts a retired key for ten minutes more.
 */
export type KeyId = components['schemas']['KeyId']

/**
 * Menu key to on or off. A feature whose key is off or missing is hidden.
 */
export type Whitelabel = components['schemas']['Whitelabel']

/**
 * Host name of a site of the merchant, without scheme or port.
 */
export type Domain = components['schemas']['Domain']

/**
 * Hosts that serve the same merchant; more than one offers the speed test.
 */
export type DomainList = components['schemas']['DomainList']

/**
 * What the speed test measures.
 */
export type DomainRoutes = components['schemas']['DomainRoutes']

/**
 * A row of the region picker.
 */
export type RegionEntry = components['schemas']['RegionEntry']

/**
 * All rows of the region picker, in its order.
 */
export type RegionList = components['schemas']['RegionList']

/**
 * How the registration form treats one field.
 */
export type FieldRule = components['schemas']['FieldRule']

/**
 * One rule a field. A field without a rule is not shown.
 */
export type RegisterSettings = components['schemas']['RegisterSettings']

/**
 * Which kinds of contract wait for the answer of the member.
 */
export type ConsolidatedSettings = components['schemas']['ConsolidatedSettings']

/**
 * Anything but the empty string and `0` means that a contract of this kind waits for an answer.
 */
export type ContractRequest = components['schemas']['ContractRequest']

/**
 * All help texts in one language; there are no pages.
 */
export type HelpCenter = components['schemas']['HelpCenter']

/**
 * A chapter of the help page, with the topics it opens.
 */
export type HelpSection = components['schemas']['HelpSection']

/**
 * A text inside a chapter.
 */
export type HelpTopic = components['schemas']['HelpTopic']

/**
 * Headline in the asked language, as plain text.
 */
export type HelpTitle = components['schemas']['HelpTitle']

/**
 * The picture in base64; a PNG unless a `data:` prefix names another type. It shows 4 digits.
 */
export type CaptchaImage = components['schemas']['CaptchaImage']

/**
 * An e-mail address as it was typed; one over 254 characters is answered with EMAIL_TOO_LONG.
 */
export type EmailInput = components['schemas']['EmailInput']

/**
 * The address a visitor would like to register with.
 */
export type EmailCheck = components['schemas']['EmailCheck']

/**
 * Where the code goes.
 */
export type EmailCodeRequest = components['schemas']['EmailCodeRequest']

/**
 * How long the next e-mail must wait.
 */
export type EmailCodeSent = components['schemas']['EmailCodeSent']

/**
 * Dialling code of the country, digits only.
 */
export type DialingCode = components['schemas']['DialingCode']

/**
 * A mobile number as it was typed; what its region does not allow is answered with MOBILE_FORMAT.
 */
export type MobileNumber = components['schemas']['MobileNumber']

/**
 * Result token of the challenge for `sms`.
 */
export type HumanVerification = components['schemas']['HumanVerification']

/**
 * The number travels as `mobileNum` or `mobileNo`; both calls take both.
 */
export type SmsRequest = components['schemas']['SmsRequest']

/**
 * Asks for a code, the number under its usual name.
 */
export type SmsRequestByMobileNum = components['schemas']['SmsRequestByMobileNum']

/**
 * Asks for a code, the number under its other name.
 */
export type SmsRequestByMobileNo = components['schemas']['SmsRequestByMobileNo']

/**
 * How long the code is good, and how long the next one must wait.
 */
export type SmsExpiry = components['schemas']['SmsExpiry']

/**
 * What the balance in the header shows.
 */
export type Wallet = components['schemas']['Wallet']

/**
 * A member's money at a game provider.
 */
export type VendorWallet = components['schemas']['VendorWallet']

/**
 * Whose money comes back.
 */
export type BalanceReturnForm = components['schemas']['BalanceReturnForm']

/**
 * What became of each wallet.
 */
export type BalanceReturnResults = components['schemas']['BalanceReturnResults']

/**
 * All money of the wallet has come back.
 */
export type WalletReturned = components['schemas']['WalletReturned']

/**
 * There was nothing in the wallet.
 */
export type WalletEmpty = components['schemas']['WalletEmpty']

/**
 * The wallet has kept its money.
 */
export type WalletReturnFailure = components['schemas']['WalletReturnFailure']

/**
 * An operation that moves money and carries an `Idempotency-Key`.
 */
export type MoneyOperation = components['schemas']['MoneyOperation']

/**
 * Which call is meant.
 */
export type MoneyCallQuestion = components['schemas']['MoneyCallQuestion']

/**
 * What became of the call.
 */
export type MoneyCallOutcome = components['schemas']['MoneyCallOutcome']

/**
 * A bank card or mobile wallet that the member has bound. The full number never travels.
 */
export type BoundCard = components['schemas']['BoundCard']

/**
 * The fee is the share of the amount, at least the minimum; it is taken off what is paid out.
 */
export type WithdrawFee = components['schemas']['WithdrawFee']

/**
 * What the member may pay out now.
 */
export type WithdrawAllowance = components['schemas']['WithdrawAllowance']

/**
 * All that the withdrawal page needs before its form is filled.
 */
export type BoundCardList = components['schemas']['BoundCardList']

/**
 * Asks for a payout to one of the bound cards.
 */
export type WithdrawForm = components['schemas']['WithdrawForm']

/**
 * A payout that was accepted and waits for the operator.
 */
export type WithdrawOrder = components['schemas']['WithdrawOrder']

/**
 * An order to pay out and what became of it.
 */
export type WithdrawOrderDetails = components['schemas']['WithdrawOrderDetails']

/**
 * What has to be bet before a payout.
 */
export type TurnoverLeft = components['schemas']['TurnoverLeft']

/**
 * What the order would cost now.
 */
export type ChangedFee = components['schemas']['ChangedFee']

/**
 * The open order that is like this one.
 */
export type RepeatedOrder = components['schemas']['RepeatedOrder']

/**
 * The request breaks this contract. No row names it; a contract that is checked needs an answer to a call that breaks it.
 */
export type RequestInvalidFailure = components['schemas']['RequestInvalidFailure']

/**
 * Something failed that no other code describes.
 */
export type UnknownErrorFailure = components['schemas']['UnknownErrorFailure']

/**
 * The gateway is being upgraded and takes no calls for a short while.
 */
export type SystemUpgradingFailure = components['schemas']['SystemUpgradingFailure']

/**
 * The gateway has more to do than it can; the same call may be repeated shortly.
 */
export type SystemBusyFailure = components['schemas']['SystemBusyFailure']

/**
 * The site is under maintenance. getSystemStatus itself succeeds then, with `maintenance` true.
 */
export type SiteMaintenanceFailure = components['schemas']['SiteMaintenanceFailure']

/**
 * The visitor's address or country is not served. getSystemStatus itself succeeds then, with `regionRestriction` true.
 */
export type RegionRestrictedFailure = components['schemas']['RegionRestrictedFailure']

/**
 * The call needs a session and carries no token.
 */
export type SessionMissingFailure = components['schemas']['SessionMissingFailure']

/**
 * The token is no longer valid; the account was signed out by time, by another device or by the operator.
 */
export type SessionEndedFailure = components['schemas']['SessionEndedFailure']

/**
 * The account may not do this.
 */
export type AccountNoPermissionFailure = components['schemas']['AccountNoPermissionFailure']

/**
 * The merchant has this feature switched off, or its provider is not connected.
 */
export type FeatureUnavailableFailure = components['schemas']['FeatureUnavailableFailure']

/**
 * Only real accounts (types 0, 1 and 2) may do this.
 */
export type RealAccountRequiredFailure = components['schemas']['RealAccountRequiredFailure']

/**
 * Trial accounts (type 4) have neither inbox nor live chat.
 */
export type FreeRejectFailure = components['schemas']['FreeRejectFailure']

/**
 * The account is no member's, so no vendor balance can be returned to it.
 */
export type BalanceReturnNotMemberFailure = components['schemas']['BalanceReturnNotMemberFailure']

/**
 * The account is right but is no member's; it cannot sign in on the member side.
 */
export type NotAMemberFailure = components['schemas']['NotAMemberFailure']

/**
 * The account is no agent's; it cannot sign in on the agent side and cannot make agent calls.
 */
export type NotAnAgentFailure = components['schemas']['NotAnAgentFailure']

/**
 * The login failed and the next try must carry a captcha.
 */
export type CaptchaRequiredFailure = components['schemas']['CaptchaRequiredFailure']

/**
 * The captcha was answered wrongly, is older than five minutes or was used before.
 */
export type CaptchaIncorrectFailure = components['schemas']['CaptchaIncorrectFailure']

/**
 * A captcha is asked for and was left empty.
 */
export type CaptchaEmptyFailure = components['schemas']['CaptchaEmptyFailure']

/**
 * The account and its proof do not belong together; also the answer for an unknown or disabled account, so that nobody learns which accounts exist.
 */
export type CredentialsInvalidFailure = components['schemas']['CredentialsInvalidFailure']

/**
 * Too many failed logins for this account; further tries wait. No row names it, but passwords may not be guessed without an end.
 */
export type LoginLockedFailure = components['schemas']['LoginLockedFailure']

/**
 * The encrypted payload does not decrypt, names an unknown key, is stale or was sent before. Fetch the site status for the present key and submit again.
 */
export type PayloadRejectedFailure = components['schemas']['PayloadRejectedFailure']

/**
 * The third-party service that vouches for the phone or the social account does not answer.
 */
export type PhoneAuthUnavailableFailure = components['schemas']['PhoneAuthUnavailableFailure']

/**
 * The SMS code is not the one that was sent.
 */
export type SmsCodeIncorrectFailure = components['schemas']['SmsCodeIncorrectFailure']

/**
 * The SMS code is not 4 to 10 digits.
 */
export type SmsCodeFormatFailure = components['schemas']['SmsCodeFormatFailure']

/**
 * The code has expired (`expirationTime` of an SMS), or five wrong tries have spent it; the fifth wrong try already gets this code.
 */
export type SmsCodeExpiredFailure = components['schemas']['SmsCodeExpiredFailure']

/**
 * The last SMS code for this number is still good, neither expired nor used nor spent by wrong tries.
 */
export type SmsTooSoonFailure = components['schemas']['SmsTooSoonFailure']

/**
 * The human-verification challenge was not passed; it may be tried again.
 */
export type HumanVerificationFailedFailure = components['schemas']['HumanVerificationFailedFailure']

/**
 * The mobile number has not the digits its region asks for.
 */
export type MobileFormatFailure = components['schemas']['MobileFormatFailure']

/**
 * The mobile number has the right form, but the operator's network does not know it.
 */
export type MobileInvalidFailure = components['schemas']['MobileInvalidFailure']

/**
 * The mobile number belongs to another account already. No row names it; an account that is keyed by its number needs it.
 */
export type MobileTakenFailure = components['schemas']['MobileTakenFailure']

/**
 * The account name is not 4 to 20 letters, digits or underscores.
 */
export type UsernameFormatFailure = components['schemas']['UsernameFormatFailure']

/**
 * The account name belongs to somebody already.
 */
export type UsernameTakenFailure = components['schemas']['UsernameTakenFailure']

/**
 * The password breaks its rule; a new one has 8 to 20 characters with a letter and a digit.
 */
export type PasswordFormatFailure = components['schemas']['PasswordFormatFailure']

/**
 * At registration the confirmation differs from the password.
 */
export type PasswordConfirmMismatchFailure = components['schemas']['PasswordConfirmMismatchFailure']

/**
 * The e-mail address has not the form of one.
 */
export type EmailFormatFailure = components['schemas']['EmailFormatFailure']

/**
 * The e-mail address is longer than 254 characters.
 */
export type EmailTooLongFailure = components['schemas']['EmailTooLongFailure']

/**
 * The e-mail address belongs to another account already. No row names it; checkEmail has nothing else to find out.
 */
export type EmailTakenFailure = components['schemas']['EmailTakenFailure']

/**
 * The last e-mail to this account left less than 60 seconds ago. No ERR row names it; the call's own row asks for the pause.
 */
export type EmailTooSoonFailure = components['schemas']['EmailTooSoonFailure']

/**
 * The payee name or nickname breaks its rule.
 */
export type NameFormatFailure = components['schemas']['NameFormatFailure']

/**
 * The date of birth is no day of the past, or makes the player too young.
 */
export type BirthDateInvalidFailure = components['schemas']['BirthDateInvalidFailure']

/**
 * The minimum age or the terms were not confirmed.
 */
export type AgeOrTermsNotConfirmedFailure = components['schemas']['AgeOrTermsNotConfirmedFailure']

/**
 * Nobody gave out this invitation code, or not for this domain.
 */
export type InvitationCodeInvalidFailure = components['schemas']['InvitationCodeInvalidFailure']

/**
 * The link that brought the visitor names a referrer who does not exist or no longer refers.
 */
export type ReferrerLinkInvalidFailure = components['schemas']['ReferrerLinkInvalidFailure']

/**
 * The agent's link does not exist or was deleted.
 */
export type AgentLinkInvalidFailure = components['schemas']['AgentLinkInvalidFailure']

/**
 * The confirmation differs from the new password.
 */
export type NewPasswordConfirmMismatchFailure = components['schemas']['NewPasswordConfirmMismatchFailure']

/**
 * The new password is the old one.
 */
export type NewPasswordSameFailure = components['schemas']['NewPasswordSameFailure']

/**
 * The ticket of the password reset is unknown, used or older than ten minutes; the verification starts again.
 */
export type ResetTicketInvalidFailure = components['schemas']['ResetTicketInvalidFailure']

/**
 * The member has no payment password yet and must set one first. No ERR row names it; hasWithdrawalPassword exists because of this state.
 */
export type PaymentPasswordUnsetFailure = components['schemas']['PaymentPasswordUnsetFailure']

/**
 * The payment password is wrong. No ERR row names it; every call that asks for one needs the answer.
 */
export type PaymentPasswordIncorrectFailure = components['schemas']['PaymentPasswordIncorrectFailure']

/**
 * Five wrong payment passwords, over all calls that ask for it, lock it for 30 minutes; a reset ends the lock.
 */
export type PaymentPasswordLockedFailure = components['schemas']['PaymentPasswordLockedFailure']

/**
 * The new payment password repeats one digit, or its digits run up or down.
 */
export type PaymentPasswordWeakFailure = components['schemas']['PaymentPasswordWeakFailure']

/**
 * The member has chosen no security questions, so answers prove nothing. No ERR row names it; resetPaymentPassword can be asked too early.
 */
export type SecurityQuestionsUnsetFailure = components['schemas']['SecurityQuestionsUnsetFailure']

/**
 * At least one answer to the security questions is wrong. No ERR row names it; resetPaymentPassword checks them.
 */
export type SecurityAnswersIncorrectFailure = components['schemas']['SecurityAnswersIncorrectFailure']

/**
 * Five sets of wrong answers lock the reset by answers for 24 hours.
 */
export type SecurityAnswersLockedFailure = components['schemas']['SecurityAnswersLockedFailure']

/**
 * The card is bound already. No ERR row names it; addBankCard may not bind one twice.
 */
export type BankCardExistsFailure = components['schemas']['BankCardExistsFailure']

/**
 * The member has as many cards as the merchant allows. No ERR row names it; addBankCard needs an end.
 */
export type BankCardLimitFailure = components['schemas']['BankCardLimitFailure']

/**
 * A withdrawal to the card is open; it can be removed once that is over.
 */
export type CardInUseFailure = components['schemas']['CardInUseFailure']

/**
 * Nothing with this id exists, or it is not the caller's. No row names it; every call that takes an id needs the answer.
 */
export type RecordNotFoundFailure = components['schemas']['RecordNotFoundFailure']

/**
 * The last day lies before the first, or the range is longer than the gateway keeps. No row names it; schemas cannot compare two days.
 */
export type DateRangeInvalidFailure = components['schemas']['DateRangeInvalidFailure']

/**
 * The idempotency key was used before with other content, or its first call is still running.
 */
export type IdempotencyConflictFailure = components['schemas']['IdempotencyConflictFailure']

/**
 * The amount is below the least or above the greatest one allowed.
 */
export type AmountOutOfLimitsFailure = components['schemas']['AmountOutOfLimitsFailure']

/**
 * The wallet holds less than the amount.
 */
export type InsufficientBalanceFailure = components['schemas']['InsufficientBalanceFailure']

/**
 * The member has to bet more before anything is paid out.
 */
export type TurnoverOpenFailure = components['schemas']['TurnoverOpenFailure']

/**
 * The amount or the number of withdrawals is more than what is left today.
 */
export type WithdrawLimitReachedFailure = components['schemas']['WithdrawLimitReachedFailure']

/**
 * The amount is more than what the member's own limit of a day, a week or a month leaves.
 */
export type DepositLimitReachedFailure = components['schemas']['DepositLimitReachedFailure']

/**
 * The member is on a break of their own choice, without deposits and games.
 */
export type CoolingOffFailure = components['schemas']['CoolingOffFailure']

/**
 * The payment password was reset, or the mobile number or e-mail address changed, less than a day ago; nothing is paid out so soon after.
 */
export type WithdrawalsHeldFailure = components['schemas']['WithdrawalsHeldFailure']

/**
 * Customer service has to confirm who the member is before money is paid in or out. No call takes identity papers.
 */
export type IdentityRequiredFailure = components['schemas']['IdentityRequiredFailure']

/**
 * The withdrawal costs another fee than the member agreed to.
 */
export type FeeChangedFailure = components['schemas']['FeeChangedFailure']

/**
 * An order with the same amount and the same way is open and less than ten minutes old; `again` orders a second one.
 */
export type OrderRepeatedFailure = components['schemas']['OrderRepeatedFailure']

/**
 * The order has come too far to be changed.
 */
export type OrderFinalFailure = components['schemas']['OrderFinalFailure']

/**
 * The number of an account or of a transfer can be none of its kind.
 */
export type NumberFormatFailure = components['schemas']['NumberFormatFailure']

/**
 * The number of the transfer was given for another deposit.
 */
export type ReferenceUsedFailure = components['schemas']['ReferenceUsedFailure']

/**
 * The game does not exist, or its vendor has withdrawn it. No row names it; a list can be older than the catalogue.
 */
export type GameUnavailableFailure = components['schemas']['GameUnavailableFailure']

/**
 * The game's vendor is under maintenance while the site is not. No row names it; vendors close on their own.
 */
export type VendorMaintenanceFailure = components['schemas']['VendorMaintenanceFailure']

/**
 * The favourite could not be added or removed; the list is unchanged.
 */
export type FavoriteFailedFailure = components['schemas']['FavoriteFailedFailure']

/**
 * The member has 100 favourites already.
 */
export type FavoriteLimitFailure = components['schemas']['FavoriteLimitFailure']

/**
 * The draw is closed, or the sub-order is settled or cancelled already. No ERR row names it; the order can change between list and tap.
 */
export type LotteryOrderNotCancellableFailure = components['schemas']['LotteryOrderNotCancellableFailure']

/**
 * The member does not meet the terms of the promotion, or it is over. No row names it; the server judges the terms.
 */
export type PromoNotEligibleFailure = components['schemas']['PromoNotEligibleFailure']

/**
 * The member claimed or applied for the promotion before. No ERR row names it; a promotion is granted once.
 */
export type PromoAlreadyClaimedFailure = components['schemas']['PromoAlreadyClaimedFailure']

/**
 * The remark is longer than 140 characters.
 */
export type RemarkTooLongFailure = components['schemas']['RemarkTooLongFailure']

/**
 * A file is neither a PNG nor a JPEG picture.
 */
export type ImageTypeFailure = components['schemas']['ImageTypeFailure']

/**
 * A picture is larger than 5 MB.
 */
export type ImageTooLargeFailure = components['schemas']['ImageTooLargeFailure']

/**
 * There are more than three pictures.
 */
export type ImageTooManyFailure = components['schemas']['ImageTooManyFailure']

/**
 * The feedback is shorter or longer than the merchant's limits; 10 to 500 characters unless set otherwise.
 */
export type FeedbackLengthFailure = components['schemas']['FeedbackLengthFailure']

/**
 * The named member does not exist, is disabled, or is not in the agent's team. Only agent calls answer it; public calls say CREDENTIALS_INVALID.
 */
export type UserUnknownOrDisabledFailure = components['schemas']['UserUnknownOrDisabledFailure']

/**
 * A rebate is above the agent's own or below what was granted before. No row names it; updateRebates and createDownline need the bound.
 */
export type RebateOutOfRangeFailure = components['schemas']['RebateOutOfRangeFailure']

/**
 * The agent has as many links as the merchant allows. No row names it; createAffiliateUrl needs an end.
 */
export type AffiliateUrlLimitFailure = components['schemas']['AffiliateUrlLimitFailure']

/**
 * The contract was answered or withdrawn before. No row names it; an answer is given once.
 */
export type ContractNotPendingFailure = components['schemas']['ContractNotPendingFailure']

/**
 * The terms do not belong to the kind of contract, a step wants no more than the one before, the first day is over, or the
 * last lies before it. No row names it; schemas cannot compare.
 */
export type ContractTermsInvalidFailure = components['schemas']['ContractTermsInvalidFailure']

/**
 * An offer of this kind waits for the member's answer already. No row names it; of each kind one offer can be answered.
 */
export type ContractOfferWaitsFailure = components['schemas']['ContractOfferWaitsFailure']

/**
 * The chat service did not say whether the member may chat; the permission counts as absent.
 */
export type ChatPermissionUnknownFailure = components['schemas']['ChatPermissionUnknownFailure']
