// Generated from openapi/ by `npm run contract -- generate`; do not edit.

/**
 * The most characters of `lang` in `getHelpCenter`.
 */
export const getHelpCenterLangMaxLength = 2

/**
 * The most characters of `registerUrl` in `register`.
 */
export const registerRegisterUrlMaxLength = 253

/**
 * The most characters of `domain` in `register`.
 */
export const registerDomainMaxLength = 253

/**
 * The most characters of `countryDialingCode` in `register`.
 */
export const registerCountryDialingCodeMaxLength = 4

/**
 * The most characters of `username` in `register`.
 */
export const registerUsernameMaxLength = 64

/**
 * The most characters of `password` in `register`.
 */
export const registerPasswordMaxLength = 128

/**
 * The most characters of `confirmPassword` in `register`.
 */
export const registerConfirmPasswordMaxLength = 128

/**
 * The most characters of `affiliateCode` in `register`.
 */
export const registerAffiliateCodeMaxLength = 200

/**
 * The most characters of `paymentPassword` in `register`.
 */
export const registerPaymentPasswordMaxLength = 200

/**
 * The most characters of `recommenderId` in `register`.
 */
export const registerRecommenderIdMaxLength = 200

/**
 * The most characters of `nickname` in `register`.
 */
export const registerNicknameMaxLength = 200

/**
 * The most characters of `payeeName` in `register`.
 */
export const registerPayeeNameMaxLength = 200

/**
 * The most characters of `email` in `register`.
 */
export const registerEmailMaxLength = 320

/**
 * The most characters of `mobileNum` in `register`.
 */
export const registerMobileNumMaxLength = 20

/**
 * The most characters of `verificationCode` in `register`.
 */
export const registerVerificationCodeMaxLength = 10

/**
 * The most characters of `idNumber` in `register`.
 */
export const registerIdNumberMaxLength = 200

/**
 * The most characters of `qqNum` in `register`.
 */
export const registerQqNumMaxLength = 200

/**
 * The most characters of `facebook` in `register`.
 */
export const registerFacebookMaxLength = 200

/**
 * The most characters of `wechat` in `register`.
 */
export const registerWechatMaxLength = 200

/**
 * The most characters of `line` in `register`.
 */
export const registerLineMaxLength = 200

/**
 * The most characters of `whatsapp` in `register`.
 */
export const registerWhatsappMaxLength = 200

/**
 * The most characters of `zalo` in `register`.
 */
export const registerZaloMaxLength = 200

/**
 * The most characters of `captcha` in `register`.
 */
export const registerCaptchaMaxLength = 16

/**
 * The most characters of `birthDate` in `register`.
 */
export const registerBirthDateMaxLength = 10

/**
 * The fewest characters of `firebaseIdToken` in `register`.
 */
export const registerFirebaseIdTokenMinLength = 1

/**
 * The most characters of `firebaseIdToken` in `register`.
 */
export const registerFirebaseIdTokenMaxLength = 4096

/**
 * The most characters of `nonce` in `register`.
 */
export const registerNonceMaxLength = 22

/**
 * The most characters of `registerUrl` in `registerMobile`.
 */
export const registerMobileRegisterUrlMaxLength = 253

/**
 * The most characters of `domain` in `registerMobile`.
 */
export const registerMobileDomainMaxLength = 253

/**
 * The most characters of `countryDialingCode` in `registerMobile`.
 */
export const registerMobileCountryDialingCodeMaxLength = 4

/**
 * The most characters of `username` in `registerMobile`.
 */
export const registerMobileUsernameMaxLength = 64

/**
 * The most characters of `password` in `registerMobile`.
 */
export const registerMobilePasswordMaxLength = 128

/**
 * The most characters of `confirmPassword` in `registerMobile`.
 */
export const registerMobileConfirmPasswordMaxLength = 128

/**
 * The most characters of `affiliateCode` in `registerMobile`.
 */
export const registerMobileAffiliateCodeMaxLength = 200

/**
 * The most characters of `paymentPassword` in `registerMobile`.
 */
export const registerMobilePaymentPasswordMaxLength = 200

/**
 * The most characters of `recommenderId` in `registerMobile`.
 */
export const registerMobileRecommenderIdMaxLength = 200

/**
 * The most characters of `nickname` in `registerMobile`.
 */
export const registerMobileNicknameMaxLength = 200

/**
 * The most characters of `payeeName` in `registerMobile`.
 */
export const registerMobilePayeeNameMaxLength = 200

/**
 * The most characters of `email` in `registerMobile`.
 */
export const registerMobileEmailMaxLength = 320

/**
 * The most characters of `mobileNum` in `registerMobile`.
 */
export const registerMobileMobileNumMaxLength = 20

