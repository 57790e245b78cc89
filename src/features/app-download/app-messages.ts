import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const appMessages = {
  ...defineMessages({
    title: {
      id: 'appDownload.page.title',
      defaultMessage: 'Get the app',
      description: 'Title of the page that offers the app',
    },
    lead: {
      id: 'appDownload.page.lead',
      defaultMessage: 'The same account and the same games, one tap from your home screen.',
      description: 'Below the name of the site on the page that offers the app',
    },
    systems: {
      id: 'appDownload.page.systems',
      defaultMessage: 'System of your phone',
      description: 'Name of the two tabs Android and iPhone',
    },
    iphone: {
      id: 'appDownload.page.iphone',
      defaultMessage: 'iPhone and iPad',
      description: 'Tab with the downloads for iOS; the product names stay as they are',
    },
    qrTitle: {
      id: 'appDownload.qr.title',
      defaultMessage: 'Open this page on your phone',
      description: 'Heading above a QR code, on computers',
    },
    qrText: {
      id: 'appDownload.qr.text',
      defaultMessage: 'Scan the code with your phone’s camera.',
      description: 'Below the heading above the QR code',
    },
    qrLabel: {
      id: 'appDownload.qr.label',
      defaultMessage: 'QR code with the address of this page',
      description: 'Said to screen readers for the QR code',
    },
    address: {
      id: 'appDownload.address.label',
      defaultMessage: 'Address of this page',
      description: 'Label of a field with the address, to be copied',
    },
    android: {
      id: 'appDownload.android.download',
      defaultMessage: 'Download for Android',
      description: 'Button that downloads the app for Android',
    },
    ios: {
      id: 'appDownload.ios.download',
      defaultMessage: 'Download for iPhone and iPad',
      description: 'Button that downloads the app for iOS',
    },
    webApp: {
      id: 'appDownload.ios.webApp',
      defaultMessage: 'Add the web app',
      description: 'Button that downloads the profile which puts the site on the home screen of an iPhone',
    },
    steps: {
      id: 'appDownload.steps.title',
      defaultMessage: 'How to install the app',
      description: 'Heading above the numbered steps below a download button',
    },
    none: {
      id: 'appDownload.none.one',
      defaultMessage: 'There is no app for this system yet. The site does everything the app does.',
      description: 'In place of the downloads for Android or iOS where the operator has none',
    },
    emptyTitle: {
      id: 'appDownload.none.title',
      defaultMessage: 'No app yet',
      description: 'Heading where the operator has no app at all',
    },
    emptyText: {
      id: 'appDownload.none.text',
      defaultMessage: 'You can do everything on the site in your browser.',
      description: 'Text where the operator has no app at all',
    },
    installedTitle: {
      id: 'appDownload.installed.title',
      defaultMessage: 'You are in the app',
      description: 'Heading of the page that offers the app, when it is opened inside the app',
    },
    installedText: {
      id: 'appDownload.installed.text',
      defaultMessage: 'There is nothing left to install.',
      description: 'Text of the same page inside the app',
    },
    safariTitle: {
      id: 'appDownload.safari.title',
      defaultMessage: 'Open this page in Safari',
      description: 'Heading of a message: the download for iOS works in Safari alone',
    },
    safariText: {
      id: 'appDownload.safari.text',
      defaultMessage:
        'On iPhone and iPad, the app installs only from Safari. Copy the address, open Safari and paste it into the address bar.',
      description: 'Text of the message "Open this page in Safari"',
    },
    needs: {
      id: 'appDownload.notes.needs',
      defaultMessage: 'The web app needs iOS 12.4 or later.',
      description: 'Note below the download of the web app',
    },
    tooOld: {
      id: 'appDownload.notes.tooOld',
      defaultMessage: 'Your iOS is too old: the web app needs iOS 12.4 or later. Update it under Settings > General.',
      description: 'Warning in place of that note on an older iPhone',
    },
    from17Title: {
      id: 'appDownload.notes.from17Title',
      defaultMessage: 'On iOS 17 and later',
      description: 'Heading of notes for newer iPhones',
    },
    from17Profile: {
      id: 'appDownload.notes.from17Profile',
      defaultMessage:
        'You find the profile under Settings > General > VPN & Device Management. It disappears after eight minutes. If that happens, download it again.',
      description: 'Note for newer iPhones; the names of the settings as iOS shows them in this language',
    },
    from17Trust: {
      id: 'appDownload.notes.from17Trust',
      defaultMessage: 'The iPhone may have to restart before it trusts the app. Agree, then open the app.',
      description: 'Note for newer iPhones',
    },
    more: { id: 'appDownload.more.title', defaultMessage: 'More', description: 'Heading above further links' },
    tutorial: {
      id: 'appDownload.more.tutorial',
      defaultMessage: 'Pictures of each step',
      description: 'Link to a tutorial of the operator',
    },
    bonus: {
      id: 'appDownload.more.bonus',
      defaultMessage: 'Bonus for app players',
      description: 'Link to an offer of the operator',
    },
  }),
  brand: defineMessage<{ brand: string }>({
    id: 'appDownload.page.brand',
    defaultMessage: 'The {brand} app',
    description: 'Heading on the page that offers the app; {brand} is the name of the site',
  }),
}

/** What one does after each download, in order. */
export const installSteps: Record<'IOS' | 'Android' | 'MOBILECONFIG', readonly MessageDescriptor[]> = {
  Android: Object.values(
    defineMessages({
      first: {
        id: 'appDownload.android.first',
        defaultMessage: 'Tap the button. If the browser asks, keep the file.',
        description: 'First step of installing the app on Android',
      },
      second: {
        id: 'appDownload.android.second',
        defaultMessage: 'Open the file, and allow this browser to install apps.',
        description: 'Second step of installing the app on Android',
      },
      third: {
        id: 'appDownload.android.third',
        defaultMessage: 'Tap Install, then log in with your account.',
        description: 'Third step of installing the app on Android',
      },
    }),
  ),
  IOS: Object.values(
    defineMessages({
      first: {
        id: 'appDownload.ios.first',
        defaultMessage: 'Tap the button in Safari, then tap Install.',
        description: 'First step of installing the app on an iPhone',
      },
      second: {
        id: 'appDownload.ios.second',
        defaultMessage: 'Go to Settings > General > VPN & Device Management, choose the app’s developer and tap Trust.',
        description: 'Second step on an iPhone; the names of the settings as iOS shows them in this language',
      },
      third: {
        id: 'appDownload.ios.third',
        defaultMessage: 'Open the app from the home screen and log in.',
        description: 'Third step of installing the app on an iPhone',
      },
    }),
  ),
  MOBILECONFIG: Object.values(
    defineMessages({
      first: {
        id: 'appDownload.webApp.first',
        defaultMessage: 'Tap the button in Safari and allow the profile.',
        description: 'First step of adding the web app to an iPhone',
      },
      second: {
        id: 'appDownload.webApp.second',
        defaultMessage: 'Open Settings, tap Profile Downloaded at the top, then Install.',
        description: 'Second step of adding the web app; the names as iOS shows them in this language',
      },
      third: {
        id: 'appDownload.webApp.third',
        defaultMessage: 'The icon is now on your home screen.',
        description: 'Third step of adding the web app to an iPhone',
      },
    }),
  ),
}