/**
 * The most characters of `verificationCode` in `registerMobile`.
 */
export const registerMobileVerificationCodeMaxLength = 10

/**
 * The most characters of `idNumber` in `registerMobile`.
 */
export const registerMobileIdNumberMaxLength = 200

/**
 * The most characters of `qqNum` in `registerMobile`.
 */
export const registerMobileQqNumMaxLength = 200

/**
 * The most characters of `facebook` in `registerMobile`.
 */
export const registerMobileFacebookMaxLength = 200

/**
 * The most characters of `wechat` in `registerMobile`.
 */
export const registerMobileWechatMaxLength = 200

/**
 * The most characters of `line` in `registerMobile`.
 */
export const registerMobileLineMaxLength = 200

/**
 * The most characters of `whatsapp` in `registerMobile`.
 */
export const registerMobileWhatsappMaxLength = 200

/**
 * The most characters of `zalo` in `registerMobile`.
 */
export const registerMobileZaloMaxLength = 200

/**
 * The most characters of `captcha` in `registerMobile`.
 */
export const registerMobileCaptchaMaxLength = 16

/**
 * The most characters of `birthDate` in `registerMobile`.
 */
export const registerMobileBirthDateMaxLength = 10

/**
 * The fewest characters of `firebaseIdToken` in `registerMobile`.
 */
export const registerMobileFirebaseIdTokenMinLength = 1

/**
 * The most characters of `firebaseIdToken` in `registerMobile`.
 */
export const registerMobileFirebaseIdTokenMaxLength = 4096

/**
 * The most characters of `nonce` in `registerMobile`.
 */
export const registerMobileNonceMaxLength = 22

/**
 * The most characters of `username` in `checkUsername`.
 */
export const checkUsernameUsernameMaxLength = 64

/**
 * The most characters of `email` in `checkEmail`.
 */
export const checkEmailEmailMaxLength = 320

/**
 * The fewest characters of `code` in `checkAffiliateCode`.
 */
export const checkAffiliateCodeCodeMinLength = 1

/**
 * The most characters of `code` in `checkAffiliateCode`.
 */
export const checkAffiliateCodeCodeMaxLength = 64

/**
 * The most characters of `domain` in `checkAffiliateCode`.
 */
export const checkAffiliateCodeDomainMaxLength = 253

/**
 * The most characters of `email` in `sendEmailCode`.
 */
export const sendEmailCodeEmailMaxLength = 320

/**
 * The fewest characters of `iconId` in `updateMemberIcon`.
 */
export const updateMemberIconIconIdMinLength = 1

/**
 * The most characters of `iconId` in `updateMemberIcon`.
 */
export const updateMemberIconIconIdMaxLength = 64

/**
 * The most characters of `oldPassword` in `changePassword`.
 */
export const changePasswordOldPasswordMaxLength = 128

/**
 * The most characters of `newPassword` in `changePassword`.
 */
export const changePasswordNewPasswordMaxLength = 128

/**
 * The most characters of `confirmNewPassword` in `changePassword`.
 */
export const changePasswordConfirmNewPasswordMaxLength = 128

/**
 * The most characters of `username` in `sendPasswordEmail`.
 */
export const sendPasswordEmailUsernameMaxLength = 64

/**
 * The most characters of `email` in `sendPasswordEmail`.
 */
export const sendPasswordEmailEmailMaxLength = 320

/**
 * The most characters of `nickname` in `updateNickname`.
 */
export const updateNicknameNicknameMaxLength = 64

/**
 * The most characters of `ticket` in `resetPassword`.
 */
export const resetPasswordTicketMaxLength = 128

/**
 * The most characters of `newPassword` in `resetPassword`.
 */
export const resetPasswordNewPasswordMaxLength = 128

/**
 * The most characters of `confirmNewPassword` in `resetPassword`.
 */
export const resetPasswordConfirmNewPasswordMaxLength = 128

/**
 * The most characters of `oldPaymentPassword` in `setPaymentPassword`.
 */
export const setPaymentPasswordOldPaymentPasswordMaxLength = 6

/**
 * The most characters of `newPaymentPassword` in `setPaymentPassword`.
 */
export const setPaymentPasswordNewPaymentPasswordMaxLength = 6

/**
 * The most characters of `nonce` in `setPaymentPassword`.
 */
export const setPaymentPasswordNonceMaxLength = 22

/**
 * The fewest characters of `bankCode` in `addBankCard`.
 */
export const addBankCardBankCodeMinLength = 1

/**
 * The most characters of `bankCode` in `addBankCard`.
 */
export const addBankCardBankCodeMaxLength = 64

/**
 * The fewest characters of `cardNumber` in `addBankCard`.
 */
export const addBankCardCardNumberMinLength = 1

/**
 * The most characters of `cardNumber` in `addBankCard`.
 */
export const addBankCardCardNumberMaxLength = 100

/**
 * The most characters of `payeeName` in `addBankCard`.
 */
export const addBankCardPayeeNameMaxLength = 100

/**
 * The most characters of `branch` in `addBankCard`.
 */
export const addBankCardBranchMaxLength = 80

/**
 * The most characters of `paymentPassword` in `addBankCard`.
 */
export const addBankCardPaymentPasswordMaxLength = 6

/**
 * The most characters of `nonce` in `addBankCard`.
 */
export const addBankCardNonceMaxLength = 22

/**
 * The fewest characters of `cardId` in `removeBankCard`.
 */
export const removeBankCardCardIdMinLength = 1

/**
 * The most characters of `cardId` in `removeBankCard`.
 */
export const removeBankCardCardIdMaxLength = 64

/**
 * The most characters of `paymentPassword` in `removeBankCard`.
 */
export const removeBankCardPaymentPasswordMaxLength = 6

/**
 * The most characters of `nonce` in `removeBankCard`.
 */
export const removeBankCardNonceMaxLength = 22

/**
 * The most characters of `language` in `getCustomerSecurityQuestions`.
 */
export const getCustomerSecurityQuestionsLanguageMaxLength = 2

/**
 * The fewest entries of `answers` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsAnswersMinItems = 1

/**
 * The most entries of `answers` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsAnswersMaxItems = 3

/**
 * The fewest characters of `answers.questionId` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsAnswersQuestionIdMinLength = 1

/**
 * The most characters of `answers.questionId` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsAnswersQuestionIdMaxLength = 64

/**
 * The fewest characters of `answers.answer` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsAnswersAnswerMinLength = 1

/**
 * The most characters of `answers.answer` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsAnswersAnswerMaxLength = 100

/**
 * The most characters of `paymentPassword` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsPaymentPasswordMaxLength = 6

/**
 * The most characters of `nonce` in `setCustomerSecurityQuestions`.
 */
export const setCustomerSecurityQuestionsNonceMaxLength = 22

/**
 * The most characters of `language` in `listSecurityQuestions`.
 */
export const listSecurityQuestionsLanguageMaxLength = 2

/**
 * The most characters of `email` in `updateMemberEmail`.
 */
export const updateMemberEmailEmailMaxLength = 320

/**
 * The most characters of `code` in `updateMemberEmail`.
 */
export const updateMemberEmailCodeMaxLength = 10

/**
 * The most characters of `paymentPassword` in `updateMemberEmail`.
 */
export const updateMemberEmailPaymentPasswordMaxLength = 6

/**
 * The most characters of `nonce` in `updateMemberEmail`.
 */
export const updateMemberEmailNonceMaxLength = 22

/**
 * The most characters of `number` in `updateMemberMobile`.
 */
export const updateMemberMobileNumberMaxLength = 20

/**
 * The most characters of `code` in `updateMemberMobile`.
 */
export const updateMemberMobileCodeMaxLength = 10

/**
 * The most characters of `paymentPassword` in `updateMemberMobile`.
 */
export const updateMemberMobilePaymentPasswordMaxLength = 6

/**
 * The most characters of `nonce` in `updateMemberMobile`.
 */
export const updateMemberMobileNonceMaxLength = 22

/**
 * The most characters of `payeeName` in `updatePayeeName`.
 */
export const updatePayeeNamePayeeNameMaxLength = 100

/**
 * The most characters of `merchantCode` in `getWallets`.
 */
export const getWalletsMerchantCodeMaxLength = 32

/**
 * The fewest characters of `key` in `settleMoneyCall`.
 */
export const settleMoneyCallKeyMinLength = 16

/**
 * The most characters of `key` in `settleMoneyCall`.
 */
export const settleMoneyCallKeyMaxLength = 64

/**
 * The most characters of `wallet` in `returnBalance`.
 */
export const returnBalanceWalletMaxLength = 32

/**
 * The most characters of `txCode` in `listMemberTransactions`.
 */
export const listMemberTransactionsTxCodeMaxLength = 32

/**
 * The most characters of `language` in `listTxCodes`.
 */
export const listTxCodesLanguageMaxLength = 2

/**
 * The fewest characters of `member` in `listBetRecords`.
 */
export const listBetRecordsMemberMinLength = 1

/**
 * The most characters of `member` in `listBetRecords`.
 */
export const listBetRecordsMemberMaxLength = 64

/**
 * The most characters of `language` in `listBetRecords`.
 */
export const listBetRecordsLanguageMaxLength = 2

/**
 * The most characters of `types` in `listAnnouncements`.
 */
export const listAnnouncementsTypesMaxLength = 20

/**
 * The most characters of `merchantCode` in `listAnnouncements`.
 */
export const listAnnouncementsMerchantCodeMaxLength = 32

/**
 * The most characters of `language` in `listAnnouncements`.
 */
export const listAnnouncementsLanguageMaxLength = 2

/**
 * The most characters of `merchantCode` in `getLobbyNews`.
 */
export const getLobbyNewsMerchantCodeMaxLength = 32

/**
 * The most characters of `language` in `getLobbyNews`.
 */
export const getLobbyNewsLanguageMaxLength = 2

/**
 * The fewest characters of `announcementId` in `markAnnouncementRead`.
 */
export const markAnnouncementReadAnnouncementIdMinLength = 1

/**
 * The most characters of `announcementId` in `markAnnouncementRead`.
 */
export const markAnnouncementReadAnnouncementIdMaxLength = 64

/**
 * The most characters of `language` in `listInbox`.
 */
export const listInboxLanguageMaxLength = 2

/**
 * The fewest characters of `messageId` in `markInboxRead`.
 */
export const markInboxReadMessageIdMinLength = 1

/**
 * The most characters of `messageId` in `markInboxRead`.
 */
export const markInboxReadMessageIdMaxLength = 64

/**
 * The fewest characters of `messageId` in `deleteInboxMessage`.
 */
export const deleteInboxMessageMessageIdMinLength = 1

/**
 * The most characters of `messageId` in `deleteInboxMessage`.
 */
export const deleteInboxMessageMessageIdMaxLength = 64

/**
 * The most characters of `merchant_code` in `getVendorGameTypes`.
 */
export const getVendorGameTypesMerchant_codeMaxLength = 32

/**
 * The most characters of `merchant` in `listGames`.
 */
export const listGamesMerchantMaxLength = 32

/**
 * The most characters of `gameName` in `listGames`.
 */
export const listGamesGameNameMaxLength = 60

/**
 * The most characters of `vassalage` in `listGames`.
 */
export const listGamesVassalageMaxLength = 32

/**
 * The most characters of `language` in `listGames`.
 */
export const listGamesLanguageMaxLength = 2

/**
 * The most characters of `language` in `listHotGames`.
 */
export const listHotGamesLanguageMaxLength = 2

/**
 * The most characters of `language` in `listPopularGames`.
 */
export const listPopularGamesLanguageMaxLength = 2

/**
 * The least value of `limitNum` in `getRankList`.
 */
export const getRankListLimitNumMinimum = 1

/**
 * The greatest value of `limitNum` in `getRankList`.
 */
export const getRankListLimitNumMaximum = 100

/**
 * The most characters of `merchantCode` in `getRankList`.
 */
export const getRankListMerchantCodeMaxLength = 32

/**
 * The most characters of `language` in `getRankList`.
 */
export const getRankListLanguageMaxLength = 2

/**
 * The most characters of `language` in `listRecentGames`.
 */
export const listRecentGamesLanguageMaxLength = 2

/**
 * The most characters of `nodeId` in `addRecentGame`.
 */
export const addRecentGameNodeIdMaxLength = 32

/**
 * The most characters of `vendor` in `addRecentGame`.
 */
export const addRecentGameVendorMaxLength = 32

/**
 * The most characters of `vassalage` in `launchGame`.
 */
export const launchGameVassalageMaxLength = 32

/**
 * The fewest characters of `gameId` in `launchGame`.
 */
export const launchGameGameIdMinLength = 1

/**
 * The most characters of `gameId` in `launchGame`.
 */
export const launchGameGameIdMaxLength = 64

/**
 * The most characters of `nodeId` in `launchGame`.
 */
export const launchGameNodeIdMaxLength = 32

/**
 * The most characters of `language` in `launchGame`.
 */
export const launchGameLanguageMaxLength = 2

/**
 * The most characters of `backUrl` in `launchGame`.
 */
export const launchGameBackUrlMaxLength = 2000

/**
 * The most characters of `nodeId` in `addFavorite`.
 */
export const addFavoriteNodeIdMaxLength = 32

/**
 * The most characters of `vendor` in `addFavorite`.
 */
export const addFavoriteVendorMaxLength = 32

/**
 * The most characters of `nodeId` in `removeFavorite`.
 */
export const removeFavoriteNodeIdMaxLength = 32

/**
 * The most characters of `vendor` in `removeFavorite`.
 */
export const removeFavoriteVendorMaxLength = 32

/**
 * The least value of `pageNo` in `listFavoriteIds`.
 */
export const listFavoriteIdsPageNoMinimum = 1

/**
 * The greatest value of `pageNo` in `listFavoriteIds`.
 */
export const listFavoriteIdsPageNoMaximum = 100000

/**
 * The least value of `pageSize` in `listFavoriteIds`.
 */
export const listFavoriteIdsPageSizeMinimum = 1

/**
 * The greatest value of `pageSize` in `listFavoriteIds`.
 */
export const listFavoriteIdsPageSizeMaximum = 100

/**
 * The most characters of `language` in `listFavoriteGames`.
 */
export const listFavoriteGamesLanguageMaxLength = 2

/**
 * The most characters of `language` in `listMobileLotteryGames`.
 */
export const listMobileLotteryGamesLanguageMaxLength = 2

/**
 * The fewest characters of `gameId` in `listOpenedNumbers`.
 */
export const listOpenedNumbersGameIdMinLength = 1

/**
 * The most characters of `gameId` in `listOpenedNumbers`.
 */
export const listOpenedNumbersGameIdMaxLength = 64

/**
 * The most characters of `language` in `listOpenedNumbers`.
 */
export const listOpenedNumbersLanguageMaxLength = 2

/**
 * The most characters of `language` in `getVnGameMenu`.
 */
export const getVnGameMenuLanguageMaxLength = 2

/**
 * The most characters of `language` in `getVnRecentGames`.
 */
export const getVnRecentGamesLanguageMaxLength = 2

/**
 * The fewest characters of `gameId` in `getVnOpenedNumbers`.
 */
export const getVnOpenedNumbersGameIdMinLength = 1

/**
 * The most characters of `gameId` in `getVnOpenedNumbers`.
 */
export const getVnOpenedNumbersGameIdMaxLength = 64

/**
 * The most characters of `language` in `getVnOpenedNumbers`.
 */
export const getVnOpenedNumbersLanguageMaxLength = 2

/**
 * The most characters of `language` in `listLotteryOrders`.
 */
export const listLotteryOrdersLanguageMaxLength = 2

/**
 * The fewest characters of `orderId` in `getLotteryOrder`.
 */
export const getLotteryOrderOrderIdMinLength = 1

/**
 * The most characters of `orderId` in `getLotteryOrder`.
 */
export const getLotteryOrderOrderIdMaxLength = 64

/**
 * The most characters of `language` in `getLotteryOrder`.
 */
export const getLotteryOrderLanguageMaxLength = 2

/**
 * The fewest characters of `orderId` in `cancelLotterySuborders`.
 */
export const cancelLotterySubordersOrderIdMinLength = 1

/**
 * The most characters of `orderId` in `cancelLotterySuborders`.
 */
export const cancelLotterySubordersOrderIdMaxLength = 64

/**
 * The fewest entries of `suborderIds` in `cancelLotterySuborders`.
 */
export const cancelLotterySubordersSuborderIdsMinItems = 1

/**
 * The most entries of `suborderIds` in `cancelLotterySuborders`.
 */
export const cancelLotterySubordersSuborderIdsMaxItems = 100

/**
 * The fewest characters of `gameId` in `createLotteryTicket`.
 */
export const createLotteryTicketGameIdMinLength = 1

/**
 * The most characters of `gameId` in `createLotteryTicket`.
 */
export const createLotteryTicketGameIdMaxLength = 64

/**
 * The most characters of `vendor` in `listDepositBanks`.
 */
export const listDepositBanksVendorMaxLength = 32

/**
 * The most characters of `language` in `listDepositBanks`.
 */
export const listDepositBanksLanguageMaxLength = 2

/**
 * The fewest characters of `channelId` in `createManualDeposit`.
 */
export const createManualDepositChannelIdMinLength = 1

/**
 * The most characters of `channelId` in `createManualDeposit`.
 */
export const createManualDepositChannelIdMaxLength = 64

/**
 * The most characters of `amount` in `createManualDeposit`.
 */
export const createManualDepositAmountMaxLength = 18

/**
 * The fewest characters of `payerName` in `createManualDeposit`.
 */
export const createManualDepositPayerNameMinLength = 1

/**
 * The most characters of `payerName` in `createManualDeposit`.
 */
export const createManualDepositPayerNameMaxLength = 80

/**
 * The most characters of `reference` in `createManualDeposit`.
 */
export const createManualDepositReferenceMaxLength = 64

/**
 * The fewest characters of `promoId` in `createManualDeposit`.
 */
export const createManualDepositPromoIdMinLength = 1

/**
 * The most characters of `promoId` in `createManualDeposit`.
 */
export const createManualDepositPromoIdMaxLength = 64

/**
 * The fewest characters of `channelId` in `createAlipayDeposit`.
 */
export const createAlipayDepositChannelIdMinLength = 1

/**
 * The most characters of `channelId` in `createAlipayDeposit`.
 */
export const createAlipayDepositChannelIdMaxLength = 64

/**
 * The most characters of `amount` in `createAlipayDeposit`.
 */
export const createAlipayDepositAmountMaxLength = 18

/**
 * The fewest characters of `promoId` in `createAlipayDeposit`.
 */
export const createAlipayDepositPromoIdMinLength = 1

/**
 * The most characters of `promoId` in `createAlipayDeposit`.
 */
export const createAlipayDepositPromoIdMaxLength = 64

/**
 * The fewest characters of `channelId` in `createQqDeposit`.
 */
export const createQqDepositChannelIdMinLength = 1

/**
 * The most characters of `channelId` in `createQqDeposit`.
 */
export const createQqDepositChannelIdMaxLength = 64

/**
 * The most characters of `amount` in `createQqDeposit`.
 */
export const createQqDepositAmountMaxLength = 18

/**
 * The fewest characters of `promoId` in `createQqDeposit`.
 */
export const createQqDepositPromoIdMinLength = 1

/**
 * The most characters of `promoId` in `createQqDeposit`.
 */
export const createQqDepositPromoIdMaxLength = 64

/**
 * The most characters of `vendor` in `createGatewayDeposit`.
 */
export const createGatewayDepositVendorMaxLength = 32

/**
 * The fewest characters of `channelId` in `createGatewayDeposit`.
 */
export const createGatewayDepositChannelIdMinLength = 1

/**
 * The most characters of `channelId` in `createGatewayDeposit`.
 */
export const createGatewayDepositChannelIdMaxLength = 64

/**
 * The most characters of `amount` in `createGatewayDeposit`.
 */
export const createGatewayDepositAmountMaxLength = 18

/**
 * The most characters of `bankCode` in `createGatewayDeposit`.
 */
export const createGatewayDepositBankCodeMaxLength = 32

/**
 * The fewest characters of `promoId` in `createGatewayDeposit`.
 */
export const createGatewayDepositPromoIdMinLength = 1

/**
 * The most characters of `promoId` in `createGatewayDeposit`.
 */
export const createGatewayDepositPromoIdMaxLength = 64

/**
 * The fewest characters of `channelId` in `createWechatDeposit`.
 */
export const createWechatDepositChannelIdMinLength = 1

/**
 * The most characters of `channelId` in `createWechatDeposit`.
 */
export const createWechatDepositChannelIdMaxLength = 64

/**
 * The most characters of `amount` in `createWechatDeposit`.
 */
export const createWechatDepositAmountMaxLength = 18

/**
 * The fewest characters of `promoId` in `createWechatDeposit`.
 */
export const createWechatDepositPromoIdMinLength = 1

/**
 * The most characters of `promoId` in `createWechatDeposit`.
 */
export const createWechatDepositPromoIdMaxLength = 64

/**
 * The most characters of `orderNo` in `getDepositOrder`.
 */
export const getDepositOrderOrderNoMaxLength = 32

/**
 * The most characters of `language` in `getDepositOrder`.
 */
export const getDepositOrderLanguageMaxLength = 2

/**
 * The most characters of `orderNo` in `addDepositProof`.
 */
export const addDepositProofOrderNoMaxLength = 32

/**
 * The fewest characters of `reference` in `addDepositProof`.
 */
export const addDepositProofReferenceMinLength = 4

/**
 * The most characters of `reference` in `addDepositProof`.
 */
export const addDepositProofReferenceMaxLength = 64

/**
 * The most characters of `orderNo` in `cancelDeposit`.
 */
export const cancelDepositOrderNoMaxLength = 32

/**
 * The most characters of `language` in `listDepositPromos`.
 */
export const listDepositPromosLanguageMaxLength = 2

/**
 * The fewest characters of `promoId` in `acceptDepositPromo`.
 */
export const acceptDepositPromoPromoIdMinLength = 1

/**
 * The most characters of `promoId` in `acceptDepositPromo`.
 */
export const acceptDepositPromoPromoIdMaxLength = 64

/**
 * The fewest characters of `promoId` in `applyPromotion`.
 */
export const applyPromotionPromoIdMinLength = 1

/**
 * The most characters of `promoId` in `applyPromotion`.
 */
export const applyPromotionPromoIdMaxLength = 64

/**
 * The most characters of `remark` in `applyPromotion`.
 */
export const applyPromotionRemarkMaxLength = 2000

/**
 * The most entries of `images` in `applyPromotion`.
 */
export const applyPromotionImagesMaxItems = 20

/**
 * The most characters of `language` in `listBankCards`.
 */
export const listBankCardsLanguageMaxLength = 2

/**
 * The fewest characters of `cardId` in `withdraw`.
 */
export const withdrawCardIdMinLength = 1

/**
 * The most characters of `cardId` in `withdraw`.
 */
export const withdrawCardIdMaxLength = 64

/**
 * The most characters of `amount` in `withdraw`.
 */
export const withdrawAmountMaxLength = 18

/**
 * The most characters of `fee` in `withdraw`.
 */
export const withdrawFeeMaxLength = 28

/**
 * The most characters of `paymentPassword` in `withdraw`.
 */
export const withdrawPaymentPasswordMaxLength = 6

/**
 * The most characters of `nonce` in `withdraw`.
 */
export const withdrawNonceMaxLength = 22

/**
 * The most characters of `orderNo` in `getWithdrawOrder`.
 */
export const getWithdrawOrderOrderNoMaxLength = 32

/**
 * The most characters of `language` in `getWithdrawOrder`.
 */
export const getWithdrawOrderLanguageMaxLength = 2

/**
 * The most characters of `orderNo` in `cancelWithdrawal`.
 */
export const cancelWithdrawalOrderNoMaxLength = 32

/**
 * The most characters of `content` in `sendFeedback`.
 */
export const sendFeedbackContentMaxLength = 10000

/**
 * The most characters of `contact` in `sendFeedback`.
 */
export const sendFeedbackContactMaxLength = 254

/**
 * The most entries of `images` in `sendFeedback`.
 */
export const sendFeedbackImagesMaxItems = 20

/**
 * The most characters of `name` in `listSubordinates`.
 */
export const listSubordinatesNameMaxLength = 64

/**
 * The fewest characters of `memberId` in `updateRebates`.
 */
export const updateRebatesMemberIdMinLength = 1

/**
 * The most characters of `memberId` in `updateRebates`.
 */
export const updateRebatesMemberIdMaxLength = 64

/**
 * The most entries of `rebates` in `updateRebates`.
 */
export const updateRebatesRebatesMaxItems = 14

/**
 * The most characters of `rebates.rate` in `updateRebates`.
 */
export const updateRebatesRebatesRateMaxLength = 9

/**
 * The fewest characters of `contractId` in `getDailySalaryContract`.
 */
export const getDailySalaryContractContractIdMinLength = 1

/**
 * The most characters of `contractId` in `getDailySalaryContract`.
 */
export const getDailySalaryContractContractIdMaxLength = 64

/**
 * The fewest characters of `memberId` in `getDailySalaryContract`.
 */
export const getDailySalaryContractMemberIdMinLength = 1

/**
 * The most characters of `memberId` in `getDailySalaryContract`.
 */
export const getDailySalaryContractMemberIdMaxLength = 64

/**
 * The fewest characters of `contractId` in `answerDailySalaryContract`.
 */
export const answerDailySalaryContractContractIdMinLength = 1

/**
 * The most characters of `contractId` in `answerDailySalaryContract`.
 */
export const answerDailySalaryContractContractIdMaxLength = 64

/**
 * The fewest characters of `contractId` in `getDividendContract`.
 */
export const getDividendContractContractIdMinLength = 1

/**
 * The most characters of `contractId` in `getDividendContract`.
 */
export const getDividendContractContractIdMaxLength = 64

/**
 * The fewest characters of `memberId` in `getDividendContract`.
 */
export const getDividendContractMemberIdMinLength = 1

/**
 * The most characters of `memberId` in `getDividendContract`.
 */
export const getDividendContractMemberIdMaxLength = 64

/**
 * The fewest characters of `contractId` in `answerDividendContract`.
 */
export const answerDividendContractContractIdMinLength = 1

/**
 * The most characters of `contractId` in `answerDividendContract`.
 */
export const answerDividendContractContractIdMaxLength = 64

/**
 * The fewest characters of `contractId` in `getHourContract`.
 */
export const getHourContractContractIdMinLength = 1

/**
 * The most characters of `contractId` in `getHourContract`.
 */
export const getHourContractContractIdMaxLength = 64

/**
 * The fewest characters of `memberId` in `getHourContract`.
 */
export const getHourContractMemberIdMinLength = 1

/**
 * The most characters of `memberId` in `getHourContract`.
 */
export const getHourContractMemberIdMaxLength = 64

/**
 * The fewest characters of `contractId` in `answerHourContract`.
 */
export const answerHourContractContractIdMinLength = 1

/**
 * The most characters of `contractId` in `answerHourContract`.
 */
export const answerHourContractContractIdMaxLength = 64

/**
 * The fewest characters of `memberId` in `listOfferedContracts`.
 */
export const listOfferedContractsMemberIdMinLength = 1

/**
 * The most characters of `memberId` in `listOfferedContracts`.
 */
export const listOfferedContractsMemberIdMaxLength = 64

/**
 * The fewest characters of `memberId` in `createContract`.
 */
export const createContractMemberIdMinLength = 1

/**
 * The most characters of `memberId` in `createContract`.
 */
export const createContractMemberIdMaxLength = 64

/**
 * The fewest entries of `terms.tiers` in `createContract`.
 */
export const createContractTermsTiersMinItems = 1

/**
 * The most entries of `terms.tiers` in `createContract`.
 */
export const createContractTermsTiersMaxItems = 10

/**
 * The most characters of `terms.tiers.reachedFrom` in `createContract`.
 */
export const createContractTermsTiersReachedFromMaxLength = 28

/**
 * The least value of `terms.tiers.minActiveMembers` in `createContract`.
 */
export const createContractTermsTiersMinActiveMembersMinimum = 0

/**
 * The greatest value of `terms.tiers.minActiveMembers` in `createContract`.
 */
export const createContractTermsTiersMinActiveMembersMaximum = 10000000

/**
 * The most characters of `terms.remark` in `createContract`.
 */
export const createContractTermsRemarkMaxLength = 500

/**
 * The fewest characters of `contractId` in `withdrawContract`.
 */
export const withdrawContractContractIdMinLength = 1

/**
 * The most characters of `contractId` in `withdrawContract`.
 */
export const withdrawContractContractIdMaxLength = 64

/**
 * The most entries of `rebates` in `createAffiliateUrl`.
 */
export const createAffiliateUrlRebatesMaxItems = 14

/**
 * The most characters of `rebates.rate` in `createAffiliateUrl`.
 */
export const createAffiliateUrlRebatesRateMaxLength = 9

/**
 * The most characters of `domain` in `createAffiliateUrl`.
 */
export const createAffiliateUrlDomainMaxLength = 253

/**
 * The fewest characters of `linkId` in `deleteAffiliateUrl`.
 */
export const deleteAffiliateUrlLinkIdMinLength = 1

/**
 * The most characters of `linkId` in `deleteAffiliateUrl`.
 */
export const deleteAffiliateUrlLinkIdMaxLength = 64

/**
 * The most characters of `username` in `createDownline`.
 */
export const createDownlineUsernameMaxLength = 64

/**
 * The most characters of `password` in `createDownline`.
 */
export const createDownlinePasswordMaxLength = 128

/**
 * The most entries of `rebates` in `createDownline`.
 */
export const createDownlineRebatesMaxItems = 14

/**
 * The most characters of `rebates.rate` in `createDownline`.
 */
export const createDownlineRebatesRateMaxLength = 9

/**
 * The most characters of `linkCode` in `createDownline`.
 */
export const createDownlineLinkCodeMaxLength = 16

/**
 * The most characters of `name` in `listDownlines`.
 */
export const listDownlinesNameMaxLength = 64

/**
 * The fewest characters of `uplineId` in `listDownlines`.
 */
export const listDownlinesUplineIdMinLength = 1

/**
 * The most characters of `uplineId` in `listDownlines`.
 */
export const listDownlinesUplineIdMaxLength = 64

/**
 * The fewest characters of `memberId` in `transferDownline`.
 */
export const transferDownlineMemberIdMinLength = 1

/**
 * The most characters of `memberId` in `transferDownline`.
 */
export const transferDownlineMemberIdMaxLength = 64

/**
 * The most characters of `amount` in `transferDownline`.
 */
export const transferDownlineAmountMaxLength = 18

/**
 * The fewest entries of `transfers` in `transferMultipleDownline`.
 */
export const transferMultipleDownlineTransfersMinItems = 1

/**
 * The most entries of `transfers` in `transferMultipleDownline`.
 */
export const transferMultipleDownlineTransfersMaxItems = 50

/**
 * The fewest characters of `transfers.memberId` in `transferMultipleDownline`.
 */
export const transferMultipleDownlineTransfersMemberIdMinLength = 1

/**
 * The most characters of `transfers.memberId` in `transferMultipleDownline`.
 */
export const transferMultipleDownlineTransfersMemberIdMaxLength = 64

/**
 * The most characters of `transfers.amount` in `transferMultipleDownline`.
 */
export const transferMultipleDownlineTransfersAmountMaxLength = 18

/**
 * The most characters of `language` in `launchChat`.
 */
export const launchChatLanguageMaxLength = 2

/**
 * The most characters of `backUrl` in `launchChat`.
 */
export const launchChatBackUrlMaxLength = 2000

/**
 * The most characters of `headerColor` in `launchChat`.
 */
export const launchChatHeaderColorMaxLength = 6

/**
 * The fewest characters of `title` in `launchChat`.
 */
export const launchChatTitleMinLength = 1

/**
 * The most characters of `title` in `launchChat`.
 */
export const launchChatTitleMaxLength = 80

/**
 * The most characters of `language` in `listLiveModels`.
 */
export const listLiveModelsLanguageMaxLength = 2
